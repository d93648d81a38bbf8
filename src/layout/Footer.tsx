import { Mail, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { useThisYear } from '../ui/today.ts';
import { type NavigationLink, useNavigationLinks } from './navigation-links.ts';
import { SocialLinks } from './SocialLinks.tsx';

interface LinkColumnProps {
  readonly id: string;
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

function LinkColumn({ id, title, links }: LinkColumnProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="pb-1 text-lg">
        {title}
      </h2>
      <ul>
        {links.map(({ to, label, state }) => (
          <li key={to}>
            <Link
              className="inline-flex min-h-11 items-center text-ink no-underline underline-offset-4 hover:text-sea hover:underline"
              to={to}
              state={state}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact() {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className="pb-3 text-lg">{t('layout.footerContact')}</h2>
      <address className="flex flex-col gap-3 text-ink-soft not-italic">
        <p className="flex gap-2">
          <Mail aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{t('layout.footerEmail')}</span>
        </p>
        <p className="flex gap-2">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{t('layout.footerAddress')}</span>
        </p>
      </address>
    </section>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const links = useNavigationLinks();
  const year = useThisYear();
  return (
    <footer className="mt-20 border-t border-line bg-card pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto grid max-w-6xl grid-cols-1 gap-x-8 gap-y-10 px-4 py-12 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr]">
        <section>
          <h2 className="pb-3 text-lg">{t('layout.footerTitle')}</h2>
          <p className="max-w-xs text-ink-soft">{t('layout.footerAbout')}</p>
        </section>
        <LinkColumn
          id="footer-links"
          title={t('layout.footerLinks')}
          links={[{ to: paths.home, label: t('layout.home') }, ...links]}
        />
        <LinkColumn
          id="footer-conditions"
          title={t('layout.footerConditions')}
          links={[
            { to: paths.terms, label: t('layout.terms') },
            { to: paths.privacy, label: t('layout.privacy') },
          ]}
        />
        <Contact />
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <p className="text-sm text-ink-soft">
            © {year !== '' && `${year} `}
            {t('common.appName')}. {t('layout.rights')}
          </p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}
