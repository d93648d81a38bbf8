import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { formatRange } from '../i18n/format.ts';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { rememberPolicyVersion, seenPolicyVersion } from './policy-version.ts';

/**
 * Says that terms and privacy policy have changed, also after this page was built, until it is dismissed (D23). A visitor who was never here has nothing to
 * compare with: the version of the first visit counts as seen.
 */
export function PolicyNotice({ version }: { readonly version: string }) {
  const { t } = useTranslation();
  const [dismissed, setDismissed] = useState(false);
  // Read again on every route: consenting to the new version at registration settles it too.
  useLocation();
  const seen = seenPolicyVersion();
  useEffect(() => {
    if (seen === null) rememberPolicyVersion(version);
  }, [seen, version]);

  if (dismissed || seen === null || seen === version) return null;

  function dismiss() {
    rememberPolicyVersion(version);
    setDismissed(true);
  }
  return (
    <section aria-labelledby="policy-notice" className="border-b border-line bg-sun/15">
      <div className="mx-auto flex max-w-6xl flex-col gap-3 px-4 py-4 md:flex-row md:items-center md:justify-between">
        <div>
          <p id="policy-notice" className="font-display text-lg font-semibold">
            {t('layout.policyTitle')}
          </p>
          <p className="text-ink-soft">
            {t('layout.policyVersion', { date: formatRange({ start: version, end: version }) })}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          <Link to={paths.terms} className="inline-flex min-h-11 items-center text-sea underline">
            {t('layout.terms')}
          </Link>
          <Link to={paths.privacy} className="inline-flex min-h-11 items-center text-sea underline">
            {t('layout.privacy')}
          </Link>
          <Button kind="secondary" onClick={dismiss}>
            {t('layout.policyDismiss')}
          </Button>
        </div>
      </div>
    </section>
  );
}
