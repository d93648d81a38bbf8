import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PrerenderedPath } from '#contract/page-html.ts';
import { App } from './App.tsx';
import { type chosenLanguage, i18next, startI18n } from './i18n/i18n.ts';
import { tabTitle } from './layout/PageTitle.tsx';
import { paths } from './navigation/paths.ts';
import { bringScreen, ownTextsAt } from './routes.tsx';
import { takesOverMarkup } from './ui/hydrated.ts';

export { fillPage, prerendered, startScripts } from '#contract/page-html.ts';
export { languages } from '#domain/language.ts';

interface Shell {
  readonly title: string;
  readonly markup: string;
  /** An attribute of the element that holds it: what it took for granted. */
  readonly mark: string;
}

/** A page as a visitor without an account sees it, for the first paint before any script has come. Home goes first: it needs fewest texts. */
export async function shellOf(path: PrerenderedPath, language: ReturnType<typeof chosenLanguage>): Promise<Shell> {
  await startI18n(language, path === paths.home ? null : ownTextsAt(path));
  await bringScreen(path);
  takesOverMarkup();
  const markup = renderToString(
    <StaticRouter location={path}>
      <App />
    </StaticRouter>,
  );
  return { title: tabTitle(path, i18next.t), markup, mark: `data-shell="${language}"` };
}
