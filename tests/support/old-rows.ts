import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WireTrip } from '#contract/wire-trip.ts';

/**
 * What a server of November 2026 had stored, as it was: the password hash, the hashes of operations and the trip, which lacks
 * everything that became part of trips later. Never made anew: a phone that sends an operation again after an update finds
 * these.
 */
const file = path.join(import.meta.dirname, 'old-trip.json');
export const oldTrip = JSON.parse(readFileSync(file, 'utf8')) as WireTrip;

const at = '2026-11-19T12:00:00.000Z';
const later = '2027-05-01T12:00:00.000Z';
const userId = '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b20';
const device = '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b03';
const link = '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b05';
const options = { luggage: true, costs: true, dates: 'exact' };
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const opKey = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

export const old = {
  userId,
  email: 'ada@example.org',
  sessionId: '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b21',
  deletedTripId: '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b04',
  publicationId: '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b22',
  orderId: '5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b23',
  shareToken: 'AAAAAAAAAAAAAAAAAAAAAAAA',
  calendarSecret: 'a-secret-of-a-calendar-link',
  mailToken: 'a-token-of-a-link-in-a-mail',
  planKey: opKey(7),
  planRequest: {
    destination: 'Rome',
    dates: { start: '2027-03-15', end: '2027-03-15' },
    preferences: '',
    budget: 'moderate',
    categories: ['history', 'food'],
    travelers: { adults: 2, children: 0 },
  },
  plannedThen: '{"planned":"then"}',
} as const;

const trip = `/api/trips/${oldTrip.id}`;

/** A word of a trip's note that was deleted, and of which nothing may be left after the update. */
export const OLD_NOTE = 'a-note-that-its-owner-deleted';

/** Operations whose answers got lost: the phone sends the very same again. `answer` is what the log of then has kept. */
export const waiting = [
  {
    key: opKey(1),
    hash: '80FMU15WyZB5pScmKjTWWKU92BzuaqN1_vqyjMCNPA4',
    request: { method: 'POST', url: '/api/trips', body: oldTrip },
    answer: JSON.stringify({ id: oldTrip.id, summary: OLD_NOTE, version: 1 }),
  },
  {
    key: opKey(2),
    hash: 'JSweZNT4K9a_Uzqv-B67_R6wJc_t_E5Y0mclUFDQVm0',
    request: {
      method: 'PATCH',
      url: trip,
      body: { device, baseVersion: 1, changes: [{ kind: 'title', title: 'Roma' }] },
    },
    answer: JSON.stringify({ version: 2, trip: { ...oldTrip, notes: OLD_NOTE } }),
  },
  {
    key: opKey(3),
    hash: 'jLleRz42Zhpo3sV7xH7UKI8hheNalOqpF-D5--3OjjU',
    request: { method: 'DELETE', url: `/api/trips/${old.deletedTripId}`, body: undefined },
    answer: '{"deleted":true}',
  },
  {
    key: opKey(4),
    hash: 'JyEt4VOYXdsex7XIz8sZtmRy18jf3OGcxO6X_UkEocc',
    request: {
      method: 'POST',
      url: `${trip}/shares`,
      body: { id: link, token: old.shareToken, options, expiresAt: null },
    },
    answer: JSON.stringify({ id: link, tripId: oldTrip.id, options, createdAt: at, expiresAt: null, views: 0 }),
  },
  {
    key: opKey(6),
    hash: 'C9oUP2AF3OPiIMMr47BEZDjxZEpM2Lc6Uxt90zNtJ0Y',
    request: { method: 'DELETE', url: '/api/shares/5f0f6a52-6a3c-4c1e-9a44-0a3c5e0d1b06', body: undefined },
    answer: '{"revoked":true}',
  },
] as const;

const card = {
  id: oldTrip.id,
  destination: oldTrip.destination,
  destinationId: oldTrip.destinationId,
  dateStart: oldTrip.dateStart,
  dateEnd: oldTrip.dateEnd,
  travelers: oldTrip.travelers,
  categories: oldTrip.categories,
  budget: oldTrip.budget,
  summary: oldTrip.summary,
  totalBudget: oldTrip.totalBudget,
  version: 1,
};
const idea = {
  id: old.publicationId,
  by: 'traveller',
  title: 'Rome by night',
  intro: 'Ruins by day, and long dinners where the Romans eat.',
  destination: 'Rome',
  destinationId: 'rome',
  days: 1,
  month: 3,
  categories: ['history'],
  budget: 'moderate',
  landscape: 'historic',
  totalPerPerson: 10,
  summary: 'Rome in a day',
};

type Row = Readonly<Record<string, string | number | null>>;

