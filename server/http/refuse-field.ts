import * as z from 'zod/mini';
import { type FieldProblem, Problem } from '#domain/problem.ts';

/** Problem INVALID_INPUT about one field; `message` says what is not done for its sake. */
export function refuseField(message: string, problem: FieldProblem): Problem {
  return new Problem('INVALID_INPUT', message, {
    fields: [problem],
    details: `${problem.field}: ${problem.message}`,
  });
}

/**
 * What a schema refused, as Problem INVALID_INPUT about its first issue; `within` is the path of what was parsed. Any other error
 * is given back as it is.
 */
export function refusalOf(error: unknown, message: string, within: readonly string[] = []): unknown {
  const issue = error instanceof z.core.$ZodError ? error.issues[0] : undefined;
  if (!issue) return error;
  const field = [...within, ...issue.path].join('.');
  return refuseField(message, { field, rule: issue.code, message: issue.message });
}
