import styles from '../styles/main.css?raw';

/** The page's own colours, light and dark, for a file that has nothing else of the page. */
export function colours(): string {
  const light = /^:root \{[^}]+\}/m.exec(styles)?.[0] ?? '';
  const dark = /^@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{[^}]+\}\s*\}/m.exec(styles)?.[0] ?? '';
  return `${light}\n${dark}\n`;
}
