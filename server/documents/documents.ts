import { createHash, randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { TripDocument } from '#domain/trip/document.ts';
import { mayBe, TELLING_BYTES, typeOfContent } from '#domain/trip/document-type.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import { refuseField } from '../http/refuse-field.ts';
import { documentsListed } from '../trips/documents-of.ts';
import { type ChangeAccess, ownedBy, ownerOf, type ReadAccess } from '../trips/policy.ts';
import {
  bytesOf,
  type Content,
  deleteContents,
  findContent,
  forgetGone,
  goneFiles,
  insertContent,
  noteWhole,
  noteWritten,
} from './repo.ts';
import { KeyRing } from './sealing.ts';
import { DocumentStore, inPieces, type Sealed } from './store.ts';

const NOT_TAKEN = 'The document cannot be taken';

/** How far a content has come. */
export interface Progress {
  /** Bytes that are here: what is sent next begins there. */
  readonly received: number;
  /** All of it is here, is what its digest says, and can be read. */
  readonly whole: boolean;
}

/** Part of a content as its owner's device sends it. */
interface Part {
  readonly offset: number;
  readonly body: AsyncIterable<Uint8Array>;
}

/** The document of a trip; Problem NOT_FOUND where the trip lists none of this id. */
export async function documentOf(db: Db, access: ReadAccess, documentId: string): Promise<TripDocument> {
  const found = (await documentsListed(db, access)).find(({ id }) => id === documentId);
  if (!found) throw new Problem('NOT_FOUND', 'There is no such document');
  return found;
}

const wrongType = (type: string) =>
  refuseField(NOT_TAKEN, {
    field: 'type',
    rule: 'documentType',
    message: `the content is no ${type}; PDF, JPEG, PNG, WebP, HEIC and passes (pkpass) are taken`,
  });

/** What comes, less so many bytes at its beginning. */
async function* without(body: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const chunk of body) {
    const rest = chunk.subarray(Math.min(left, chunk.length));
    left -= chunk.length - rest.length;
    if (rest.length > 0) yield rest;
  }
}

async function* watched(pieces: AsyncIterable<Uint8Array>, look: (first: Uint8Array) => void) {
  let first = true;
  for await (const piece of pieces) {
    if (first) look(piece);
    first = false;
    yield piece;
  }
}

/** Contents of documents: taken in parts, kept encrypted, read by their owners, removed for good. */
export class Documents {
  readonly store: DocumentStore;
  private readonly keys: KeyRing;
  /** Which request writes a content: of two the later one, as the earlier one's connection may be dead without our knowing. */
  private readonly turns = new Map<string, object>();

  constructor(private readonly context: Pick<AppContext, 'config' | 'db' | 'now'>) {
    const { folder, key } = context.config.documents;
    this.store = new DocumentStore(folder);
    this.keys = new KeyRing(key);
  }

  private get moment(): string {
    return this.context.now().toISOString();
  }

  /** For reading and writing the bytes. Throws when the key is not the one they were written with. */
  sealed(content: Pick<Content, 'file' | 'size' | 'wrapped_key'>): Sealed {
    return { file: content.file, size: content.size, key: this.keys.keyOf(content) };
  }

  async progressOf(access: ReadAccess, { digest }: TripDocument): Promise<Progress> {
    const content = await findContent(this.context.db, access, digest);
    return content ? this.progress(content) : { received: 0, whole: false };
  }

  private async progress(content: Content): Promise<Progress> {
    const whole = content.whole === 1;
    return { received: whole ? content.size : await this.store.received(content), whole };
  }

  /**
   * Takes a part that begins where the last one ended, or before: browsers send a part again by themselves when a connection breaks, and
   * what came of it is kept and left out then. Problems: CONFLICT where something is missing before the part, INVALID_INPUT where the content is of another type or has another digest than the trip says (then nothing of it is kept),
   * TOO_LARGE where the account has no room, UNAVAILABLE where the disk has none.
   */
  async take(access: ChangeAccess, document: TripDocument, part: Part): Promise<Progress> {
    const content = await this.begun(access, document);
    const before = await this.progress(content);
    if (before.whole) return before;
    if (part.offset > before.received) throw new Problem('CONFLICT', 'An earlier part of the document is missing');
    const body = without(part.body, before.received - part.offset);
    if (before.received < content.size) await this.write(content, { offset: before.received, body });
    const after = await this.progress(content);
    return after.received < content.size ? after : this.finish(content);
  }

