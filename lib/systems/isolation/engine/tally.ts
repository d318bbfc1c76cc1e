import { filled, type Lists, zeros } from '@/lib/kernel/filled';
import { CAUSES, COLOURS, STANCES } from '../vocabulary';
import type { Game } from './game';

const BY_TASK = ['tried', 'alone', 'done'] as const;
/** Under each cause the deaths by it. */
const BY_PERSON = ['proposed', 'asked', 'wounds', 'deathsOf', ...CAUSES] as const;
/** By cause; `fatal` are wounds that killed. */
const BY_CAUSE = ['wounded', 'fatal'] as const;
/** Rolled attempts by who helped: alone, asked but not helped, then by how many; and those that succeeded. */
const BY_HELP = ['helpTried', 'helpWon'] as const;
/** How one of a pair stood to the other, and the links between them in the end. */
const BY_PAIR = [...STANCES, ...COLOURS] as const;

/** Alone, asked but not helped, and with one, two, or three and more who helped. */
export const HELP_ROWS = 5;

/** What a conflict was: rolled, rolled against a member of the group, settled at Stress 0, or time that passed. */
export const KINDS = { rolled: 0, against: 1, calm: 2, passed: 3 } as const;
export type Kind = keyof typeof KINDS;

/** The row after the stances: bystanders who turned Hostile. */
export const OPPOSED = STANCES.length;

/** Counts for playtests; the game itself never looks at them. */
export interface Tally
  extends Lists<typeof BY_TASK>,
    Lists<typeof BY_PERSON>,
    Lists<typeof BY_PAIR>,
    Lists<typeof BY_CAUSE>,
    Lists<typeof BY_HELP> {
  /** By task, and a last row for what nobody had prepared: how often each degree, in the order of DEGREES. */
  readonly degrees: number[][];
  /** Stress after each conflict. */
  readonly stress: number[];
  /** Conflicts by kind. */
  readonly kinds: number[];
  /** Stances taken by those who were asked, and OPPOSED. */
  readonly stances: number[];
}

/** Nothing has been counted yet. */
export const emptyTally = ({ tasks }: Game, people: number, degrees: number): Tally => ({
  ...zeros(BY_TASK, tasks.length),
  ...zeros(BY_PERSON, people),
  ...zeros(BY_PAIR, (people * (people - 1)) / 2),
  ...zeros(BY_CAUSE, CAUSES.length),
  ...zeros(BY_HELP, HELP_ROWS),
  degrees: Array.from({ length: tasks.length + 1 }, () => filled(degrees, 0)),
  stress: [],
  kinds: filled(Object.keys(KINDS).length, 0),
  stances: filled(OPPOSED + 1, 0),
});
