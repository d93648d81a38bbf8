import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  getDocumentContentEndpoint,
  getDocumentProgressEndpoint,
  sendDocumentPartEndpoint,
} from '#contract/documents.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { StoredBytes } from '../http/stored-bytes.ts';
import { mayChange, mayRead } from '../trips/policy.ts';
import { type Documents, documentOf, type Progress } from './documents.ts';

const PARTS_PER_MINUTE = 300;
const READS_PER_MINUTE = 300;

/** A connection that broke: what came is kept, and its owner asks how much that was. */
const isBroken = (request: FastifyRequest) => request.raw.destroyed && !request.raw.complete;

/** Parts are read as they come: a part that breaks off must not be lost with all that came of it. */
function sendingRoute(
  app: FastifyInstance,
  authenticate: Authenticate,
  { db }: AppContext,
  documents: Documents,
): void {
  void app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser('application/octet-stream', (_request, _payload, done) => done(null));
    route(raw, authenticate, sendDocumentPartEndpoint, {
      perMinute: PARTS_PER_MINUTE,
      handle: async ({ caller, params, headers, request }): Promise<Progress> => {
        const offset = Number(headers['upload-offset'] ?? 0);
        const access = await mayChange(db, caller.userId, params.id);
        const document = await documentOf(db, access, params.documentId);
        try {
          return await documents.take(access, document, {
            offset,
            body: request.raw.iterator({ destroyOnReturn: false }),
          });
        } catch (error) {
          if (isBroken(request)) return documents.progressOf(access, document);
          throw error;
        } finally {
          // What is not wanted of it any more is not kept waiting.
          request.raw.resume();
        }
      },
    });
  });
}

/** Contents of documents: nothing but their owners gets them, and no browser takes them for a page. */
export function documentRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  documents: Documents,
): void {
  const { db } = context;
  route(app, authenticate, getDocumentProgressEndpoint, async ({ caller, params }) => {
    const access = await mayRead(db, caller.userId, params.id);
    return documents.progressOf(access, await documentOf(db, access, params.documentId));
  });
  sendingRoute(app, authenticate, context, documents);
  route(app, authenticate, getDocumentContentEndpoint, {
    perMinute: READS_PER_MINUTE,
    handle: async ({ caller, params }) => {
      const access = await mayRead(db, caller.userId, params.id);
      const document = await documentOf(db, access, params.documentId);
      const content = await documents.contentOf(access, document);
      const sealed = documents.sealed(content);
      const read = (first: number, last: number) => documents.store.read(sealed, first, last);
      return new StoredBytes({ type: content.type, size: content.size, name: document.name, read });
    },
  });
}
