import { randomUUID } from 'node:crypto';
import { toWireTrip } from '#contract/wire-trip.ts';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { Problem } from '#domain/problem.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { hashPassword } from '../auth/passwords.ts';
import { type Catalogue, loadCatalogue } from '../catalogue/catalogue.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/database.ts';
import { embeddedEngine } from '../planning/engines/embedded.ts';
import { unwatched } from '../planning/engines/engine.ts';
import { saveTrip } from '../trips/trips.ts';
import { findCredentials, registerUser } from '../users/users.ts';

export const demoAccount = { email: 'demo@periplo.example', password: 'a calm sea and a good wind' };

/** Upcoming, ongoing and past, so that every state of the list can be seen. */
const demoTrips = [
  { destination: 'rome', startsIn: 30, nights: 3, categories: ['history', 'food'], budget: 'moderate' },
  { destination: 'lisbon', startsIn: -1, nights: 4, categories: ['culture'], budget: 'economic' },
  { destination: 'kyoto', startsIn: -60, nights: 6, categories: ['nature', 'art'], budget: 'luxury' },
] as const;

async function demoUserId(db: Db, config: Config, now: Date): Promise<string> {
  const found = await findCredentials(db, demoAccount.email);
  if (found) return found.user.id;
  const made = await registerUser(db, {
    name: 'Ada',
    lastname: 'Navegante',
    email: demoAccount.email,
    passwordHash: await hashPassword(demoAccount.password),
    bio: null,
    language: 'es',
    terms: LEGAL_VERSION,
    welcomeTokens: config.welcomeTokens,
    now,
  });
  if (!made) throw new Error('the demo account was made meanwhile');
  return made.user.id;
}

async function planDemoTrip(catalogue: Catalogue, demoTrip: (typeof demoTrips)[number], today: string) {
  const destination = catalogue.destinations.find((candidate) => candidate.id === demoTrip.destination);
  if (!destination) throw new Problem('DESTINATION_UNKNOWN', `${demoTrip.destination} is not in the catalogue`);
  const start = addDays(today, demoTrip.startsIn);
  const request: TripRequest = {
    destination: destination.name.es,
    dates: { start, end: addDays(start, demoTrip.nights) },
    preferences: '',
    budget: demoTrip.budget,
    categories: [...demoTrip.categories],
    travellers: { adults: 2, children: 0 },
  };
  const { version: catalogueVersion } = catalogue;
  // One of them is over: when it was planned it was not.
  const planned = start < today ? start : today;
  const order = { request, destination, catalogueVersion, language: 'es', today: planned } as const;
  return embeddedEngine.plan(order, unwatched());
}

/** Adds the demo account where it is missing, and its three trips. */
export async function seedDemo(db: Db, config: Config): Promise<void> {
  const now = new Date();
  const userId = await demoUserId(db, config, now);
  const catalogue = loadCatalogue();
  for (const demoTrip of demoTrips) {
    const trip = await planDemoTrip(catalogue, demoTrip, now.toISOString().slice(0, 10));
    await saveTrip(db, userId, toWireTrip({ ...trip, id: randomUUID() }), now);
  }
}
