import { setTimeout as sleep } from 'node:timers/promises';
import { endOtherSessionsEndpoint } from '#contract/account.ts';
import { signInEndpoint } from '#contract/auth.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { saveTripEndpoint } from '#contract/trips.ts';
import { registerEndpoint } from '#contract/users.ts';
import type { WireTrip } from '#contract/wire-trip.ts';
import type { Change } from '#domain/trip/patch.ts';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';
import { aRegistration } from './people.ts';
import { aShare, operation } from './shares.ts';

const TOO_MANY = 429;

export type WireSession = AnswerOf<typeof signInEndpoint>;

/** A session as the page finds it when it starts; runs in the page. */
export function keepSession({ user, access_token, refresh_token }: WireSession): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', access_token);
  localStorage.setItem('refreshToken', refresh_token);
}

/** Posts; a fast machine asks for more in a minute than one address gets, and waits then as it is told to. */
async function post(url: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.status !== TOO_MANY) return answer;
  await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
  return post(url, body);
}

/** A user with an account at a running server, on a device of their own. */
export class Account {
  private constructor(
    private readonly origin: string,
    readonly session: WireSession,
  ) {}

  /** Registers, unless that was done before, and signs in. */
  static async of(origin: string, email: string): Promise<Account> {
    const registration = aRegistration(email);
    await post(origin + registerEndpoint.path, registration);
    const answer = await post(origin + signInEndpoint.path, { email, password: registration.password });
    if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
    return new Account(origin, (await answer.json()) as WireSession);
  }

  private async ask(method: string, path: string, body?: object, headers: object = {}): Promise<unknown> {
    const answer = await fetch(this.origin + path, {
      method,
      headers: {
        [API_HEADER]: String(API_VERSION),
        authorization: `Bearer ${this.session.access_token}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  }

  async save(trip: WireTrip): Promise<void> {
    await this.ask(saveTripEndpoint.method, saveTripEndpoint.path, trip);
  }

  /** Shares a saved trip, everything of it; the path of the link. */
  async share(tripId: string): Promise<string> {
    const link = aShare();
    await this.ask('POST', `/api/trips/${tripId}/shares`, link, operation());
    return `/trips/${SHARED_TRIP}${link.token}`;
  }

  async trip(id: string): Promise<WireTrip> {
    return (await this.ask('GET', `/api/trips/${id}`)) as WireTrip;
  }

  /** Changes a trip, as a device of its own. */
  async change(id: string, changes: readonly Change[], baseVersion: number): Promise<void> {
    const body = { device: crypto.randomUUID(), baseVersion, changes };
    await this.ask('PATCH', `/api/trips/${id}`, body, { 'idempotency-key': crypto.randomUUID() });
  }

  async has(id: string): Promise<boolean> {
    return ((await this.ask('GET', '/api/trips')) as { id: string }[]).some((card) => card.id === id);
  }

  /** Ends the sessions of all other devices. */
  async endOthers(): Promise<void> {
    await this.ask(endOtherSessionsEndpoint.method, endOtherSessionsEndpoint.path);
  }
}
