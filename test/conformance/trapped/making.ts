import { z } from 'zod';
import { attributeBand } from '@/lib/systems/trapped/rules/attributes';
import { planCreation, planExtras } from '@/lib/systems/trapped/rules/creation';
import { spendLucky } from '@/lib/systems/trapped/rules/lucky';
import { extrasTurn } from '@/lib/systems/trapped/rules/turn';
import type { Operations } from '../vectors';
import { rank } from './notation';

const characters = z.object({ characters: z.int().min(1) });

/** Making characters and Extras. */
export const making: Operations = {
  band: (input) => ({ band: attributeBand(z.object({ rank }).parse(input).rank) }),

  creation_plan(input) {
    const plan = planCreation(characters.parse(input).characters);
    return { cards_per_player: plan.cardsPerPlayer, cards_total: plan.cardsInAll, shortfall: plan.shortfall };
  },

  extras_plan(input) {
    const plan = planExtras(characters.parse(input).characters);
    return {
      extras: plan.extras,
      aspects_per_extra: plan.aspectsPerExtra,
      aspects_total: plan.aspectsInAll,
      turns_per_player: plan.turnsPerPlayer,
      cards_from_deck: plan.cardsFromDeck,
      reshuffles: plan.reshuffles,
    };
  },

  extras_turn(input) {
    const turn = extrasTurn(z.object({ hand: z.int().min(0) }).parse(input).hand);
    return { after_draw: turn.afterDraw, after_play: turn.afterPlay, aspects_set: turn.aspectsSet };
  },

  lucky_use(input) {
    const { legal, struckOut } = spendLucky(z.object({ crossed_out: z.boolean() }).parse(input).crossed_out);
    return { legal, crossed_out_after: struckOut };
  },
};
