export type Environment = Readonly<Record<string, string | undefined>>;

/** Thrown with one line per wrong value, each naming the variable, what it holds and what it may hold. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Whether a text is an address of the web, with or without a path. */
export const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Reads values and collects what is wrong with them, so that an operator sees all mistakes at once. */
export class Reader {
  readonly problems: string[] = [];
  constructor(private readonly env: Environment) {}

  text(name: string, fallback: string): string {
    const value = this.env[name]?.trim();
    return value === undefined || value === '' ? fallback : value;
  }

  refuse(name: string, expected: string): void {
    this.problems.push(`${name}=${JSON.stringify(this.env[name] ?? '')} is wrong: expected ${expected}`);
  }

  whole(name: string, fallback: number, lowest: number, highest: number): number {
    const text = this.text(name, String(fallback));
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= lowest && value <= highest) return value;
    this.refuse(name, `a whole number from ${lowest} to ${highest}`);
    return fallback;
  }

  flag(name: string, fallback: boolean): boolean {
    const text = this.text(name, fallback ? '1' : '0');
    if (text === '1' || text === '0') return text === '1';
    this.refuse(name, '0 or 1');
    return fallback;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name, fallback);
    const found = values.find((value) => value === text);
    if (found === undefined) this.refuse(name, `one of ${values.join(', ')}`);
    return found ?? fallback;
  }

  origin(name: string, fallback: string): string {
    const text = this.text(name, fallback);
    try {
      const url = new URL(text);
      if ((url.protocol === 'http:' || url.protocol === 'https:') && url.origin === text.replace(/\/$/, ''))
        return url.origin;
    } catch {
      // Falls through to the message below.
    }
    this.refuse(name, 'an origin such as https://trips.example.org, without a path');
    return fallback;
  }

  /** A base address with a path, without the slash at its end. */
  baseUrl(name: string): string | null {
    const text = this.text(name, '').replace(/\/+$/, '');
    if (text === '' || (URL.canParse(text) && /^https?:/.test(text))) return text === '' ? null : text;
    this.refuse(name, 'an address such as http://localhost:11434/v1');
    return null;
  }
}
