import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { type chosenLanguage, i18next, startI18n } from './i18n/i18n.ts';
import { paths } from './navigation/paths.ts';
import { takesOverMarkup } from './ui/hydrated.ts';

export { fillPage, startScripts } from '#contract/page-html.ts';
export { languages } from '#domain/language.ts';

interface Shell {
  readonly title: string;
  readonly markup: string;
  /** An attribute of the element that holds it: what it took for granted. */
  readonly mark: string;
}

/** The home page as a visitor without an account sees it, for the first paint before any script has come. */
export async function homeShell(language: ReturnType<typeof chosenLanguage>): Promise<Shell> {
  await startI18n(language);
  takesOverMarkup();
  const markup = renderToString(
    <StaticRouter location={paths.home}>
      <App />
    </StaticRouter>,
  );
  const title = `${i18next.t('common.appName')} · ${i18next.t('home.title')}`;
  return { title, markup, mark: `data-shell="${language}"` };
}
