import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '#domain/open-list.ts';
import { orderStates } from '#domain/shop/order.ts';
import { type Order, useOrders } from '../../data/payments.ts';
import { formatMoment, formatMoney, formatNumber, formatRange } from '../../i18n/format.ts';
import { packName } from '../../i18n/pack-name.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Section } from './Section.tsx';
import { WithdrawalDialog } from './WithdrawalDialog.tsx';

const tones: Partial<Record<Order['state'], BadgeTone>> = { paid: 'leaf', failed: 'coral', disputed: 'coral' };

interface PurchaseProps {
  readonly order: Order;
  readonly onWithdraw: () => void;
}

function Purchase({ order, onWithdraw }: PurchaseProps) {
  const { t } = useTranslation();
  const { withdrawUntil: until } = order;
  const state = known(orderStates, order.state);
  return (
    <li className="flex flex-col gap-2 border-t border-line py-4 md:flex-row md:items-center md:gap-6">
      <div className="grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="font-display text-lg">{packName(order.productId, order.name, t)}</strong>
          {state && <Badge tone={tones[state] ?? 'neutral'}>{t(`shop.state.${state}`)}</Badge>}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">
          {t('shop.tokens', { count: order.tokens, formatted: formatNumber(order.tokens) })} ·{' '}
          {formatMoney(Math.round(order.amount * 100))} · {formatMoment(order.paidAt ?? order.createdAt)}
        </p>
        {until && (
          <p className="text-sm text-ink-soft">
            {t('shop.withdrawUntil', { date: formatRange({ start: until, end: until }) })}
          </p>
        )}
      </div>
      {until && (
        <Button kind="secondary" onClick={onWithdraw}>
          {t('shop.withdraw')}
        </Button>
      )}
    </li>
  );
}

interface PurchasesProps {
  /** Tokens have gone with a withdrawal. */
  readonly onChange: () => void;
}

/** The order history, and the right of withdrawal where it can be used. */
export function Purchases({ onChange }: PurchasesProps) {
  const { t } = useTranslation();
  const [orders, again] = useOrders();
  const [leaving, setLeaving] = useState<Order | null>(null);
  return (
    <Section title={t('shop.purchases')}>
      {orders.state === 'asking' && <Skeleton className="h-24" />}
      {orders.state === 'refused' && (
        <FailedPart message={t('shop.purchasesFailed')} againLabel={t('common.tryAgain')} onAgain={again} />
      )}
      {orders.state === 'answered' && orders.answer.length === 0 && (
        <p className="text-ink-soft">{t('shop.noPurchases')}</p>
      )}
      {orders.state === 'answered' && orders.answer.length > 0 && (
        <ul className="border-b border-line">
          {orders.answer.map((order) => (
            <Purchase key={order.id} order={order} onWithdraw={() => setLeaving(order)} />
          ))}
        </ul>
      )}
      {leaving && (
        <WithdrawalDialog
          order={leaving}
          onClose={() => setLeaving(null)}
          onDone={() => {
            setLeaving(null);
            again();
            onChange();
          }}
        />
      )}
    </Section>
  );
}
