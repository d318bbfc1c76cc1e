import * as z from 'zod';
import { encounterChances, marginChances, successChance } from '@/lib/systems/fightsphere/rules/odds';
import type { Operations } from '../vectors';
import { campaignOf } from './notation';

const twoSides = z.object({ cases: z.array(z.tuple([z.int().min(0), z.int().min(0)])) });

/** Operations about chances before a roll. */
export const chances: Operations = {
  odds(input) {
    const { tieFails } = campaignOf(input).options;
    const { cases } = twoSides.parse(input);
    return { fractions: cases.map(([dice, threshold]) => successChance(dice, threshold, tieFails).text) };
  },

  margins(input) {
    const { cases } = twoSides.parse(input);
    return {
      fractions: cases.map(([dice, threshold]) =>
        Object.fromEntries(marginChances(dice, threshold).map(({ text }, i) => [String(i - threshold), text])),
      ),
    };
  },

  encounterOdds(input) {
    const { dice } = z.object({ dice: z.record(z.string(), z.int().min(1)) }).parse(input);
    const names = Object.keys(dice);
    const { beats, beatsAll } = encounterChances({
      rollers: names.map((name) => ({ dice: dice[name] ?? 1, spare: 0, leaving: false })),
      isCompared: () => true,
      isSpared: false,
    });
    const named = (list: readonly { readonly text: string }[] = [], but = '') =>
      Object.fromEntries(names.flatMap((name, i) => (name === but ? [] : [[name, list[i]?.text] as const])));
    return {
      beats: Object.fromEntries(names.map((name, i) => [name, named(beats[i], name)])),
      beatsAll: named(beatsAll),
    };
  },
};
