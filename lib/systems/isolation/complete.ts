import type { Suggestion } from '@/lib/contract/suggestions';
import { declinedIn, isDeclined } from '@/lib/contract/suggestions';
import type { Json } from '@/lib/kernel/json';
import { applyPatches, changesBetween, type Patch } from '@/lib/kernel/patch';
import { barePairs, reasonsToHelp, unfeltBiases } from './rules/bare-pairs';
import { isHelpInTime, waysOut } from './rules/ways';
import type { Siege } from './schema';
import { missingLinks, usualPairs } from './suggestions';

/** Tasks that the last task waits for, if nobody has said what ends the night. */
const AWAITED = 2;

/** Draws what the map lacks, and lets tasks end the night if none does. */
export const complete = (body: Siege): readonly Patch[] => [
  ...changesBetween(body as Json, completeMap(body) as Json),
  ...waysOutFor(body),
];

/** Returns the body with all links that the sheets call for, a link for each pair that has none, and reasons to help. */
export function completeMap(body: Siege): Siege {
  const linked = [usualPairs, unfeltBiases, missingLinks, barePairs].reduce((done, suggest) => {
    const patches = openAmong(done, suggest(done)).flatMap((suggestion) => suggestion.patches);
    return applyPatches(done as Json, patches) as Siege;
  }, body);
  return applyPatches(linked as Json, reasonsToHelp(body, linked)) as Siege;
}

/** Leaves out suggestions that an author has declined. */
export function openAmong({ declined }: Siege, all: readonly Suggestion[]): readonly Suggestion[] {
  const ids = declinedIn(declined);
  return all.filter((suggestion) => !isDeclined(suggestion, ids));
}

/** Two endings: the last task ends the threat, and the one before gets out those who did it. */
function waysOutFor(body: Siege): readonly Patch[] {
  const { tasks } = body;
  if (isHelpInTime(body) || waysOut(body).some(({ way }) => way !== null)) return [];
  // A task that another waits for can't be the end.
  const awaited = new Set(tasks.flatMap(({ requires }) => requires.map(({ task }) => task)));
  const free = tasks.filter(({ id, requires }) => !awaited.has(id) && requires.every(({ task }) => task === ''));
  const [last, second] = free.toReversed();
  if (!last) return [];
  const before = free.filter((task) => task !== last && task !== second).slice(-AWAITED);
  return [
    { op: 'set', path: ['tasks', last.id, 'ends'], value: 'over' },
    ...before.map(
      ({ id }): Patch => ({
        op: 'insert',
        path: ['tasks', last.id, 'requires'],
        entry: { id: `filled-${id}`.slice(0, 64), task: id },
      }),
    ),
    ...(second ? [{ op: 'set', path: ['tasks', second.id, 'ends'], value: 'out' } as const] : []),
  ];
}
