import { isDeepStrictEqual } from 'node:util';

/** One case of a game's rules: an operation, its input and the expected answer. */
export interface Vector {
  readonly id: string;
  readonly title?: string;
  readonly op: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Expected answer. Keys that are not listed here are not compared. */
  readonly expect: Readonly<Record<string, unknown>>;
}

export interface VectorFile {
  readonly system: string;
  readonly vectors: readonly Vector[];
}

/** Part of an answer with its own comparison, where equality is too strict. */
export class Agreeing {
  constructor(
    readonly agrees: (expected: unknown) => boolean,
    /** Value shown if it does not agree. */
    readonly shown: unknown,
  ) {}

  toJSON(): unknown {
    return this.shown;
  }
}

/** Agrees with the same list in any order. */
export const unordered = (list: readonly string[]) =>
  new Agreeing((expected) => Array.isArray(expected) && isDeepStrictEqual(expected.toSorted(), list.toSorted()), list);

/** Agrees with any subset of a list. */
export const including = (list: readonly string[]) =>
  new Agreeing((expected) => Array.isArray(expected) && expected.every((item) => list.includes(item)), list);

/** Agrees with lists that contain none of these. */
export const excluding = (list: readonly string[]) =>
  new Agreeing((expected) => Array.isArray(expected) && !expected.some((item) => list.includes(item)), list);

/** Agrees with an object if the expected keys do. */
export const partly = (fields: Readonly<Record<string, unknown>>): Agreeing =>
  new Agreeing(
    (expected) =>
      typeof expected === 'object' &&
      expected !== null &&
      Object.entries(expected).every(([key, value]) => agrees(fields[key], value)),
    fields,
  );

/** Tells whether an answer, or a part of it, agrees with the expected one. */
export const agrees = (answer: unknown, expected: unknown): boolean =>
  answer instanceof Agreeing ? answer.agrees(expected) : isDeepStrictEqual(answer, expected);

/** Answers with a game's own rules. Throws on invalid input. */
export type Operation = (input: Vector['input']) => Readonly<Record<string, unknown>>;
export type Operations = Readonly<Record<string, Operation>>;

export interface Outcome {
  readonly id: string;
  readonly op: string;
  /** Failure; undefined if the case passed. */
  readonly failure?: string;
}

/** Parses a vector file. Throws on anything else. */
export function parseVectors(text: string): VectorFile {
  const file = JSON.parse(text) as Partial<VectorFile> | null;
  if (typeof file?.system !== 'string' || !Array.isArray(file.vectors)) {
    throw new Error('A vector file is an object with “system” and “vectors”.');
  }
  return file as VectorFile;
}

/** Runs all vectors or those of certain operations. Unknown operations fail. */
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
