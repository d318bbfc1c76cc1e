import { at } from '@/lib/kernel/at';
import { PLAYERS_MAX } from '../vocabulary';
import type { Move, Place } from './moves';
import type { Seat } from './state';

/** Moves that only name places in the rows, made once for speed. */
export interface Ready {
  readonly places: readonly Move[];
  /** By slot. */
  readonly flips: readonly Move[];
  /** By place in the rows: seat × slots + slot. */
  readonly aims: readonly Move[];
}

export function readyFor(slots: number): Ready {
  const all = upTo(slots);
  return {
    places: ordersOf(all).map((order) => ({ type: 'place', order })),
    flips: all.map((slot) => ({ type: 'flip', slot })),
    aims: upTo(PLAYERS_MAX).flatMap((player) => all.map((slot): Move => ({ type: 'aim', player, slot }))),
  };
}

/** What a seat might try against its opponents, cards there or not. */
export interface Menu {
  readonly aims: readonly Move[];
  readonly swaps: readonly Move[];
  readonly scrambles: readonly Move[];
  readonly buries: readonly Move[];
  /** By how many cards may be looked at. */
  readonly peeks: readonly (readonly Move[])[];
}

/** Menus by number of players and by seat. `peek` is the most cards that any Action looks at. */
export function menusFor(slots: number, peek: number, { aims }: Ready): readonly (readonly Menu[])[] {
  const all = upTo(slots);
  const menuOf = (players: number, seat: Seat): Menu => {
    const opponents = upTo(players).filter((other) => other !== seat);
    const theirs = opponents.flatMap((player) => all.map((slot): Place => ({ player, slot })));
    return {
      aims: theirs.map(({ player, slot }) => at(aims, player * slots + slot)),
      swaps: all.flatMap((mine) =>
        theirs.map(
          ({ player, slot }): Move => ({ type: 'play', effect: 'swap', mine, opponent: player, theirs: slot }),
        ),
      ),
      scrambles: opponents.map((opponent) => ({ type: 'play', effect: 'scramble', opponent })),
      buries: theirs.map(({ player, slot }) => ({ type: 'play', effect: 'bury', opponent: player, slot })),
      peeks: upTo(peek + 1).map((most) =>
        setsOf(theirs, most).map((places): Move => ({ type: 'play', effect: 'peek', slots: places })),
      ),
    };
  };
  return upTo(PLAYERS_MAX + 1).map((players) => upTo(players).map((seat) => menuOf(players, seat)));
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);

/** Every order of a list, the given one first. */
const ordersOf = (items: readonly number[]): readonly (readonly number[])[] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));

/** Every set of one up to so many of them, small sets first. */
function setsOf<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  let last: readonly { readonly set: readonly T[]; readonly next: number }[] = [{ set: [], next: 0 }];
  const sets: (readonly T[])[] = [];
  for (let size = 1; size <= most; size++) {
    last = last.flatMap(({ set, next }) =>
      items.slice(next).map((item, i) => ({ set: [...set, item], next: next + i + 1 })),
    );
    sets.push(...last.map(({ set }) => set));
  }
  return sets;
}
