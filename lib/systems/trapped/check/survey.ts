import { EntryNames } from '@/lib/tabletop/words/entry-names';
import type { Setting } from '../schema';
import { reachWith, type Solution, solve } from '../solve';
import { type Luck, luckIn } from '../solver/program';

/** A setting with derived data that several checks need. */
export interface Survey {
  readonly setting: Setting;
  readonly solution: Solution;
  /** Everything reachable if Events grant all they can. */
  readonly withEvents: ReturnType<typeof reachWith>;
  readonly fromEvents: Luck;
  readonly names: EntryNames<Named>;
}

export function surveyOf(setting: Setting): Survey {
  const fromEvents = luckIn(setting);
  return {
    setting,
    fromEvents,
    solution: solve(setting),
    withEvents: reachWith(setting, fromEvents),
    names: namesIn(setting),
  };
}

const namesIn = ({ goals, items, escapes, map, barriers, events, losses, monsters, extras, clocks }: Setting) =>
  new EntryNames({
    goal: { noun: 'goal', entries: byTitle(goals) },
    item: { noun: 'thing', entries: byTitle(items) },
    escape: { noun: 'way out', entries: byTitle(escapes) },
    room: { noun: 'room', entries: byTitle(map.rooms) },
    barrier: { noun: 'barrier', entries: byTitle(barriers) },
    event: { noun: 'Event', entries: byTitle(events) },
    clock: { noun: 'clock', entries: byTitle(clocks) },
    loss: { noun: 'disaster', entries: byTitle(losses) },
    monster: { noun: 'monster', entries: monsters },
    extra: { noun: 'Extra', entries: extras },
  });

const byTitle = (entries: readonly { readonly id: string; readonly title: string }[]) =>
  entries.map(({ id, title }) => ({ id, name: title }));

export type Named = Parameters<ReturnType<typeof namesIn>['of']>[0];
