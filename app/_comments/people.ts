import type { Comment } from '@/lib/collab/document/comments';
import { fold } from '@/lib/kernel/fold';
import { sanitiseLine } from '@/lib/kernel/visible';

const MARK_LENGTH = 6;

/** Returns what comments show of their authors: names, with a mark where two people use the same one. */
export function namesOf(comments: readonly Comment[]): (comment: Comment) => string {
  const owners = new Map<string, Set<string>>();
  for (const { name, by } of comments) {
    const shown = fold(sanitiseLine(name));
    owners.set(shown, (owners.get(shown) ?? new Set()).add(by));
  }
  return ({ name, by }) => {
    const shown = sanitiseLine(name);
    if ((owners.get(fold(shown))?.size ?? 0) < 2) return shown;
    return `${shown} (${by === '' ? 'from a file' : by.slice(0, MARK_LENGTH)})`;
  };
}

/** Returns the names of everybody who has commented, newest first, for mentions. */
export const knownNames = (comments: readonly Comment[]): readonly string[] => [
  ...new Set(comments.toSorted((a, b) => b.at - a.at).map(({ name }) => sanitiseLine(name))),
];
