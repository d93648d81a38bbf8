import type { Db } from '../../db/database.ts';
import type { ModelCallRow } from '../../db/schema.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;

const sum = (
  calls: readonly ModelCallRow[],
  field: 'tokens_in' | 'tokens_out' | 'micro_euro' | 'proposed' | 'kept' | 'faults',
) => calls.reduce((total, call) => total + (call[field] ?? 0), 0);

const euros = (micro: number) => `${(micro / 1_000_000).toFixed(4)} EUR`;

function summary(day: string, calls: readonly ModelCallRow[]): string {
  const whole = calls.filter(({ outcome }) => outcome === 'ok').length;
  const proposed = sum(calls, 'proposed');
  const share = proposed === 0 ? '-' : `${Math.round((100 * sum(calls, 'kept')) / proposed)} %`;
  return [
    day,
    `${calls.length} calls, ${whole} whole`,
    `${sum(calls, 'tokens_in')} + ${sum(calls, 'tokens_out')} tokens`,
    euros(sum(calls, 'micro_euro')),
    `${share} kept, ${sum(calls, 'faults')} faults`,
  ].join('\t');
}

function line(call: ModelCallRow): string {
  const { started_at, provider, model, prompt, work, round, latency_ms, tokens_in, tokens_out } = call;
  const { micro_euro, kept, proposed, faults, outcome } = call;
  return [
    started_at,
    `${provider}/${model}@${prompt}`,
    `${work} ${round}`,
    `${latency_ms ?? '-'} ms`,
    `${tokens_in ?? '-'} + ${tokens_out ?? '-'} tokens`,
    micro_euro === null ? '-' : euros(micro_euro),
    `${kept ?? '-'}/${proposed ?? '-'} kept, ${faults ?? '-'} faults`,
    outcome,
  ].join('\t');
}

/** For operators: the calls of language models of the last day, one a line, and the sums of the last thirty days. */
export async function modelCallLines(db: Db, now: Date): Promise<string[]> {
  const since = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const calls = await db
    .selectFrom('model_calls')
    .selectAll()
    .where('started_at', '>', since(DAYS))
    .orderBy('started_at')
    .execute();
  const byDay = new Map<string, ModelCallRow[]>();
  for (const call of calls) {
    // What is read is kept or not in another sense than what is planned.
    const day = `${call.started_at.slice(0, 10)} ${call.work === 'read' ? 'read' : 'planned'}`;
    byDay.set(day, [...(byDay.get(day) ?? []), call]);
  }
  const yesterday = since(1);
  return [
    ...calls.filter(({ started_at }) => started_at > yesterday).map(line),
    ...[...byDay].map(([day, ofDay]) => summary(day, ofDay)),
    ...(calls.length === 0 ? ['No language model was asked.'] : []),
  ];
}
