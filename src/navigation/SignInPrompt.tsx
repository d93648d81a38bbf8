import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { paths, type ReturnState } from './paths.ts';

interface SignInPromptProps {
  readonly title: string;
  /** Where to come back to, when it is not this very path. */
  readonly returnTo?: string;
  readonly children?: ReactNode;
}

/** Takes the place of a screen that is for accounts only; both ways lead back to it. */
export function SignInPrompt({ title, returnTo, children }: SignInPromptProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const state: ReturnState = { returnTo: returnTo ?? pathname };
  return (
    <EmptyState
      title={title}
      action={
        <>
          <ButtonLink to={paths.login} state={state}>
            {t('layout.signIn')}
          </ButtonLink>
          <ButtonLink kind="secondary" to={paths.register} state={state}>
            {t('layout.signUp')}
          </ButtonLink>
        </>
      }
    >
      {children}
    </EmptyState>
  );
}
