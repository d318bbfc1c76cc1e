import type { LinkKind } from '@/lib/kit/link-graph';

/** Players besides the GM. */
export const PLAYERS = { min: 2, max: 6 } as const;

/** What a roll can come to, the best first (rules 5.3). */
export const DEGREE_LABELS = {
  completeSuccess: 'Complete Success',
  basicSuccess: 'Basic Success',
  partialSuccess: 'Partial Success',
  partialFailure: 'Partial Failure',
  basicFailure: 'Basic Failure',
  completeFailure: 'Complete Failure',
} as const;
export type Degree = keyof typeof DEGREE_LABELS;
export const DEGREES = Object.keys(DEGREE_LABELS) as readonly Degree[];

/** Whom a character pulls for (rules 5.2), the most helpful first. */
export const STANCE_LABELS = { cooperate: 'Cooperative', neutral: 'Neutral', hostile: 'Hostile' } as const;
export type Stance = keyof typeof STANCE_LABELS;
export const STANCES = Object.keys(STANCE_LABELS) as readonly Stance[];

/** How hard a task is, in dice of the GM: the first is 1 (rules 5.3). */
export const DIFFICULTY_NAMES = ['Easy', 'Average', 'Hard', 'Really Hard', 'Extremely Hard', 'Impossible'] as const;
export const DIFFICULTIES: readonly number[] = [1, 2, 3, 4, 5, 6];

export const LEVEL_LABELS = { healthy: 'Healthy', injured: 'Injured', dying: 'Dying', dead: 'Dead' } as const;
type Level = keyof typeof LEVEL_LABELS;
export const LEVELS = Object.keys(LEVEL_LABELS) as readonly Level[];

/** What brings dice to one who rolls, as the GM rules it (rules 5.1). */
export const DICE_MODIFIERS = ['profession', 'serves', 'violates', 'rolePlay', 'greenLabels', 'redLabels'] as const;

/** Why people are hurt: obstruction, standing by, or the threat alone (rules 1). */
export const CAUSES = ['obstruction', 'standingBy', 'threat'] as const;
export type Cause = (typeof CAUSES)[number];

export const COLOURS = ['green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_LABELS: Readonly<Record<Colour, string>> = { green: 'Green', red: 'Red' };

/** How links are called and drawn, on screens and pages alike. */
export const LINK_KINDS = [
  { value: 'green', title: COLOUR_LABELS.green, look: 'solid', tone: 'good' },
  { value: 'red', title: COLOUR_LABELS.red, look: 'dashed', tone: 'bad' },
] as const satisfies readonly LinkKind[];

/** What the studio suggests: links from two descriptors, a bias, or goals (rules 3). */
export const LINKS_OF = { descriptor: 1, bias: 2, goal: 3 } as const;

export const CAST_MAX = 30;
export const LINKS_MAX = 2_000;
export const TASKS_MAX = 60;