  private async begun(access: ChangeAccess, document: TripDocument): Promise<Content> {
    const { db } = this.context;
    const known = await findContent(db, access, document.digest);
    if (known) return known;
    await this.store.assertRoom(document.size);
    const file = randomUUID();
    const moment = this.moment;
    const { digest, type, size } = document;
    const row = { digest, file, type, size, whole: 0, unlisted_at: null, created_at: moment, written_at: moment };
    await insertContent(db, access, { ...row, wrapped_key: this.keys.newKey(file) });
    const content = await findContent(db, access, digest);
    if (!content) throw new Problem('NOT_FOUND', 'There is no such document');
    // Looked at afterwards: of many that begin at once none may overlook the others.
    if (await this.isFull(access)) {
      await this.drop(content);
      throw new Problem('TOO_LARGE', 'The account has no room for this document', {
        fields: [{ field: 'size', rule: 'accountFull', message: 'would be too much for the account' }],
      });
    }
    return content;
  }

  private async isFull(access: ChangeAccess): Promise<boolean> {
    const { db, config } = this.context;
    return (await bytesOf(db, ownedBy(ownerOf(access)))) > config.documents.bytesPerAccount;
  }

  private async write(content: Content, { offset, body }: Part): Promise<void> {
    const turn = {};
    this.turns.set(content.file, turn);
    await this.store.assertRoom(content.size - offset);
    await noteWritten(this.context.db, content.file, this.moment);
    const pieces = watched(inPieces(body, content.size - offset), (first) => {
      if (offset === 0 && !mayBe(content.type, first.subarray(0, TELLING_BYTES))) throw wrongType(content.type);
    });
    try {
      await this.store.write(this.sealed(content), offset, pieces, () => this.turns.get(content.file) === turn);
    } catch (error) {
      if (error instanceof Problem) await this.drop(content);
      throw error;
    } finally {
      if (this.turns.get(content.file) === turn) this.turns.delete(content.file);
    }
  }

  /** All of it is here: only now it is read as a whole, and only what is right is kept. */
  private async finish(content: Content): Promise<Progress> {
    const hash = createHash('sha256');
    const pieces: Uint8Array[] = [];
    for await (const piece of this.store.read(this.sealed(content))) {
      hash.update(piece);
      pieces.push(piece);
    }
    const refusal = this.refusalOf(content, hash.digest('hex'), Buffer.concat(pieces));
    if (refusal) {
      await this.drop(content);
      throw refusal;
    }
    await noteWhole(this.context.db, content.file, this.moment);
    return { received: content.size, whole: true };
  }

  private refusalOf(content: Content, digest: string, bytes: Uint8Array): Problem | null {
    if (digest !== content.digest)
      return refuseField(NOT_TAKEN, { field: 'digest', rule: 'digest', message: 'is not that of what was sent' });
    return typeOfContent(bytes) === content.type ? null : wrongType(content.type);
  }

  /** The content for its owner; Problem NOT_FOUND where not all of it has come yet. */
  async contentOf(access: ReadAccess, { digest }: TripDocument): Promise<Content> {
    const content = await findContent(this.context.db, access, digest);
    if (content?.whole !== 1) throw new Problem('NOT_FOUND', 'The document has not arrived yet');
    return content;
  }

  /** Removes contents for good: rows and keys, then files. */
  async drop(...contents: readonly Pick<Content, 'file'>[]): Promise<void> {
    const { db } = this.context;
    const files = contents.map(({ file }) => file);
    await freeing(db, () => db.transaction().execute((tx) => deleteContents(tx, files, this.moment)));
    await this.removeGone();
  }

  /** The files of what was deleted; what cannot be removed now is tried again by housekeeping. */
  async removeGone(): Promise<void> {
    const { db } = this.context;
    for (const file of await goneFiles(db)) {
      await this.store.remove(file);
      await forgetGone(db, file);
    }
  }
}
