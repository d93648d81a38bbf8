import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUserId } from '../../data/session.ts';
import { paths } from '../../navigation/paths.ts';
import { SignInPrompt } from '../../navigation/SignInPrompt.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useChosen } from './chosen.ts';
import { Summary } from './Summary.tsx';

function NothingChosen() {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('payment.nothingTitle')}
      picture={<ShoppingBag className="size-16" strokeWidth={1.25} />}
      action={<ButtonLink to={paths.shop}>{t('payment.toShop')}</ButtonLink>}
    >
      {t('payment.nothingText')}
    </EmptyState>
  );
}

function SignInFirst({ productId }: { readonly productId: string }) {
  const { t } = useTranslation();
  const returnTo = `${paths.payment}?${new URLSearchParams({ product: productId }).toString()}`;
  return (
    <SignInPrompt title={t('payment.signInTitle')} returnTo={returnTo}>
      {t('payment.signInText')}
    </SignInPrompt>
  );
}

export default function PaymentScreen() {
  const { product, returnTo } = useChosen();
  const signedIn = useUserId() !== null;
  if (product === undefined) return <Skeleton className="my-8 h-72" />;
  if (product === null) return <NothingChosen />;
  if (!signedIn) return <SignInFirst productId={product.id} />;
  return <Summary product={product} returnTo={returnTo} />;
}
