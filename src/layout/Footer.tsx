import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { useToday } from '../ui/today.ts';

const linkStyle = 'inline-flex min-h-11 items-center text-ink underline-offset-4 hover:underline';

export function Footer() {
  const { t } = useTranslation();
  const year = useToday().slice(0, 4);
  return (
    <footer className="mt-16 border-t border-line pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 md:grid-cols-4">
        <section>
          <h2 className="pb-2 text-lg">{t('common.appName')}</h2>
          <p className="text-ink-soft">{t('layout.footerAbout')}</p>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links" className="pb-2 text-lg">
            {t('layout.footerLinks')}
          </h2>
          <ul>
            <li>
              <Link className={linkStyle} to={paths.home}>
                {t('layout.home')}
              </Link>
            </li>
            <li>
              <Link className={linkStyle} to={paths.planTrip}>
                {t('layout.planTrip')}
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-conditions">
          <h2 id="footer-conditions" className="pb-2 text-lg">
            {t('layout.footerConditions')}
          </h2>
          <ul>
            <li>
              <Link className={linkStyle} to={paths.terms}>
                {t('layout.terms')}
              </Link>
            </li>
            <li>
              <Link className={linkStyle} to={paths.privacy}>
                {t('layout.privacy')}
              </Link>
            </li>
          </ul>
        </nav>
        <section>
          <h2 className="pb-2 text-lg">{t('layout.footerContact')}</h2>
          <p className="text-ink-soft">hola@periplo.example</p>
        </section>
      </div>
      <p className="border-t border-line px-4 py-4 text-center text-sm text-ink-soft">
        © {year} {t('common.appName')}. {t('layout.rights')}
      </p>
    </footer>
  );
}