/** By table, parents first; every column of the newest schema: an older one takes those it has. */
export const oldRows: readonly (readonly [table: string, rows: readonly Row[]])[] = [
  [
    'users',
    [
      {
        id: userId,
        email: old.email,
        name: 'Ada',
        lastname: 'Byron',
        bio: null,
        travel_style: null,
        language: 'en',
        // Of GOOD_PASSWORD.
        password_hash:
          '$argon2id$v=19$m=19456,t=2,p=1$69h49kbJa3kMZcl4iuDW3g$PRvHM1vWYfKE+7kpFqa8IB4cO6D7pAH9kvl6FXoCcnQ',
        terms_version: '2026-11-20',
        terms_at: at,
        created_at: at,
        user_from: 'London',
        preferences: '{"categories":["history"],"budget":null,"travellers":null,"notes":""}',
        profiling: 1,
        commercial_mail: 0,
        email_verified_at: null,
      },
    ],
  ],
  [
    'sessions',
    [
      {
        id: old.sessionId,
        user_id: userId,
        n: 3,
        used_at: at,
        rotated_at: at,
        reissues: 0,
        created_at: at,
        idle_until: later,
        absolute_until: later,
        revoked_at: null,
        reason: null,
        device: 'Firefox · Linux',
      },
    ],
  ],
  [
    'trips',
    [
      {
        user_id: userId,
        id: oldTrip.id,
        version: 1,
        date_start: oldTrip.dateStart,
        card: JSON.stringify(card),
        document: JSON.stringify(oldTrip),
        created_at: at,
        updated_at: at,
        paths: '{}',
      },
    ],
  ],
  ['anonymous_plans', [{ day: '2026-11-19', visitor: 'x', plans: 2 }]],
  [
    'op_log',
    waiting.map(({ key, hash, request, answer }) => ({
      user_id: userId,
      op_id: key,
      request_hash: hash,
      answer,
      version: request.method === 'POST' && request.url === '/api/trips' ? 1 : request.method === 'PATCH' ? 2 : null,
      created_at: at,
    })),
  ],
  ['accounts', [{ user_id: userId, available: 270, held: 0, owed: 0 }]],
  [
    'entries',
    [
      {
        id: `${at} 000001 a`,
        user_id: userId,
        kind: 'welcome',
        ref: userId,
        d_available: 170,
        d_held: 0,
        d_owed: 0,
        work: null,
        trip_id: null,
        at,
      },
      {
        id: `${at} 000002 b`,
        user_id: userId,
        kind: 'purchase',
        ref: old.orderId,
        d_available: 100,
        d_held: 0,
        d_owed: 0,
        work: null,
        trip_id: null,
        at,
      },
    ],
  ],
  [
    'orders',
    [
      {
        id: old.orderId,
        user_id: userId,
        op_key: opKey(8),
        product_id: 'basic_pack',
        product_name: 'Basic',
        tokens: 100,
        amount_cents: 150,
        currency: 'eur',
        provider: 'test',
        session_id: `test_${'a'.repeat(22)}`,
        url: null,
        payment_id: 'p',
        state: 'paid',
        taken_back: 0,
        fault: null,
        created_at: at,
        paid_at: at,
      },
    ],
  ],
  [
    'mail_tokens',
    [
      {
        user_id: userId,
        kind: 'verify',
        token_hash: sha256(old.mailToken),
        created_at: at,
        expires_at: later,
        used_at: null,
      },
    ],
  ],
  ['trip_statistics', [{ id: device, month: '2026-10', destination_id: 'rome', days: 3, trips: 5 }]],
  ['deleted_trips', [{ user_id: userId, id: old.deletedTripId, version: 7, deleted_at: at }]],
  [
    'jobs',
    [
      {
        id: link,
        owner: userId,
        user_id: userId,
        op_key: old.planKey,
        request_hash: 'XDvkyANWQBsS_9nDTVhlG5aGWzgI92LmsaeETo0vaa8',
        work: null,
        hold_id: null,
        runs: 1,
        lease_until: at,
        answer: old.plannedThen,
        trip_id: null,
        of_trip_id: null,
        created_at: at,
      },
    ],
  ],
  [
    'model_calls',
    [
      {
        id: link,
        asked_by: null,
        work: 'plan',
        round: 1,
        provider: 'openai',
        model: 'x',
        prompt: '1',
        started_at: at,
        latency_ms: 10,
        tokens_in: 1,
        tokens_out: 1,
        micro_euro: 1,
        proposed: 1,
        kept: 1,
        faults: 0,
        outcome: 'ok',
      },
    ],
  ],
  ['request_counts', [{ key: 'x', hits: 3, ends_at: later }]],
  [
    'shares',
    [
      {
        user_id: userId,
        id: link,
        trip_id: oldTrip.id,
        token_hash: 'G9qfCu2AhX1DyTKUV_KLHKKfc2oMU5kB4boWqQnrB7Q',
        options: JSON.stringify(options),
        created_at: at,
        expires_at: null,
        revoked_at: null,
        views: 4,
      },
    ],
  ],
  [
    'calendar_feeds',
    [
      {
        user_id: userId,
        trip_id: oldTrip.id,
        token_hash: sha256(`calendar ${old.calendarSecret}`),
        created_at: at,
        read_at: null,
      },
    ],
  ],
  ['found_places', [{ key: 'x', latitude: 1, longitude: 2, asked_at: at }]],
  ['open_towns', [{ id: 'open-x-fr-n4880-213', name: 'X', facts: '{}', made_at: at }]],
  [
    'publications',
    [
      {
        id: old.publicationId,
        user_id: userId,
        trip_id: oldTrip.id,
        language: 'en',
        title: idea.title,
        intro: idea.intro,
        card: JSON.stringify(idea),
        document: '{"published":"then"}',
        published_at: at,
        approved_at: at,
        taken_down_because: null,
      },
    ],
  ],
  [
    'document_contents',
    [
      {
        user_id: userId,
        trip_id: oldTrip.id,
        digest: 'a'.repeat(64),
        file: link,
        type: 'application/pdf',
        size: 3,
        wrapped_key: 'x',
        whole: 1,
        unlisted_at: null,
        created_at: at,
        written_at: at,
      },
    ],
  ],
  ['gone_contents', [{ file: device, gone_at: at }]],
  ['gone_sessions', [{ hash: device, gone_at: at }]],
  ['publication_reports', [{ publication_id: old.publicationId, because: 'wrong', reports: 1 }]],
];
