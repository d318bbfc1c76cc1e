import type { Issue } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';
import { nameCheck } from '@/lib/tabletop/name-check';
import { remove, reporterOf } from '@/lib/tabletop/reporter';
import { joinedUpTo } from '@/lib/tabletop/wording';
import { CODES, type Code } from './codes';

export const report = reporterOf(CODES);

export const checkNames = nameCheck(report, 'walls/same-name');

/** One issue for all entries of a list that have the same trouble, which goes away with them; none if there are none. */
export function* reportAll(code: Code, list: Path, ids: readonly string[], trouble: string): Generator<Issue> {
  const [first] = ids;
  if (first === undefined) return;
  const fix = remove(
    ids.map((id) => [...list, id]),
    ids.length === 1 ? `Remove ${shown(first)}` : `Remove all ${ids.length}`,
  );
  yield report(code, [...list, first], `${listed(ids)}: ${trouble}`, fix);
}

/** Names in a message, which should stay readable. */
export const listed = (ids: readonly string[]): string => joinedUpTo(5, ids.map(shown));

/** Ids that other programs wrote may be long. */
const shown = (id: string): string => (id.length > 20 ? `${id.slice(0, 20)}…` : id);
