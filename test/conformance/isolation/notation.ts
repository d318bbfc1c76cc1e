import * as z from 'zod';
import { at } from '@/lib/kernel/at';
import { blankEntry, blankObject } from '@/lib/schema/blank';
import { objectShapeOf } from '@/lib/schema/shape';
import { type Character, type Link, type Siege, schema, type Task } from '@/lib/systems/isolation/schema';
import {
  type Colour,
  DEGREES,
  DIFFICULTY_NAMES,
  LEVELS,
  STANCES,
  type Stance,
} from '@/lib/systems/isolation/vocabulary';

export type Input = Readonly<Record<string, unknown>>;

export const name = z.string();
export const names = z.array(name).default([]);
export const faces = z.array(z.int().min(1).max(6));
export const facesByName = z.record(name, faces).default({});
export const count = z.int().min(0);
export const degree = z.enum(DEGREES);
export const level = z.enum(LEVELS);
const bothColours = z.object({ green: count.default(0), red: count.default(0) });
export const countsByName = z.record(name, bothColours).default({});
export const linksInput = z.array(bothColours.extend({ pair: z.tuple([name, name]) })).default([]);
/** Number of dice; true counts as 1. */
const dice = z.union([z.boolean().transform(Number), count]).default(0);
/** Modifiers of a person's roll. */
export const bearing = z.object({
  profession: dice,
  forGoalOrBias: dice,
  againstGoalOrBias: dice,
  rolePlay: dice,
  relevantGreenLabels: dice,
  relevantRedLabels: dice,
  /** Labels of past events, which modify an action if the house rule says so. */
  relevantGreenStories: dice,
  relevantRedStories: dice,
});
export type Bearing = z.infer<typeof bearing>;
export const bearings = z.record(name, bearing).default({});

const letters = (text: string): string => text.replace(/[^a-z]/gi, '').toLowerCase();
const NAMES: readonly string[] = DIFFICULTY_NAMES.map(letters);
/** The GM's dice, as a number or a name: "reallyHard" is 4. */
export const difficulty = z.union([
  count,
  z
    .string()
    .transform((text) => NAMES.indexOf(letters(text)) + 1)
    .refine((found) => found > 0),
]);

const STANDINGS = ['active', ...STANCES, 'defaulted', 'defaultedHostile', 'absent'] as const;
/** Standing of a person. A person who was not asked is Neutral, or has turned Hostile. */
export type Standing = (typeof STANDINGS)[number];
export const standings = z
  .record(
    name,
    z
      .string()
      .transform((text): string => {
        if (!/default/i.test(text)) return text;
        return /hostile/i.test(text) ? 'defaultedHostile' : 'defaulted';
      })
      .pipe(z.enum(STANDINGS)),
  )
  .default({});

/** Splits people into those asked, those absent, and stances. */
export function standingOf(given: Readonly<Record<string, Standing>>, notAsked: readonly string[] = []) {
  const [asked, absent, stances]: [string[], string[], Record<string, Stance>] = [[], [], {}];
  for (const [one, is] of Object.entries(given)) {
    if (is === 'absent') absent.push(one);
    else if (is === 'defaultedHostile') stances[one] = 'hostile';
    else if (is === 'cooperate' || is === 'neutral' || is === 'hostile') {
      stances[one] = is;
      if (!notAsked.includes(one)) asked.push(one);
    }
  }
  return { asked, absent, stances };
}

const shape = objectShapeOf(schema);
const blanks = (...lists: readonly (keyof Siege)[]) =>
  Object.fromEntries(
    lists.map((list) => {
      const { [list]: field } = shape.fields;
      return [list, field?.kind === 'list' ? [blankEntry(field)] : []];
    }),
  );
const usual: Siege = schema.parse({ ...blankObject(shape), ...blanks('cast', 'links', 'tasks') });

/** Two defaults of the vectors that cannot change: they are rules, not options. */
const rulesInput = { stressMin: z.literal(0).optional(), remainder: z.literal('rosterOrder').optional() };
const optionsInput = z.object({ options: z.object(rulesInput).loose().default({}) });

