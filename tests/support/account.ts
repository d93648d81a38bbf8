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

export type WireSession = AnswerOf<typeof signInEndpoint>;

/** A session as the page finds it when it starts; runs in the page. */
export function keepSession({ user, access_token, refresh_token }: WireSession): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('token', access_token);
  localStorage.setItem('refreshToken', refresh_token);
}

/** A user with an account at a running server, on a device of their own. */
export class Account {
  private constructor(
    private readonly origin: string,
    readonly session: WireSession,
  ) {}

  /** Registers, unless that was done before, and signs in. */
  static async of(origin: string, email: string): Promise<Account> {
    const post = (path: string, body: object) =>
      fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const registration = aRegistration(email);
    await post(registerEndpoint.path, registration);
    const answer = await post(signInEndpoint.path, { email, password: registration.password });
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
