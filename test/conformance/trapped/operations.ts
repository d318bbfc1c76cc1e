import { z } from 'zod';
import { planCreation, planExtras } from '@/lib/systems/trapped/rules/creation';
import { availableGoals, checkGoal, progressAfter } from '@/lib/systems/trapped/rules/goals';
import { eventQuota } from '@/lib/systems/trapped/rules/quota';
import { schema } from '@/lib/systems/trapped/schema';
import { starters } from '@/lib/systems/trapped/starters';
import type { Operations } from '../vectors';

const characters = z.object({ characters: z.int().min(1) });
const count = z.int().min(0);
const counts = z.object({ counts: z.object({ H: count, D: count, S: count, C: count }) });
const progress = z.object({
  setting: z.string(),
  achieved: z.array(z.string()),
  edges: z.enum(['all', 'explicit']),
});

function settingOf(id: string) {
  const starter = starters.find((candidate) => candidate.id === id);
  if (!starter) throw new Error(`no setting is called “${id}”`);
  return schema.parse(starter.body());
}

/** Cases of rules 12 that ask nothing of a running game, answered by the game's own functions. */
export const trappedOperations: Operations = {
  setting_events(input) {
    const { H, D, S, C } = counts.parse(input).counts;
    const { met, missing, missingInAll } = eventQuota({ hearts: H, diamonds: D, spades: S, clubs: C });
    return {
      valid: met,
      missing: { C: missing.clubs, H: missing.hearts, S: missing.spades, D: missing.diamonds },
      missing_total: missingInAll,
    };
  },

  goals_available(input) {
    const { setting, achieved, edges } = progress.parse(input);
    const { goals } = settingOf(setting);
    return { available: availableGoals(goals, progressAfter(goals, new Set(achieved)), edges) };
  },

  goal_check(input) {
    const { setting, achieved, edges } = progress.parse(input);
    const { goal: id } = z.object({ goal: z.string() }).parse(input);
    const { goals } = settingOf(setting);
    const goal = goals.find((candidate) => candidate.id === id);
    if (!goal) throw new Error(`no goal is called “${id}”`);
    const { legal, missing } = checkGoal(goal, progressAfter(goals, new Set(achieved)), edges);
    return { legal, missing };
  },

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
};
