import { useTranslation } from 'react-i18next';
import { HeroButtons } from './HeroButtons.tsx';

export function ClosingCall() {
  const { t } = useTranslation();
  return (
    <section className="relative flex flex-col items-center gap-5 overflow-hidden rounded-card bg-sea px-6 py-14 text-center text-on-sea md:py-20 dark:bg-sea/15 dark:text-ink">
      <svg
        aria-hidden
        viewBox="0 0 1200 300"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full fill-none stroke-on-sea opacity-20 dark:stroke-sea"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <path
          d="M-20 170C100 60 190 60 290 130S470 270 620 264s250-10 350-100 150-110 250-100"
          strokeDasharray="2 14"
        />
        <path d="M-20 290c100-20 200 20 300 0s200-20 300 0 200 20 300 0 200-20 340 0M-20 20c100-16 200 16 300 0s200-16 300 0 200 16 300 0 200-16 340 0" />
      </svg>
      <h2 className="relative text-3xl [overflow-wrap:anywhere]">{t('home.closingTitle')}</h2>
      <p className="relative max-w-measure text-balance">{t('home.closingText')}</p>
      <div className="relative max-w-full">
        <HeroButtons onSea />
      </div>
    </section>
  );
}
