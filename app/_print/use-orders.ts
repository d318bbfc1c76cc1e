import { useMemo } from 'react';
import type { SettledSecrets } from '@/lib/contract/secrets';
import type { CastSheet, KitOrder, OnlyParts } from '@/lib/kit/order';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { type Choices, isWanted, orderOf, PURPOSES, type Purpose } from './choices';
import type { Printer } from './printer';
import { purposeOf, withPurpose } from './purposes';

/** All that decides an order. */
interface Wanted {
  readonly system: GameManifest;
  readonly choices: Choices;
  readonly printer: Printer;
  readonly names: readonly string[];
  readonly isDraft: boolean;
  readonly lengths: KitOrder['lengths'];
  /** Undefined if they are not to be printed. */
  readonly secrets: SettledSecrets | undefined;
  readonly cast: readonly CastSheet[] | undefined;
  /** Places of the first sheet that are used already. */
  readonly skip: number;
  /** Parts that alone are printed. */
  readonly only: OnlyParts | undefined;
}

interface Orders {
  readonly order: KitOrder;
  /** The order without calibration, which only concerns the printer; undefined if nothing is to be printed. */
  readonly seen: KitOrder | undefined;
  /** Order that each purpose would make; none for a print shop, which prints pictures. */
  readonly each: ReadonlyMap<Purpose, KitOrder>;
}

export function useOrders(wanted: Wanted): Orders {
  const { system, choices, printer, names, isDraft, lengths, secrets, cast, skip, only } = wanted;
  return useMemo(() => {
    const orderFor = (some: Choices): KitOrder => ({
      ...orderOf(some, printer, names, system, isDraft),
      ...(lengths && { lengths }),
      ...(secrets && { secrets }),
      ...(cast && withCast(cast)),
      ...(skip > 0 && { skip }),
    });
    const seenFor = (some: Choices): KitOrder | undefined =>
      system.pieces.some((piece) => isWanted(some, piece)) ? { ...orderFor(some), calibration: undefined } : undefined;
    const purpose = purposeOf(choices);
    const whole = seenFor(choices);
    const limit = only && { only, pieces: Object.keys(only) };
    const each = new Map<Purpose, KitOrder>();
    for (const one of PURPOSES) {
      if (one === 'shop') continue;
      const its = one === purpose ? whole : seenFor({ ...choices, ...withPurpose(one, choices, system.pieces) });
      if (its) each.set(one, its);
    }
    return { order: { ...orderFor(choices), ...limit }, seen: whole && limit ? { ...whole, ...limit } : whole, each };
  }, [system, choices, printer, names, isDraft, lengths, secrets, cast, skip, only]);
}

/** Order settings for the people at the table; half of the cast are characters, the others Extras. */
const withCast = (cast: readonly CastSheet[]): Pick<KitOrder, 'cast' | 'players' | 'names'> => ({
  cast,
  players: cast.length / 2,
  names: cast.slice(0, cast.length / 2).map(({ name }) => name),
});
