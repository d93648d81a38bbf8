import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem, type Problem } from '#domain/problem.ts';
import { type Order, withdrawFrom } from '../../data/payments.ts';
import { useUser } from '../../data/session.ts';
import { formatMoment, formatMoney, formatNumber } from '../../i18n/format.ts';
import { packName } from '../../i18n/pack-name.ts';
import { problemText } from '../../i18n/problem-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TextField } from '../../ui/Field.tsx';
import { showToast } from '../../ui/toast-store.ts';

interface WithdrawalDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Two steps, as EU law asks: say who withdraws from what, then confirm the declaration as a whole. */
export function WithdrawalDialog({ order, onClose, onDone }: WithdrawalDialogProps) {
  const { t } = useTranslation();
  const user = useUser();
  const form = useId();
  const [name, setName] = useState(user ? `${user.name} ${user.lastname}` : '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [step, setStep] = useState<'form' | 'check' | 'sending'>('form');
  const [problem, setProblem] = useState<Problem | null>(null);
  const price = formatMoney(Math.round(order.amount * 100));
  const purchase = {
    pack: packName(order.productId, order.name, t),
    tokens: formatNumber(order.tokens),
    price,
    date: formatMoment(order.paidAt ?? order.createdAt),
  };

  function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setStep('check');
  }

  async function confirm() {
    setStep('sending');
    setProblem(null);
    try {
      await withdrawFrom(order.id, name, email);
      showToast('success', t('shop.withdrawal.done', { price }));
      onDone();
    } catch (error) {
      setProblem(asProblem(error));
      setStep('check');
    }
  }

  const actions =
    step === 'form' ? (
      <Button type="submit" form={form}>
        {t('shop.withdrawal.next')}
      </Button>
    ) : (
      <>
        <Button busy={step === 'sending'} onClick={() => void confirm()}>
          {t('shop.withdrawal.confirm')}
        </Button>
        <Button kind="secondary" disabled={step === 'sending'} onClick={() => setStep('form')}>
          {t('shop.withdrawal.back')}
        </Button>
      </>
    );

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={step === 'form' ? t('shop.withdrawal.title') : t('shop.withdrawal.check')}
      description={t('shop.withdrawal.intro')}
      actions={actions}
    >
      {step === 'form' ? (
        <form id={form} onSubmit={check} className="flex flex-col gap-4">
          <p>
            <span className="block font-semibold">{t('shop.withdrawal.purchase')}</span>
            {purchase.pack} · {purchase.tokens} · {purchase.price} · {purchase.date}
          </p>
          <TextField
            label={t('shop.withdrawal.name')}
            required
            maxLength={160}
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label={t('shop.withdrawal.email')}
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </form>
      ) : (
        <>
          <p className="rounded-card border border-line bg-paper p-4 [overflow-wrap:anywhere]">
            {t('shop.withdrawal.statement', { name, ...purchase })}
          </p>
          {problem && (
            <p role="alert" className="pt-4 font-semibold text-coral">
              {problem.code === 'NOT_WITHDRAWABLE' ? problemText(problem, t).message : t('shop.withdrawal.failed')}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
