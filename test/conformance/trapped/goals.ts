import { z } from 'zod';
import { availableGoals, checkGoal, progressAfter } from '@/lib/systems/trapped/rules/goals';
import { eventQuota } from '@/lib/systems/trapped/rules/quota';
import type { Operations } from '../vectors';
import { settingOf } from './notation';

const count = z.int().min(0).default(0);
const counts = z.object({ counts: z.object({ H: count, D: count, S: count, C: count }) });
const asked = z.object({
  setting: z.string(),
  achieved: z.array(z.string()).default([]),
  edges: z.enum(['all', 'explicit']).optional(),
  options: z.object({ prereq_mode: z.enum(['all', 'explicit']).default('all') }).prefault({}),
});

/** What is asked of which goals, with the prerequisites that bind; a house rule may say it too. */
function askedOf(input: unknown) {
  const { setting, achieved, edges, options } = asked.parse(input);
  const { goals } = settingOf(setting);
  return { goals, progress: progressAfter(goals, new Set(achieved)), binding: edges ?? options.prereq_mode };
}

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
    const { goals, progress, binding } = askedOf(input);
    return { available: availableGoals(goals, progress, binding) };
  },

  goal_check(input) {
    const { goals, progress, binding } = askedOf(input);
    const { goal: id } = z.object({ goal: z.string() }).parse(input);
    const goal = goals.find((candidate) => candidate.id === id);
    if (!goal) throw new Error(`no goal is called “${id}”`);
    const { legal, missing } = checkGoal(goal, progress, binding);
    return { legal, missing };
  },
};
