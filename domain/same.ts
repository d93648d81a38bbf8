/** As text, whatever order the keys came in; null and nothing say the same. */
export function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, value]) => value !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );
}

/** Whether two values say the same. */
export const same = (a: unknown, b: unknown): boolean => written(a) === written(b);
