import type { Issue } from '@/lib/kernel/issue';

/** Limits of a scenario file. Larger files are rejected as a whole. */
export const LIMITS = { bytes: 1_000_000, depth: 32, nodes: 20_000 } as const;

const refuse = (code: string, message: string): Issue => ({ code, severity: 'error', path: [], message });

/** A kind of file, and the most bytes that it can have. */
export interface FileKind {
  /** With its article: "a scenario". */
  readonly noun: string;
  readonly bytes: number;
}

export const SCENARIO: FileKind = { noun: 'a scenario', bytes: LIMITS.bytes };

/** Rejects text that is too long or nested too deeply before parsing, so that parsing is always cheap. */
export function checkText(text: string, { noun, bytes: most } = SCENARIO): Issue | undefined {
  const bytes = text.length > most ? text.length : new TextEncoder().encode(text).length;
  if (bytes > most) {
    return refuse(
      'file/too-large',
      `This file is ${megabytes(bytes)}; ${noun} is at most ${megabytes(most)}. Remove what does not belong to it.`,
    );
  }
  return depthOf(text) > LIMITS.depth
    ? refuse(
        'file/too-deep',
        `This file nests more than ${LIMITS.depth} levels deep. No scenario does: another program made it.`,
      )
    : undefined;
}

export const tooLarge = (bytes: number): Issue =>
  refuse('file/too-large', `This file is ${megabytes(bytes)}; that is more than a scenario or a kit can be.`);

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Returns the deepest nesting of brackets outside strings. Stops just beyond the limit. */
function depthOf(text: string): number {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === 0x5c) i++;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x7b || char === 0x5b) {
      if (++depth > LIMITS.depth) return depth;
    } else if (char === 0x7d || char === 0x5d) depth--;
  }
  return depth;
}

/** Rejects a parsed value with too many nodes. The depth of `json` must already be checked. */
export function checkNodes(json: unknown): Issue | undefined {
  let nodes = 0;
  const waiting: unknown[] = [json];
  while (waiting.length > 0) {
    if (++nodes > LIMITS.nodes) {
      return refuse(
        'file/too-many-parts',
        `This file has more than ${LIMITS.nodes} parts. Split it into several scenarios.`,
      );
    }
    const value = waiting.pop();
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) waiting.push(part);
  }
  return undefined;
}
