import type { TFunction } from 'i18next';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { asProblem, type Problem, type ProblemCode } from '#domain/problem.ts';
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

interface Values {
  readonly name: string;
  readonly email: string;
}

/** The order in words. */
const purchaseOf = (order: Order, t: TFunction) => ({
  pack: packName(order.productId, order.name, t),
  tokens: formatNumber(order.tokens),
  price: formatMoney(Math.round(order.amount * 100)),
  date: formatMoment(order.paidAt ?? order.createdAt),
});

interface StepProps {
  readonly purchase: ReturnType<typeof purchaseOf>;
  readonly values: Values;
}

interface DeclarationProps extends StepProps {
  readonly id: string;
  readonly change: (part: Partial<Values>) => void;
  readonly onNext: () => void;
}

function Declaration({ id, purchase, values, change, onNext }: DeclarationProps) {
  const { t } = useTranslation();
  function next(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onNext();
  }
  return (
    <form id={id} onSubmit={next} className="flex flex-col gap-4">
      <p>
        <span className="block font-semibold">{t('shop.withdrawal.purchase')}</span>
        {purchase.pack} · {purchase.tokens} · {purchase.price} · {purchase.date}
      </p>
      <TextField
        label={t('shop.withdrawal.name')}
        required
        maxLength={160}
        autoComplete="name"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={t('shop.withdrawal.email')}
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        value={values.email}
        onChange={(event) => change({ email: event.target.value })}
      />
    </form>
  );
}

/** The server may have taken it before it failed to say so. */
const unanswered: readonly ProblemCode[] = ['NO_RESPONSE', 'UNREADABLE', 'INTERNAL', 'UNAVAILABLE'];

function failureText(problem: Problem, t: TFunction): string {
  if (problem.code === 'NOT_WITHDRAWABLE') return problemText(problem, t).message;
  return unanswered.includes(problem.code) ? t('shop.withdrawal.unanswered') : t('shop.withdrawal.failed');
}

function Check({ purchase, values, problem }: StepProps & { readonly problem: Problem | null }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="rounded-card border border-line bg-paper p-4 [overflow-wrap:anywhere]">
        {t('shop.withdrawal.statement', { name: values.name, ...purchase })}
      </p>
      {problem && (
        <p role="alert" className="pt-4 font-semibold text-coral">
          {failureText(problem, t)}
        </p>
      )}
    </>
  );
}

interface DecisionProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

function Decision({ busy, onConfirm, onBack }: DecisionProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button busy={busy} onClick={onConfirm}>
        {t('shop.withdrawal.confirm')}
      </Button>
      <Button kind="secondary" disabled={busy} onClick={onBack}>
        {t('shop.withdrawal.back')}
      </Button>
    </>
  );
}

/** Two steps, as EU law asks: say who withdraws from what, then confirm the declaration as a whole. */
export function WithdrawalDialog({ order, onClose, onDone }: WithdrawalDialogProps) {
  const { t } = useTranslation();
  const user = useUser();
  const form = useId();
  const [values, setValues] = useState<Values>({
    name: user ? `${user.name} ${user.lastname}` : '',
    email: user?.email ?? '',
  });
  const change = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }));
  const [step, setStep] = useState<'form' | 'check' | 'sending'>('form');
  const [problem, setProblem] = useState<Problem | null>(null);
  const purchase = purchaseOf(order, t);

  async function confirm() {
    setStep('sending');
    setProblem(null);
    try {
      await withdrawFrom(order.id, values.name, values.email);
      showToast('success', t('shop.withdrawal.done', { price: purchase.price }));
      onDone();
    } catch (error) {
      setProblem(asProblem(error));
      setStep('check');
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common.close')}
      title={step === 'form' ? t('shop.withdrawal.title') : t('shop.withdrawal.check')}
      description={t('shop.withdrawal.intro')}
      actions={
        step === 'form' ? (
          <Button type="submit" form={form}>
            {t('shop.withdrawal.next')}
          </Button>
        ) : (
          <Decision busy={step === 'sending'} onConfirm={() => void confirm()} onBack={() => setStep('form')} />
        )
      }
    >
      {step === 'form' ? (
        <Declaration id={form} purchase={purchase} values={values} change={change} onNext={() => setStep('check')} />
      ) : (
        <Check purchase={purchase} values={values} problem={problem} />
      )}
    </Dialog>
  );
}
