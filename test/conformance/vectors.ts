import { isDeepStrictEqual } from 'node:util';

/** One case of a game's rules: what an operation must answer. */
export interface Vector {
  readonly id: string;
  readonly title?: string;
  readonly op: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Every key that stands here is compared; an answer may hold more. */
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface VectorFile {
  readonly system: string;
  readonly vectors: readonly Vector[];
}

/** A part of an answer that says itself what it agrees with, where equality says too much. */
export class Agreeing {
  constructor(
    readonly agrees: (expected: unknown) => boolean,
    /** What is shown when it does not agree. */
    readonly shown: unknown,
  ) {}

  toJSON(): unknown {
    return this.shown;
  }
}

/** A list in no order, of which all must be named. */
export const unordered = (list: readonly string[]) =>
  new Agreeing((expected) => Array.isArray(expected) && isDeepStrictEqual(expected.toSorted(), list.toSorted()), list);

/** A list of which some are named. */
export const including = (list: readonly string[]) =>
  new Agreeing((expected) => Array.isArray(expected) && expected.every((item) => list.includes(item)), list);

/** A list of which none may be named. */
export const excluding = (list: readonly string[]) =>
  new Agreeing((expected) => Array.isArray(expected) && !expected.some((item) => list.includes(item)), list);

/** A group of which only the keys that are named are compared, whatever is in it. */
export const partly = (fields: Readonly<Record<string, unknown>>): Agreeing =>
  new Agreeing(
    (expected) =>
      typeof expected === 'object' &&
      expected !== null &&
      Object.entries(expected).every(([key, value]) => agrees(fields[key], value)),
    fields,
  );

/** Whether an answer, or a part of it, is what was expected. */
export const agrees = (answer: unknown, expected: unknown): boolean =>
  answer instanceof Agreeing ? answer.agrees(expected) : isDeepStrictEqual(answer, expected);

/** Asks a game's own rules; throws on input that makes no sense. */
export type Operation = (input: Vector['input']) => Readonly<Record<string, unknown>>;
export type Operations = Readonly<Record<string, Operation>>;

export interface Outcome {
  readonly id: string;
  readonly op: string;
  /** What went wrong; undefined if it passed. */
  readonly failure?: string;
}

/** Reads a vector file; throws on anything else. */
export function parseVectors(text: string): VectorFile {
  const file = JSON.parse(text) as Partial<VectorFile> | null;
  if (typeof file?.system !== 'string' || !Array.isArray(file.vectors)) {
    throw new Error('A vector file is an object with “system” and “vectors”.');
  }
  return file as VectorFile;
}

/** Runs the vectors, or those of certain operations. An operation that nobody knows has failed. */
export function runVectors(
  file: VectorFile,
  systems: Readonly<Record<string, Operations>>,
  only?: readonly string[],
): readonly Outcome[] {
  const operations = Object.hasOwn(systems, file.system) ? systems[file.system] : undefined;
  return file.vectors
    .filter(({ op }) => only === undefined || only.includes(op))
    .map((vector) => {
      const failure = failureOf(vector, operations);
      return { id: vector.id, op: vector.op, ...(failure !== undefined && { failure }) };
    });
}

function failureOf({ op, input, expect }: Vector, operations: Operations | undefined): string | undefined {
  const operation = operations && Object.hasOwn(operations, op) ? operations[op] : undefined;
  if (!operation) return `unknown op “${op}”`;
  let answer: Readonly<Record<string, unknown>>;
  try {
    answer = operation(input);
  } catch (error) {
    return `threw: ${error instanceof Error ? error.message : String(error)}`;
  }
  const wrong = Object.keys(expect).filter((key) => !agrees(answer[key], expect[key]));
  if (wrong.length === 0) return undefined;
  return wrong
    .map((key) => `${key}: expected ${JSON.stringify(expect[key])}, got ${JSON.stringify(answer[key])}`)
    .join('; ');
}
