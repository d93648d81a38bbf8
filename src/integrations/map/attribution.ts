export interface Credit {
  readonly text: string;
  readonly href: string | null;
}

const entities: Readonly<Record<string, string>> = { amp: '&', copy: '©', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plain(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Whose data a map shows. Sources say it in HTML, which is never made part of the page (P8): texts, and links to the web,
 * are taken out of it.
 */
export function creditsOf(attribution: string): Credit[] {
  const link = /<a\s[^>]*?href=["']?(https?:\/\/[^"'\s>]+)[^>]*>(.*?)<\/a>/gis;
  const credits: Credit[] = [];
  let end = 0;
  for (const found of attribution.matchAll(link)) {
    credits.push({ text: plain(attribution.slice(end, found.index)), href: null });
    credits.push({ text: plain(found[2] ?? ''), href: found[1] ?? null });
    end = found.index + found[0].length;
  }
  credits.push({ text: plain(attribution.slice(end)), href: null });
  return credits.filter(({ text }) => text !== '' && text !== '|');
}
