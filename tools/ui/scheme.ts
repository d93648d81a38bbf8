export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

function force(rules: CSSRuleList, scheme: Scheme): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText.includes('prefers-color-scheme')) {
      rule.media.mediaText = scheme === 'dark' ? 'all' : 'not all';
    }
    if ('cssRules' in rule) force(rule.cssRules as CSSRuleList, scheme);
  }
}

/**
 * Shows this document in one scheme, whatever the system prefers: the media query in src/styles always or never matches.
 * So the tokens stay written once, and the product needs no class for this page.
 */
export function showScheme(scheme: Scheme): void {
  const apply = () => {
    for (const sheet of document.styleSheets) force(sheet.cssRules, scheme);
  };
  document.documentElement.className = `theme-${scheme}`;
  document.documentElement.style.colorScheme = scheme;
  apply();
  // Vite rewrites the style element when a style changes.
  new MutationObserver(apply).observe(document.head, { childList: true, subtree: true, characterData: true });
}
