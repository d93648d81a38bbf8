import { MailCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Says nothing about whether the address has an account. */
export default function ForgotPasswordSentScreen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('forgotPassword.sentTitle')}
      picture={<MailCheck className="size-14" />}
      action={
        <>
          <ButtonLink to={paths.login}>{t('forgotPassword.backToLogin')}</ButtonLink>
          <ButtonLink to={paths.forgotPassword} kind="secondary">
            {t('forgotPassword.retry')}
          </ButtonLink>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="status" className="text-ink">
          {t('forgotPassword.success')}
        </p>
        <p>{t('forgotPassword.sentText')}</p>
        <p>{t('forgotPassword.spam')}</p>
      </div>
    </EmptyState>
  );
}
