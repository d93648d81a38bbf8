import type { Kysely } from 'kysely';

async function makeAccounts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lastname', 'text', (column) => column.notNull())
    .addColumn('bio', 'text')
    .addColumn('travel_style', 'text')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('terms_version', 'text', (column) => column.notNull())
    .addColumn('terms_at', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addColumn('rotated_at', 'text', (column) => column.notNull())
    .addColumn('reissues', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('idle_until', 'text', (column) => column.notNull())
    .addColumn('absolute_until', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .addColumn('reason', 'text')
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
}

async function makeTrips(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('trips')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('date_start', 'text', (column) => column.notNull())
    .addColumn('card', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trips_key', ['user_id', 'id'])
    .execute();
  await db.schema.createIndex('trips_by_date').on('trips').columns(['user_id', 'date_start']).execute();

  await db.schema
    .createTable('anonymous_plans')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('plans', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('anonymous_plans_key', ['day', 'visitor'])
    .execute();
}

export async function up(db: Kysely<never>): Promise<void> {
  await makeAccounts(db);
  await makeTrips(db);
}
