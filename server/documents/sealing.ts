import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** So many bytes are encrypted together: a part of a document is read without the rest. */
export const PIECE_BYTES = 64 * 1024;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const ADDED_BYTES = NONCE_BYTES + TAG_BYTES;
export const SEALED_PIECE_BYTES = PIECE_BYTES + ADDED_BYTES;

/** Where in a content a piece stands. It is sealed with it: a piece in another place, of another file or of a shorter one does not open. */
export interface Place {
  readonly file: string;
  /** Bytes of the whole content. */
  readonly size: number;
  /** 0 for the first. */
  readonly index: number;
}

export const piecesOf = (size: number): number => Math.ceil(size / PIECE_BYTES);

/** Bytes of the file of a whole content. */
export const sealedBytes = (size: number): number => size + piecesOf(size) * ADDED_BYTES;

function seal(key: Uint8Array, plain: Uint8Array, context: string): Buffer {
  // By chance and not counted: a piece that comes a second time is sealed a second time.
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  const sealed = [cipher.update(plain), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]);
}

function open(key: Uint8Array, sealed: Uint8Array, context: string): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const cipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]);
}

const contextOf = ({ file, size, index }: Place) => `piece ${index} of ${file}, ${size}`;

/** AES-256-GCM. */
export const sealPiece = (key: Uint8Array, plain: Uint8Array, place: Place): Buffer =>
  seal(key, plain, contextOf(place));

/** Throws when it is not what was sealed for this place. */
export const openPiece = (key: Uint8Array, sealed: Uint8Array, place: Place): Buffer =>
  open(key, sealed, contextOf(place));

/** Keys of documents, each of its own and itself encrypted: with the row of a document its key is gone, and its bytes are noise. */
export class KeyRing {
  readonly #master: Buffer;

  constructor(secret: string) {
    this.#master = Buffer.from(hkdfSync('sha256', secret, '', 'periplo documents', KEY_BYTES));
  }

  newKey(file: string): string {
    return seal(this.#master, randomBytes(KEY_BYTES), `key of ${file}`).toString('base64url');
  }

  /** Throws when the secret is another than the key was wrapped with. */
  keyOf({ file, wrapped_key }: { readonly file: string; readonly wrapped_key: string }): Buffer {
    return open(this.#master, Buffer.from(wrapped_key, 'base64url'), `key of ${file}`);
  }
}
