import * as z from 'zod/mini';
import type { Method } from '#contract/endpoint.ts';
import { tripNewsEndpoint } from '#contract/trip-news.ts';
import type { TestServer } from '../../support/server.ts';

/** JSON Schema as the OpenAPI document holds it: the words our contracts use. */
export interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

interface DocumentOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** One method of one path, with everything the document says of it. */
export interface Operation {
  readonly name: string;
  readonly method: Method;
  /** With `{names}` for parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | null;
  /** Status -> schema of the answer. */
  readonly answers: ReadonlyMap<number, JsonSchema>;
}

const schemaIn = ({ content }: Content) => content?.['application/json']?.schema;

const documentSchema = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

function toOperation(
  path: string,
  method: string,
  { parameters, requestBody, responses }: DocumentOperation,
): Operation {
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    const schema = schemaIn(response);
    return schema ? [[Number(status), schema] as const] : [];
  });
  return {
    name: `${method} ${path}`,
    method: method.toUpperCase() as Method,
    path,
    parameters: parameters ?? [],
    body: (requestBody && schemaIn(requestBody)) ?? null,
    answers: new Map(answers),
  };
}

/** Every operation of a server, as its own OpenAPI document lists them. */
export async function operationsOf(server: TestServer): Promise<Operation[]> {
  const answer = await server.send({ method: 'GET', url: '/api/openapi.json' });
  const { paths } = documentSchema.parse(answer.json());
  // What goes on until its reader leaves is looked at by itself (`trip-news.test.ts`).
  const answered = Object.entries(paths).filter(([path]) => path !== tripNewsEndpoint.path);
  return answered.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => toOperation(path, method, operation as DocumentOperation)),
  );
}
