import type { BillingTables } from './billing-rows.ts';

/** Rows as both databases hold them: text ids, ISO moments as text, whole numbers, 0/1 for booleans, JSON as text. */
export interface UserRow {
  id: string;
  email: string;
  name: string;
  lastname: string;
  bio: string | null;
  travel_style: string | null;
  language: string;
  password_hash: string;
  terms_version: string;
  terms_at: string;
  created_at: string;
  user_from: string | null;
  /** JSON of TravelPreferences. */
  preferences: string;
  profiling: number;
  commercial_mail: number;
  email_verified_at: string | null;
}

/** One signed-in device (P1). `n` numbers the current refresh token. */
export interface SessionRow {
  id: string;
  user_id: string;
  n: number;
  /** When a token of number `n` was first used; null until then. */
  used_at: string | null;
  rotated_at: string;
  /** How often the current successor was handed out again. */
  reissues: number;
  created_at: string;
  idle_until: string;
  absolute_until: string;
  revoked_at: string | null;
  reason: string | null;
  /** Browser and system, as far as it names itself: "Firefox · Linux". */
  device: string;
}

/** A link sent by mail; the token itself is stored nowhere. */
export interface MailTokenRow {
  user_id: string;
  kind: 'reset' | 'verify';
  token_hash: string;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

/** What stays of the trips of deleted accounts: how many of a kind, without whose they were (P6). */
export interface TripStatisticRow {
  id: string;
  month: string;
  destination_id: string;
  days: number;
  trips: number;
}

/** A saved trip: the wire document as text, never queried inside, and the card that lists read. */
export interface TripRow {
  user_id: string;
  id: string;
  version: number;
  date_start: string;
  card: string;
  document: string;
  /** JSON: path -> the version that changed it last, and the device that did. */
  paths: string;
  created_at: string;
  updated_at: string;
}

/** The last version of a trip that was deleted: versions of an id only grow. */
export interface DeletedTripRow {
  user_id: string;
  id: string;
  version: number;
  deleted_at: string;
}

/** A link to a trip (P5). */
export interface ShareRow {
  user_id: string;
  id: string;
  trip_id: string;
  /** The token itself is stored nowhere. */
  token_hash: string;
  /** JSON of ShareOptions. */
  options: string;
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
  views: number;
}

/** A trip that its owner published (D14). */
export interface PublicationRow {
  id: string;
  user_id: string;
  trip_id: string;
  /** Of its texts. */
  language: string;
  title: string;
  intro: string;
  /** JSON of an InspirationCard. */
  card: string;
  /** JSON of a WirePlannedTrip. */
  document: string;
  published_at: string;
  /** When it became public; null while it waits for the operator. */
  approved_at: string | null;
  /** Why the operator took it away; null while it is public. */
  taken_down_because: string | null;
}

/** How often a published trip was reported, by reason: who did is not kept. */
export interface PublicationReportRow {
  publication_id: string;
  because: string;
  reports: number;
}

/** The calendar link of a trip. */
export interface CalendarFeedRow {
  user_id: string;
  trip_id: string;
  /** The secret itself is stored nowhere. */
  token_hash: string;
  created_at: string;
  /** When a calendar read it last. */
  read_at: string | null;
}

/** A plan that is being made (`answer` is null) or was made (P3). */
export interface JobRow {
  id: string;
  owner: string;
  user_id: string | null;
  op_key: string;
  request_hash: string;
  /** JSON of what to do, for another run after a crash; null when it is done. */
  work: string | null;
  hold_id: string | null;
  runs: number;
  lease_until: string;
  /** The planned trip as it goes out, JSON as text. */
  answer: string | null;
  /** The trip it became; null until it is made. */
  trip_id: string | null;
  /** The trip it was made of, of a replan. */
  of_trip_id: string | null;
  created_at: string;
}

/** An operation of a device that was carried out (P2): the outcome, and nothing of what it was about. */
export interface OpLogRow {
  user_id: string;
  op_id: string;
  request_hash: string;
  /** Of the trip that it saved or changed; null where it made none. */
  version: number | null;
  created_at: string;
}

/** Anonymous plans of one device address on one day, counted under a keyed hash (D2). */
export interface AnonymousPlanRow {
  day: string;
  visitor: string;
  plans: number;
}

/** Requests of one address or account since some moment, under a keyed hash; shared by servers of one database. */
export interface RequestCountRow {
  key: string;
  hits: number;
  ends_at: string;
}

/** Where a place is that was looked up by its name, in millionths of a degree; nulls: the service did not know. */
export interface FoundPlaceRow {
  /** A keyed hash of what was asked. */
  key: string;
  latitude: number | null;
  longitude: number | null;
  asked_at: string;
}

/** A destination made from open data. */
export interface OpenTownRow {
  id: string;
  name: string;
  /** JSON: what a file of `places/` has. */
  facts: string;
  made_at: string;
}

/** One call of a language model: what it cost and what came of it. */
export interface ModelCallRow {
  id: string;
  /** A keyed hash of the account and the day; null for a visitor without one. */
  asked_by: string | null;
  work: string;
  /** 2 for the one that asks for what the first left out. */
  round: number;
  provider: string;
  model: string;
  prompt: string;
  started_at: string;
  /** null while it runs, and when the server died meanwhile; so the others. */
  latency_ms: number | null;
  /** null also when the provider did not say. */
  tokens_in: number | null;
  tokens_out: number | null;
  micro_euro: number | null;
  /** Places it proposed, how many the plan kept, and what was wrong with the proposal. */
  proposed: number | null;
  kept: number | null;
  faults: number | null;
  /** `running`, `ok`, or what went wrong. */
  outcome: string;
}

/** The content of documents of a trip, found by its digest; its bytes lie encrypted in a file beside. */
export interface DocumentContentRow {
  user_id: string;
  trip_id: string;
  /** SHA-256 of the bytes, in hexadecimal. */
  digest: string;
  /** Its name in the folder of documents: chance, and says nothing. */
  file: string;
  type: string;
  size: number;
  /** Base64url; what unwraps it is kept outside of the database. */
  wrapped_key: string;
  /** 1: all of it is here and was looked at. */
  whole: number;
  /** Since when no document of the trip has it; null: one has. */
  unlisted_at: string | null;
  created_at: string;
  /** When a part of it came last. */
  written_at: string;
}

/** A file whose content was deleted, and which may still be there. */
export interface GoneContentRow {
  file: string;
  gone_at: string;
}

/** A session of an account that was deleted. */
export interface GoneSessionRow {
  /** Of its id: SHA-256, hexadecimal. */
  hash: string;
  gone_at: string;
}

export interface Tables extends BillingTables {
  gone_sessions: GoneSessionRow;
  document_contents: DocumentContentRow;
  gone_contents: GoneContentRow;
  users: UserRow;
  sessions: SessionRow;
  trips: TripRow;
  deleted_trips: DeletedTripRow;
  shares: ShareRow;
  calendar_feeds: CalendarFeedRow;
  publications: PublicationRow;
  publication_reports: PublicationReportRow;
  jobs: JobRow;
  anonymous_plans: AnonymousPlanRow;
  model_calls: ModelCallRow;
  request_counts: RequestCountRow;
  found_places: FoundPlaceRow;
  open_towns: OpenTownRow;
  op_log: OpLogRow;
  mail_tokens: MailTokenRow;
  trip_statistics: TripStatisticRow;
}
