import { type FileHandle, mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { DiskFull, isDiskFull } from '../db/outage.ts';
import { openPiece, PIECE_BYTES, piecesOf, SEALED_PIECE_BYTES, sealedBytes, sealPiece } from './sealing.ts';

/** Documents never take the last of a disk: the database needs it, and so do deletions. */
const LEFT_FREE_BYTES = 32 << 20;

/** A content in the folder. */
export interface Sealed {
  readonly file: string;
  readonly size: number;
  readonly key: Uint8Array;
}

/** The folder of documents: encrypted files with names that say nothing. Knows no database. */
export class DocumentStore {
  constructor(private readonly folder: string) {}

  private pathOf(file: string): string {
    return path.join(this.folder, file);
  }

  /** Bytes of a content that are here, in whole pieces: what a kill or a full disk left half-written does not count. */
  async received({ file, size }: Pick<Sealed, 'file' | 'size'>): Promise<number> {
    const bytes = (await stat(this.pathOf(file)).catch(() => null))?.size ?? 0;
    if (bytes >= sealedBytes(size)) return size;
    return Math.min(Math.floor(bytes / SEALED_PIECE_BYTES), piecesOf(size) - 1) * PIECE_BYTES;
  }

  /** Throws DiskFull where a content would take the room that others need. */
  async assertRoom(bytes: number): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(this.folder);
    if (bavail * bsize < bytes + LEFT_FREE_BYTES) throw new DiskFull('No room for documents');
  }

  /**
   * Writes the pieces that begin at a place, as they come: an end in the middle keeps all whole ones before it. `goOn` is asked before
   * each. Throws DiskFull; what was written before stays.
   */
  async write(sealed: Sealed, offset: number, pieces: AsyncIterable<Uint8Array>, goOn: () => boolean): Promise<void> {
    const handle = await this.openForWriting(sealed.file);
    try {
      let index = offset / PIECE_BYTES;
      for await (const piece of pieces) {
        if (!goOn()) return;
        await writeWhole(handle, sealPiece(sealed.key, piece, { ...sealed, index }), index * SEALED_PIECE_BYTES);
        index += 1;
      }
      if (index === piecesOf(sealed.size)) await handle.sync();
    } catch (error) {
      throw isDiskFull(error) ? new DiskFull('No room for documents') : error;
    } finally {
      await handle.close();
    }
  }

  private async openForWriting(file: string): Promise<FileHandle> {
    const name = this.pathOf(file);
    return open(name, 'r+').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return open(name, 'wx+', 0o600);
    });
  }

  /** The bytes from `first` to `last`, both included. Throws when a piece is not what was written. */
  async *read(sealed: Sealed, first = 0, last = sealed.size - 1): AsyncGenerator<Buffer> {
    const handle = await open(this.pathOf(sealed.file), 'r');
    try {
      for (let index = Math.floor(first / PIECE_BYTES); index * PIECE_BYTES <= last; index++) {
        const begins = index * PIECE_BYTES;
        const bytes = Buffer.alloc(sealedBytes(Math.min(PIECE_BYTES, sealed.size - begins)));
        const { bytesRead } = await handle.read(bytes, 0, bytes.length, index * SEALED_PIECE_BYTES);
        const plain = openPiece(sealed.key, bytes.subarray(0, bytesRead), { ...sealed, index });
        yield plain.subarray(Math.max(0, first - begins), last - begins + 1);
      }
    } finally {
      await handle.close();
    }
  }

  /** Removing what is not there is done already. */
  async remove(file: string): Promise<void> {
    await rm(this.pathOf(file), { force: true });
  }
}

async function writeWhole(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  let written = 0;
  while (written < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, written, bytes.length - written, at + written);
    written += bytesWritten;
  }
}

/**
 * Cuts what comes from the network into the pieces that are sealed together: whole ones, and at the very end of a content the rest. What
 * a connection that broke left over is dropped.
 */
export async function* inPieces(body: AsyncIterable<Uint8Array>, bytesLeft: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let held = 0;
  let left = bytesLeft;
  for await (const chunk of body) {
    waiting.push(chunk);
    held += chunk.length;
    while (left > 0 && held >= Math.min(PIECE_BYTES, left)) {
      const all = Buffer.concat(waiting);
      const piece = all.subarray(0, Math.min(PIECE_BYTES, left));
      const rest = all.subarray(piece.length);
      waiting = [rest];
      held = rest.length;
      left -= piece.length;
      yield piece;
    }
    if (left === 0) return;
  }
}
