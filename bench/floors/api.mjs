// The floor of `npm run bench -- requests`: Fastify and the same SQLite driver, WAL and FULL, with no accounts, no checks and no history.
// It does the least that a server of trips can do and be durable: a list of cards, one document, a note changed, a document stored.
// PORT says where, the first argument in which file; the body of POST is stored as it comes.
import { DatabaseSync } from '@photostructure/sqlite';
import Fastify from 'fastify';

const db = new DatabaseSync(process.argv[2] ?? '');
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL']) db.exec(`PRAGMA ${pragma}`);
db.exec('create table trips (id text primary key, date_start text, card text, document text) strict');
db.exec('create index by_date on trips (date_start, card)');
db.exec('create table operations (id text primary key) strict');
const statements = {
  list: db.prepare('select card from trips order by date_start limit 10'),
  read: db.prepare('select document from trips where id = ?'),
  write: db.prepare('update trips set document = ? where id = ?'),
  add: db.prepare('insert into trips values (?, ?, ?, ?)'),
  note: db.prepare('insert into operations values (?)'),
  begin: db.prepare('begin immediate'),
  commit: db.prepare('commit'),
};
const JSON_TYPE = 'application/json; charset=utf-8';
const app = Fastify();
// Statements alone do not keep their connection open.
app.addHook('onClose', async () => db.close());

/** @param {import('fastify').FastifyRequest} request */
const operationOf = (request) => String(request.headers['idempotency-key']);

/** @param {string} id */
function documentOf(id) {
  const row = /** @type {{ document: string } | undefined} */ (statements.read.get(id));
  if (!row) throw new Error(`no trip ${id}`);
  return row.document;
}

app.get('/api/trips', (_request, reply) => {
  const cards = /** @type {{ card: string }[]} */ (statements.list.all());
  return reply.type(JSON_TYPE).send(`[${cards.map(({ card }) => card).join(',')}]`);
});
app.get('/api/trips/:id', (request, reply) => {
  const { id } = /** @type {{ id: string }} */ (request.params);
  return reply.type(JSON_TYPE).send(documentOf(id));
});
app.patch('/api/trips/:id', (request, reply) => {
  const { id } = /** @type {{ id: string }} */ (request.params);
  const { changes } = /** @type {{ changes: { notes: string }[] }} */ (request.body);
  statements.begin.run();
  statements.note.run(operationOf(request));
  const text = JSON.stringify({ ...JSON.parse(documentOf(id)), notes: changes[0]?.notes });
  statements.write.run(text, id);
  statements.commit.run();
  return reply.type(JSON_TYPE).send(text);
});
app.post('/api/trips', (request, reply) => {
  const trip = /** @type {Record<string, string>} */ (request.body);
  const { id = '', title, destination, dateStart = '', dateEnd } = trip;
  const card = JSON.stringify({ id, title, destination, dateStart, dateEnd, version: 1 });
  statements.begin.run();
  statements.note.run(operationOf(request));
  statements.add.run(id, dateStart, card, JSON.stringify(trip));
  statements.commit.run();
  return reply.type(JSON_TYPE).send(card);
});
await app.listen({ port: Number(process.env.PORT) });
