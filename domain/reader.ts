import * as z from 'zod/mini';
import { isOpen, isOpenShape, isThin, neutralOf } from './open-list.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & {
  readonly checks?: readonly z.core.$ZodCheck<never>[];
  readonly shape?: Record<string, Schema>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
  readonly valueType?: Schema;
};

const isUpperLimit = ({ _zod }: z.core.$ZodCheck<never>) =>
  ['max_length', 'less_than', 'max_size'].includes(_zod.def.check);

/** A list less what its element does not take; it may be empty then. */
function thinning(element: Schema): Schema {
  const fits = (part: unknown) => z.safeParse(element, part).success;
  return z.pipe(
    z.array(z.unknown()),
    z.transform((parts) => parts.filter(fits)),
  );
}

/** Makes schemas that leave in what this version does not know. */
class Tolerant {
  private readonly made = new WeakMap<Schema, Schema>();

  constructor(private readonly limits: 'kept' | 'from below only') {}

  of<S extends Schema>(schema: S): S {
    const tolerant = this.made.get(schema) ?? this.build(schema);
    this.made.set(schema, tolerant);
    return tolerant as S;
  }

  private parts({ shape, element, innerType, options, valueType }: Def) {
    return {
      ...(shape && {
        shape: Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, this.of(part)])),
        catchall: z.unknown(),
      }),
      ...(element && { element: this.of(element) }),
      ...(innerType && { innerType: this.of(innerType) }),
      ...(options && { options: options.map((option) => this.of(option)) }),
      ...(valueType && { valueType: this.of(valueType) }),
    };
  }

  private checks({ checks }: Def) {
    if (!checks) return {};
    return { checks: this.limits === 'kept' ? checks : checks.filter((check) => !isUpperLimit(check)) };
  }

  private build(schema: Schema): Schema {
    if (isOpen(schema)) return z.string();
    if (isOpenShape(schema)) return z.unknown();
    const def = schema._zod.def as Def;
    const built = z.core.clone(schema, { ...def, ...this.parts(def), ...this.checks(def) } as z.core.$ZodTypeDef);
    const neutral = neutralOf(schema);
    if (isThin(schema) && def.element) return thinning(this.of(def.element));
    return neutral === undefined ? built : z.catch(built as z.ZodMiniType, neutral);
  }
}

const answers = new Tolerant('from below only');
const documents = new Tolerant('kept');

/**
 * The same schema for what reads an answer, a file or a stored document (P9): unknown keys stay in what it gives, words of open lists may
 * be unknown, and nothing is too long or too large: a later version may allow more. The types say what is known; what is unknown
 * travels along unseen.
 */
export const reader = <S extends Schema>(schema: S): S => answers.of(schema);

/** The same with limits: for a document of a later version that is about to be written again. */
export const keeper = <S extends Schema>(schema: S): S => documents.of(schema);
