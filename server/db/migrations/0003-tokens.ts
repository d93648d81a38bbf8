import { type Kysely, sql } from 'kysely';

const packages = [
  { id: 'basic_pack', name: 'Basic', amount_cents: 150, tokens: 100, popular: 0, position: 1 },
  { id: 'explorer_pack', name: 'Explorer', amount_cents: 600, tokens: 500, popular: 1, position: 2 },
  { id: 'adventurer_pack', name: 'Adventurer', amount_cents: 1000, tokens: 1000, popular: 0, position: 3 },
];

/** P3. No foreign keys to users: what was paid and spent outlives the account (P6). */
async function makeLedger(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('available', 'integer', (column) => column.notNull().check(sql`available >= 0`))
    .addColumn('held', 'integer', (column) => column.notNull().check(sql`held >= 0`))
    .addColumn('owed', 'integer', (column) => column.notNull().check(sql`owed >= 0`))
    .execute();
  await db.schema
    .createTable('entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('ref', 'text', (column) => column.notNull())
    .addColumn('d_available', 'integer', (column) => column.notNull())
    .addColumn('d_held', 'integer', (column) => column.notNull())
    .addColumn('d_owed', 'integer', (column) => column.notNull())
    .addColumn('work', 'text')
    .addColumn('trip_id', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addUniqueConstraint('entries_once', ['kind', 'ref'])
    .execute();
  await db.schema.createIndex('entries_by_user').on('entries').columns(['user_id', 'id']).execute();
  await db.schema
    .createTable('holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('op_key', 'text')
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('work', 'text', (column) => column.notNull())
    .addColumn('price', 'integer', (column) => column.notNull().check(sql`price > 0`))
    .addColumn('amount', 'integer', (column) => column.notNull().check(sql`amount >= 0`))
    .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('held', 'settled', 'released')`))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('closed_at', 'text')
    .execute();
  await db.schema.createIndex('holds_by_user').on('holds').columns(['user_id', 'state']).execute();
  await db.schema.createIndex('holds_by_expiry').on('holds').columns(['state', 'expires_at']).execute();
  // A released hold may be taken again under the same key: the work failed, and nothing was charged.
  await sql`create unique index holds_once on holds (user_id, op_key) where state <> 'released'`.execute(db);
}

/** P4. */
async function makeOrders(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull().check(sql`amount_cents > 0`))
    .addColumn('tokens', 'integer', (column) => column.notNull().check(sql`tokens > 0`))
    .addColumn('popular', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();
  await (db as unknown as Kysely<{ products: (typeof packages)[number] }>)
    .insertInto('products')
    .values(packages)
    .execute();
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('op_key', 'text')
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('product_name', 'text', (column) => column.notNull())
    .addColumn('tokens', 'integer', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.unique())
    .addColumn('url', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('taken_back', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('fault', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'text')
    .addUniqueConstraint('orders_once', ['user_id', 'op_key'])
    .execute();
  await db.schema.createIndex('orders_by_user').on('orders').columns(['user_id', 'created_at']).execute();
  await db.schema.createIndex('orders_by_payment').on('orders').column('payment_id').execute();
}

async function makePayments(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('handled_at', 'text')
    .execute();
  await db.schema.createIndex('payment_events_open').on('payment_events').column('handled_at').execute();
  await db.schema
    .createTable('withdrawals')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('refunded_at', 'text')
    .execute();
  // What a person typed goes with the account; that and when it was withdrawn stays.
  await db.schema
    .createTable('declarations')
    .addColumn('order_id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('test_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('order_id', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('amount_cents', 'integer', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('success_url', 'text', (column) => column.notNull())
    .addColumn('cancel_url', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('refunded_cents', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

export async function up(db: Kysely<never>): Promise<void> {
  await makeLedger(db);
  await makeOrders(db);
  await makePayments(db);
}
