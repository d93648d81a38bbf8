import { useTranslation } from 'react-i18next';

/** Placeholders, as the specification has them: the operator puts the own addresses here. */
const addresses = { linkedin: 'https://www.linkedin.com/', instagram: 'https://www.instagram.com/' } as const;

const linkStyle = 'grid size-11 place-items-center rounded-full text-ink-soft transition hover:bg-ink/5 hover:text-sea';

export function SocialLinks() {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('layout.social')} className="-mx-2.5 flex">
      <li>
        <a href={addresses.linkedin} rel="noreferrer" aria-label={t('layout.linkedin')} className={linkStyle}>
          <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-current">
            <path d="M4.5 3h15A1.5 1.5 0 0 1 21 4.500v15a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 19.500v-15A1.5 1.5 0 0 1 4.5 3zm1.3 7v8h2.600v-8zm1.3-4.100a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM10 10v8h2.600v-4.200c0-1.1.5-1.8 1.5-1.800s1.4.7 1.4 1.800V18h2.600v-4.700c0-2.3-1.2-3.5-3-3.5-1.2 0-2 .5-2.5 1.300V10z" />
          </svg>
        </a>
      </li>
      <li>
        <a href={addresses.instagram} rel="noreferrer" aria-label={t('layout.instagram')} className={linkStyle}>
          <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-none stroke-current" strokeWidth="2">
            <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
            <circle cx="12" cy="12" r="4" />
            <path d="M17 7h0" strokeWidth="2.6" strokeLinecap="round" />
          </svg>
        </a>
      </li>
    </ul>
  );
}
