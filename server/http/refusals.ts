import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { Refusal } from '#contract/refusal.ts';
import { type FieldProblem, Problem } from '#domain/problem.ts';
import { unavailable } from '../db/outage.ts';
import { problemStatus } from './problem-status.ts';

interface ValidationIssue {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message?: string;
  readonly params?: unknown;
}

function fieldPath(instancePath: string, key?: string): string {
  const parts = instancePath.split('/').filter((part) => part !== '');
  return [...parts, ...(key === undefined ? [] : [key])].join('.');
}

function fieldProblems(issue: ValidationIssue): FieldProblem[] {
  const { keys } = (issue.params ?? {}) as { keys?: string[] };
  if (issue.keyword === 'unrecognized_keys' && keys) {
    return keys.map((key) => ({
      field: fieldPath(issue.instancePath, key),
      rule: 'unknownKey',
      message: 'unknown key',
    }));
  }
  const message = issue.message ?? 'invalid';
  const custom = issue.keyword === 'custom';
  return [{ field: fieldPath(issue.instancePath), rule: custom ? message : issue.keyword, message }];
}

const NO_JSON = ['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY'];

/** What Fastify finds wrong with a body before a schema sees it. */
function ofBody(error: unknown, code: string): Problem | null {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Problem('TOO_LARGE', 'The request body is larger than 200 kB');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Problem('UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json');
  if (error instanceof SyntaxError || NO_JSON.includes(code))
    return new Problem('INVALID_JSON', 'The request body is not valid JSON');
  return null;
}

/** What a thrown value means for the caller; null when it is a bug of ours. */
function asProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = (error.validation as unknown as ValidationIssue[]).flatMap(fieldProblems);
    const named = fields.map(({ field, message }) => `${field || 'body'}: ${message}`).join('; ');
    return new Problem('INVALID_INPUT', 'The request has wrong or missing fields', { fields, details: named });
  }
  const { code, statusCode } = error as FastifyError;
  const known = unavailable(error) ?? ofBody(error, code);
  if (known) return known;
  if (statusCode === 429) return new Problem('RATE_LIMITED', 'Too many requests, try again later');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Problem('INVALID_INPUT', (error as Error).message);
  }
  return null;
}

/** INSUFFICIENT_TOKENS has a shape of its own (D5). */
function bodyOf(problem: Problem, requestId: string): unknown {
  const { required, balance } = problem.more.tokens ?? {};
  if (problem.code !== 'INSUFFICIENT_TOKENS') return toRefusal(problem, requestId);
  return { detail: { error: problem.code, required, balance } };
}

function conflictOf({ more: { conflict } }: Problem): Pick<Refusal, 'conflict'> {
  if (!conflict) return {};
  const { version, paths, gone } = conflict;
  return { conflict: { version, paths: [...paths], ...(gone && { gone: [...gone] }) } };
}

export function toRefusal(problem: Problem, requestId: string): Refusal {
  const { details = '', fields = [], suggestions = [] } = problem.more;
  return {
    error: problem.code,
    message: problem.message,
    details,
    fields: [...fields],
    suggestions: [...suggestions],
    ...conflictOf(problem),
    requestId,
  };
}

/** What an answer that failed on its way has said of itself, and which is not so of a refusal. */
const OF_THE_ANSWER = ['content-encoding', 'content-disposition', 'content-range', 'accept-ranges', 'etag'];

async function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const known = asProblem(error);
  if (!known) request.log.error({ err: error }, 'unexpected error');
  else if (known !== error && known.code === 'UNAVAILABLE') request.log.error({ err: error }, known.message);
  const problem = known ?? new Problem('INTERNAL', 'Something went wrong on our side');
  if (problem.more.retryAfterS !== undefined) void reply.header('retry-after', String(problem.more.retryAfterS));
  for (const name of OF_THE_ANSWER) reply.removeHeader(name);
  return reply
    .status(problemStatus[problem.code])
    .type('application/json')
    .send(JSON.stringify(bodyOf(problem, request.id)));
}

/** One envelope for every refusal of the API, bugs included. */
export function installRefusals(app: FastifyInstance): void {
  app.setErrorHandler(refuse);
}
