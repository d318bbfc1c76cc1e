import type { Lineup } from '@/lib/playtest/lineup';
import { playOne, seedOf } from '@/lib/playtest/play-one';
import { Adder, type Sums } from '@/lib/playtest/sums';
import type { Game } from '@/lib/systems/trapped/engine/game';
import type { State } from '@/lib/systems/trapped/engine/state';
import { isAtHand } from '@/lib/systems/trapped/engine/world';
import { SUITS } from '@/lib/tabletop/cards/playing-cards';
import { namedOnly } from './needed-things';

/** Tries at a goal while nobody in the room had a thing that its text names. */
export interface VainTries {
  readonly goal: string;
  readonly thing: string;
  readonly tries: number;
}

interface Watched {
  readonly sums: Sums;
  readonly vainTries: readonly VainTries[];
  /** Events that the GM made up, in the order of SUITS. */
  readonly invented: readonly number[];
}

/**
 * Plays games 0 to `runs` and watches the goals whose texts name a thing that they do not require, since only there
 * can anybody try without it: the rules prevent it elsewhere. A text that names a thing is taken to need it.
 */
export function playWatched(lineup: Lineup, seed: number, runs: number): Watched {
  const adder = new Adder(lineup);
  const invented = SUITS.map(() => 0);
  const watches = watchesOf(lineup.game as Game);
  for (let number = 0; number < runs; number++) {
    const gameSeed = seedOf(seed, number);
    for (const watch of watches) watch.seen = 0;
    const onEvent = (_: unknown, state: unknown) => look(lineup.game as Game, state as State, watches);
    const finished = playOne(lineup, gameSeed, watches.length > 0 ? { onEvent } : undefined);
    adder.add(finished, gameSeed);
    for (const suit of SUITS.keys()) invented[suit] = (invented[suit] ?? 0) + inventedIn(finished.state as State, suit);
  }
  const vainTries = watches.map(({ title, thing, tries }) => ({ goal: title, thing, tries }));
  return { sums: adder.sums, vainTries: vainTries.filter(({ tries }) => tries > 0), invented };
}

const inventedIn = ({ tally }: State, suit: number): number => tally.invented[suit] ?? 0;

interface Watch {
  readonly goal: number;
  readonly title: string;
  readonly item: number;
  readonly thing: string;
  /** Tries in this game that were looked at. */
  seen: number;
  tries: number;
}

const watchesOf = ({ setting }: Game): readonly Watch[] =>
  setting.goals.flatMap((goal, i) =>
    namedOnly(goal, setting).map((thing) => ({
      goal: i,
      title: goal.title,
      item: setting.items.indexOf(thing),
      thing: thing.title,
      seen: 0,
      tries: 0,
    })),
  );

/** Looks at new tries. The first event after a try is its announcement, or the end of the fight that counts as one. */
function look(game: Game, state: State, watches: readonly Watch[]): void {
  for (const watch of watches) {
    const tries = state.tally.goalTried[watch.goal] ?? 0;
    if (tries > watch.seen && !isAtHand(game, state, watch.item, state.conflict.by)) watch.tries += tries - watch.seen;
    watch.seen = tries;
  }
}
