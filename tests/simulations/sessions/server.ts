import type { FastifyRequest } from 'fastify';
import { API_HEADER } from '#contract/refusal.ts';
import { Problem } from '#domain/problem.ts';
import type { AuthContext } from '#server/auth/context.ts';
import { findSession } from '#server/auth/repo.ts';
import { makeAuthenticate, refreshSession, startSession } from '#server/auth/sessions.ts';
import { registerUser } from '#server/users/users.ts';
import type { Tokens } from '#src/session/tokens.ts';
import { databases } from '../../support/databases.ts';
import { aRegistration } from '../../support/people.ts';
import { aServer, type TestServer } from '../../support/server.ts';

/** The server's own session code on its own tables, called without HTTP. */
export class SessionServer {
  /** Mails that told an owner of a copied token. */
  warnings = 0;
  private readonly context: AuthContext;
  private readonly authenticate: ReturnType<typeof makeAuthenticate>;

  private constructor(
    private readonly server: TestServer,
    private readonly userId: string,
  ) {
    const mailer = {
      send: () => {
        this.warnings += 1;
      },
      later: (work: () => Promise<void>) => void work(),
      forget: async () => {},
      settled: async () => {},
      close: async () => {},
    };
    const { config, db, catalogue, clock } = server;
    this.context = { config, db, catalogue, now: clock.now, mailer };
    this.authenticate = makeAuthenticate(this.context);
  }

  static async make(): Promise<SessionServer> {
    const [sqlite] = databases;
    if (!sqlite) throw new Error('there is always SQLite');
    const server = await aServer(sqlite);
    const { terms, ...person } = aRegistration();
    const user = await registerUser(server.db, {
      ...person,
      passwordHash: 'none',
      bio: null,
      language: 'en',
      terms,
      welcomeTokens: 0,
      now: server.clock.now(),
    });
    if (!user) throw new Error('nobody is registered yet');
    const row = await server.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    return new SessionServer(server, row.id);
  }

  setTime(now: number): void {
    this.server.clock.moment = new Date(now);
  }

  async signIn(): Promise<Tokens> {
    const pair = await startSession(this.context, this.userId, 'a phone');
    return { access: pair.access_token, refresh: pair.refresh_token };
  }

  /** Whether a call with this access token is answered. */
  async accepts(access: string): Promise<boolean> {
    const request = { headers: { authorization: `Bearer ${access}` } } as FastifyRequest;
    return (await this.authenticate(request).catch(() => null)) !== null;
  }

  /** What the refresh call answers, as the page would see it. */
  async refresh(token: string): Promise<Response> {
    const headers = { [API_HEADER]: '1' };
    try {
      return Response.json(await refreshSession(this.context, token), { headers });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const status = error.code === 'SESSION_ENDED' ? 401 : error.code === 'RATE_LIMITED' ? 429 : 503;
      return Response.json({ error: error.code }, { status, headers });
    }
  }

  /** Whether the server has ended the session of a token. */
  async revoked({ refresh }: Tokens): Promise<boolean> {
    const row = await findSession(this.context.db, refresh.split('.')[1] ?? '');
    return row !== null && row.revoked_at !== null;
  }

  async clear(): Promise<void> {
    await this.context.db.deleteFrom('sessions').execute();
  }

  close(): Promise<void> {
    return this.server.close();
  }
}
