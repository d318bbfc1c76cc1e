import { idOf } from '@/lib/kernel/ids';
import type { Issue } from '@/lib/kernel/issue';
import { entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { formatPath, type Path, parsePath, valueAt } from '@/lib/kernel/path';
import { LINE_MAX } from '@/lib/schema/fields';

/** Path of the list of warnings that the authors accept as the point of their scenario. */
const ACCEPTED: Path = ['accepted'];

/** A warning of taste that somebody accepted. */
export interface Acceptance {
  readonly id: string;
  readonly code: string;
  /** Path of the entry or field that it is about. */
  readonly path: Path;
  /** Its facts: the warning's words. */
  readonly says: string;
  /** Name of the person who accepted it; '' if it is not known. */
  readonly by: string;
  /** ISO date of that day. */
  readonly at: string;
}

/** Games are played with other chances each time, so that of their verdicts only the words are facts. */
const factsOf = ({ code, message }: Pick<Issue, 'code' | 'message'>): string =>
  (code.includes('/play-') ? message.replace(/[\d.,]+/g, '#') : message).slice(0, LINE_MAX);

/** Returns the patch that accepts a warning of taste; undefined for other issues, and for paths too long to mark. */
export function acceptPatch(issue: Issue, { by, at }: Pick<Acceptance, 'by' | 'at'>): Patch | undefined {
  const path = formatPath(issue.path);
  if (!issue.isTaste || path.length > LINE_MAX) return undefined;
  const entry = { id: idOf(`${issue.code}-${path}`), code: issue.code, path, says: factsOf(issue), by, at };
  return { op: 'insert', path: ACCEPTED, entry };
}

export const takeBackPatch = (id: string): Patch => ({ op: 'remove', path: [...ACCEPTED, id] });

/** Returns what the authors of a draft accepted and still have. */
export const acceptedIn = (draft: Json): readonly Acceptance[] =>
  entriesOf(valueAt(draft, ACCEPTED)).flatMap(({ id, code, path, says, by, at }) => {
    const place = parsePath(String(path));
    if (valueAt(draft, place) === undefined) return [];
    return [{ id, code: String(code), path: place, says: String(says), by: String(by), at: String(at) }];
  });

/** Drops the issues that the authors accepted. One comes back as soon as one of its facts has changed. */
export function withoutAccepted(issues: readonly Issue[], draft: Json): readonly Issue[] {
  const accepted = new Set(acceptedIn(draft).map(({ code, path, says }) => keyOf(code, path, says)));
  if (accepted.size === 0) return issues;
  const open = issues.filter((issue) => !issue.isTaste || !accepted.has(keyOf(issue.code, issue.path, factsOf(issue))));
  return open.length === issues.length ? issues : open;
}

const keyOf = (code: string, path: Path, says: string): string => JSON.stringify([code, formatPath(path), says]);
