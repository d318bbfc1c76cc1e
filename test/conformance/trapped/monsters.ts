import { z } from 'zod';
import { afterDefeat, monsterCards } from '@/lib/systems/trapped/rules/monster';
import { isBlocked, monsterStepRefusal, passagesBetween } from '@/lib/systems/trapped/rules/monster-step';
import type { Passage } from '@/lib/systems/trapped/schema';
import type { Operations } from '../vectors';
import { rulesOf, settingOf } from './notation';

/** Vectors speak of monsters that it takes so many defeats to kill. */
const DEFEATS_NEEDED = 3;

const strength = z.object({ weakness_known: z.boolean(), means_held: z.boolean() });
const beaten = z.object({
  defeats: z.int().min(0),
  means_used: z.boolean(),
  kill_needs_means: z.boolean(),
});
const step = z.object({
  setting: z.string(),
  from: z.string(),
  to: z.string(),
  moves_made_this_player_turn: z.int().min(0),
  lounge_sealed: z.boolean(),
});

/** The monster's strength, defeats and steps. */
export const monsters: Operations = {
  monster_cards(input) {
    const { weakness_known, means_held } = strength.parse(input);
    return { cards: monsterCards(weakness_known || rulesOf(input).weaknessKnownAtStart, means_held) };
  },

  monster_defeat(input) {
    const { defeats, means_used, kill_needs_means } = beaten.parse(input);
    const before = { defeats, meansUsed: means_used, killNeedsMeans: kill_needs_means, needed: DEFEATS_NEEDED };
    return { ...afterDefeat(before, rulesOf(input).weaponNeeded) };
  },

  monster_move(input) {
    const { setting: id, from, to, moves_made_this_player_turn: moves, lounge_sealed } = step.parse(input);
    const { map, monsters, place } = settingOf(id);
    const [monster] = monsters;
    if (!monster) throw new Error(`“${id}” has no monster`);
    const atStart = ({ a, b }: Passage) => a === place.start || b === place.start;
    const isClosed = (passage: Passage) => isBlocked(passage) && (lounge_sealed || !atStart(passage));
    const reason = monsterStepRefusal(monster, passagesBetween(map.passages, from, to), isClosed, moves);
    return { legal: reason === undefined, reason: reason ?? null };
  },
};
