import { Link2Off } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLinkToken } from '../../navigation/link-token.ts';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export default function ResetPasswordScreen() {
  const { t } = useTranslation();
  const token = useLinkToken();
  const [refused, setRefused] = useState(false);
  if (token !== null && !refused) return <NewPasswordForm token={token} onInvalidToken={() => setRefused(true)} />;
  return (
    <div role="alert">
      <EmptyState
        title={t('auth.resetPassword.invalidToken')}
        picture={<Link2Off className="size-14" />}
        action={<ButtonLink to={paths.forgotPassword}>{t('auth.resetPassword.newLink')}</ButtonLink>}
      >
        {t('auth.resetPassword.invalidTokenText')}
      </EmptyState>
    </div>
  );
}
