import type { LinkKind } from '@/lib/kit/link-graph';

/** Players besides the GM. */
export const PLAYERS = { min: 2, max: 6 } as const;

/** Degrees of success, best first (rules 5.3). */
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

/** Stances towards the Active (rules 5.2), most helpful first. */
export const STANCE_LABELS = { cooperate: 'Cooperative', neutral: 'Neutral', hostile: 'Hostile' } as const;
export type Stance = keyof typeof STANCE_LABELS;
export const STANCES = Object.keys(STANCE_LABELS) as readonly Stance[];

/** Names of the Difficulties 1 to 6, which are dice of the GM (rules 5.3). */
export const DIFFICULTY_NAMES = ['Easy', 'Average', 'Hard', 'Really Hard', 'Extremely Hard', 'Impossible'] as const;
export const DIFFICULTIES: readonly number[] = [1, 2, 3, 4, 5, 6];

export const LEVEL_LABELS = { healthy: 'Healthy', injured: 'Injured', dying: 'Dying', dead: 'Dead' } as const;
type Level = keyof typeof LEVEL_LABELS;
export const LEVELS = Object.keys(LEVEL_LABELS) as readonly Level[];

/** Reasons for extra dice that the GM rules on (rules 5.1). */
export const DICE_MODIFIERS = ['profession', 'serves', 'violates', 'rolePlay', 'greenLabels', 'redLabels'] as const;

/** Kinds of threats, and where they are (rules 10). */
export const NATURE_LABELS = {
  creature: 'Creatures',
  weather: 'Weather',
  people: 'People',
  place: 'The place itself',
  temptation: 'A temptation',
  custom: 'Something of its own',
} as const;
export const EMBEDDING_LABELS = {
  external: 'Outside',
  locale: 'It is the place',
  cast: 'Among the cast',
} as const;

/** Causes of wounds: obstruction, standing by, or the threat alone (rules 1). */
export const CAUSES = ['obstruction', 'standingBy', 'threat'] as const;
export type Cause = (typeof CAUSES)[number];

export const COLOURS = ['green', 'red'] as const;
export type Colour = (typeof COLOURS)[number];
export const COLOUR_LABELS: Readonly<Record<Colour, string>> = { green: 'Green', red: 'Red' };

/** Names and styles of links, on screen and in print. */
export const LINK_KINDS = [
  { value: 'green', title: COLOUR_LABELS.green, look: 'solid', tone: 'good' },
  { value: 'red', title: COLOUR_LABELS.red, look: 'dashed', tone: 'bad' },
] as const satisfies readonly LinkKind[];

/** Number of links that two descriptors, a bias or goals are worth (rules 3). */
export const LINKS_OF = { descriptor: 1, bias: 2, goal: 3 } as const;

/** Highest recommended Stress at the start (rules 7). */
export const START_MAX = 3;

export const CAST_MAX = 30;
export const LINKS_MAX = 2_000;
/** Most entries of the tables of biases and of goals. */
export const TABLE_MAX = 60;
export const TASKS_MAX = 60;
