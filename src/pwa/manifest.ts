import { pickLanguage } from '#domain/language.ts';

/** Names the manifest of a language; the server knows only what the browser asks for, not what was picked on this device. */
export function nameManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const own = language === pickLanguage(navigator.languages);
  const wanted = own ? '/manifest.webmanifest' : `/manifest.${language}.webmanifest`;
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}
