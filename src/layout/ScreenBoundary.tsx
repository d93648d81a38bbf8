import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../navigation/paths.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { failureKind } from './failure-kind.ts';

/** A part that could not be had is asked for again only by a new page. */
const reload = () => window.location.reload();

function Failed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const kind = failureKind(error);
  return (
    <div className="py-10">
      <ErrorPanel
        title={t(`layout.failed.${kind}.title`)}
        message={t(`layout.failed.${kind}.text`)}
        action={
          <>
            <Button onClick={reload}>{t('common.tryAgain')}</Button>
            {kind === 'other' && (
              <ButtonLink kind="secondary" to={paths.home}>
                {t('common.backHome')}
              </ButtonLink>
            )}
          </>
        }
      />
    </div>
  );
}

/** A screen that fails says what happened, and the rest of the page goes on; another address is another try. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} fallback={(error) => <Failed error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