/** Labels: one that affects the current task, and one that does not. */
export const [APT, PLAIN] = ['apt', 'plain'];
/** Words of the current task in a profession, goals and biases. */
export const [TRADE, CAUSE, WRONG] = ['trade', 'cause', 'wrong'];

/** A character, reduced to what affects the rules. */
export type Sheet = Pick<Character, 'name'> & Partial<Pick<Character, 'profession' | 'bias' | 'goal' | 'level'>>;

/** A number of equal links between two people. */
export interface Bundle {
  readonly pair: readonly [string, string];
  readonly colour: Colour;
  readonly count: number;
  readonly kind?: Link['kind'];
  readonly label?: string;
}

/** Additions of an operation to the siege of its vector. */
export interface Needs {
  readonly cast: readonly Sheet[];
  readonly links?: readonly Bundle[];
  readonly tasks?: readonly TaskNeeds[];
  readonly siege?: Partial<Siege['siege']>;
  /** Change of Stress by each event. */
  readonly events?: readonly number[];
}
export interface TaskNeeds extends Partial<Omit<Task, 'requires' | 'professions' | 'serves' | 'violates' | 'labels'>> {
  readonly requires?: readonly string[];
}

/** Builds the siege of a vector. */
export function siegeOf(input: Input, { cast, links = [], tasks = [], siege, events = [] }: Needs): Siege {
  const { stressMin: _, remainder: __, ...options } = optionsInput.parse(input).options;
  return {
    ...usual,
    cast: cast.map((sheet) => ({ ...at(usual.cast, 0), ...sheet, id: sheet.name })),
    links: links.flatMap(linksOf).map((link, i) => ({ ...link, id: `link-${i}` })),
    tasks: tasks.map(taskOf),
    siege: { ...usual.siege, ...siege },
    stress: { ...usual.stress, events: events.map((delta, i) => ({ id: `event-${i}`, text: '', delta })) },
    options: schema.shape.options.parse({ ...usual.options, ...options }),
  };
}

const linksOf = ({ pair: [a, b], colour, count, kind = 'descriptor', label = PLAIN }: Bundle): readonly Link[] =>
  Array.from({ length: Math.max(0, count) }, () => ({
    ...at(usual.links, 0),
    a,
    b,
    colour,
    kind,
    label: kind === 'temporary' ? '' : label,
  }));

const words = (word: string) => [{ id: word, word }];

const taskOf = ({ requires = [], ...given }: TaskNeeds): Task => ({
  ...at(usual.tasks, 0),
  professions: words(TRADE),
  serves: words(CAUSE),
  violates: words(WRONG),
  labels: words(APT),
  ...given,
  requires: requires.map((task) => ({ id: task, task })),
});

/** Returns links of both colours between two people, as one bundle of each. */
export const bundles = (
  pair: readonly [string, string],
  { green = 0, red = 0 }: { readonly green?: number; readonly red?: number },
  more: Pick<Bundle, 'kind' | 'label'> = {},
): readonly Bundle[] => [
  { pair, colour: 'green', count: green, ...more },
  { pair, colour: 'red', count: red, ...more },
];

/** Counts the dice that were rolled before any added others. */
export function baseOf(input: Input, colour: Colour, rolled: readonly number[]): number {
  const { openEnded } = siegeOf(input, { cast: [] }).options;
  const brought = rolled.filter((face) => face === BRINGS[colour]).length;
  return rolled.length - (openEnded ? brought : 0);
}

/** Face of each colour that adds another die. */
export const BRINGS: Readonly<Record<Colour, number>> = { green: 6, red: 1 };

/** Sorts faces into a possible order: those that add dice come first. */
export const inOrder = (colour: Colour, rolled: readonly number[]): readonly number[] =>
  rolled.toSorted((a, b) => Number(b === BRINGS[colour]) - Number(a === BRINGS[colour]));

/** Face of each colour that does not count. */
export const BLANK: Readonly<Record<Colour, number>> = { green: 3, red: 4 };

export const unique = (list: readonly string[]): readonly string[] => [...new Set(list)];

/** Creates people of whom only the name matters. */
export const named = (list: readonly string[]): readonly Sheet[] => list.map((one) => ({ name: one }));
