import { z } from 'zod';
import { availableGoals, checkGoal, progressAfter } from '@/lib/systems/trapped/rules/goals';
import { eventQuota } from '@/lib/systems/trapped/rules/quota';
import type { Operations } from '../vectors';
import { settingOf } from './notation';

const count = z.int().min(0);
const counts = z.object({ counts: z.object({ H: count, D: count, S: count, C: count }) });
const progress = z.object({
  setting: z.string(),
  achieved: z.array(z.string()),
  edges: z.enum(['all', 'explicit']),
});

/** What a setting holds, and what of it is open. */
export const goals: Operations = {
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
};
