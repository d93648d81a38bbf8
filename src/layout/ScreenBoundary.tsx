import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';

function Unreadable() {
  const { t } = useTranslation();
  return (
    <div className="py-10">
      <ErrorPanel
        title={t('trip.cannotRead')}
        message={t('trip.cannotReadText')}
        action={<Button onClick={() => window.location.reload()}>{t('common.tryAgain')}</Button>}
      />
    </div>
  );
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Unreadable /> : this.props.children;
  }
}

/** A screen that cannot read the device's storage says so, instead of showing an empty list (P2). */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary key={pathname}>{children}</Boundary>;
}
