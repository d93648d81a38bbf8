import { StrictMode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18next } from './i18n/i18n.ts';
import { Layout } from './layout/Layout.tsx';
import { AppRoutes } from './routes.tsx';

interface AppProps {
  /** Called once when the first screen is in the document. */
  readonly onDrawn?: () => void;
}

/** Everything inside the router; the same in the browser and in the markup made at build time. */
export function App({ onDrawn }: AppProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <I18nextProvider i18n={i18next}>
        <Layout>
          <AppRoutes />
        </Layout>
      </I18nextProvider>
    </StrictMode>
  );
}
