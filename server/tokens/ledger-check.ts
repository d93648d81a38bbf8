import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/database.ts';

/** Each names one way in which the ledger would be wrong; the query finds who is. One statement each: one snapshot. */
const faults: Readonly<Record<string, RawBuilder<{ id: string }>>> = {
  'a balance is not the sum of its entries': sql`
    select a.user_id as id from accounts a
    left join (select user_id, sum(d_available) as available, sum(d_held) as held, sum(d_owed) as owed
               from entries group by user_id) e on e.user_id = a.user_id
    where a.available <> coalesce(e.available, 0) or a.held <> coalesce(e.held, 0) or a.owed <> coalesce(e.owed, 0)`,
  'entries move tokens of an account that does not exist': sql`
    select e.user_id as id from entries e left join accounts a on a.user_id = e.user_id where a.user_id is null
    group by e.user_id having sum(e.d_available) <> 0 or sum(e.d_held) <> 0 or sum(e.d_owed) <> 0`,
  'a balance is below zero, or has tokens while it owes some': sql`
    select user_id as id from accounts where available < 0 or held < 0 or owed < 0 or (owed > 0 and available > 0)`,
  'held tokens are not the sum of the open holds': sql`
    select a.user_id as id from accounts a
    left join (select user_id, sum(amount) as held from holds where state = 'held' group by user_id) h
      on h.user_id = a.user_id
    where a.held <> coalesce(h.held, 0)`,
  'a hold lacks its entry, or is not closed by exactly one settle or release': sql`
    select h.id as id from holds h left join entries e on e.ref = h.id and e.kind in ('hold', 'settle', 'release')
    group by h.id, h.state
    having sum(case when e.kind = 'hold' then 1 else 0 end) <> 1
      or sum(case when e.kind = 'settle' then 1 else 0 end) <> (case when h.state = 'settled' then 1 else 0 end)
      or sum(case when e.kind = 'release' then 1 else 0 end) <> (case when h.state = 'released' then 1 else 0 end)`,
  'an entry speaks of a hold that does not exist': sql`
    select e.id as id from entries e left join holds h on h.id = e.ref
    where e.kind in ('hold', 'settle', 'release', 'beta') and h.id is null`,
  'a settled hold was charged something else than its price': sql`
    select h.id as id from holds h join entries e on e.ref = h.id and e.kind in ('settle', 'beta')
    where h.state = 'settled' group by h.id, h.amount having sum(e.d_available) <> 0 or sum(e.d_held) <> -h.amount`,
  'an order took back something else than its entries': sql`
    select o.id as id from orders o
    left join entries e on substr(e.ref, 1, 36) = o.id and e.kind in ('clawback', 'restore')
    group by o.id, o.taken_back having coalesce(sum(e.d_available - e.d_owed), 0) <> -o.taken_back`,
  'a paid order was not credited exactly what it buys': sql`
    select o.id as id from orders o left join entries e on e.ref = o.id and e.kind = 'purchase'
    where (o.paid_at is not null and coalesce(e.d_available - e.d_owed, 0) <> o.tokens)
      or (o.paid_at is null and e.id is not null)`,
};

/** One line per fault and whom it concerns; empty when the ledger is right (P3). */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = await query.execute(db);
    found.push(...rows.map(({ id }) => `${fault}: ${id}`));
  }
  return found;
}
