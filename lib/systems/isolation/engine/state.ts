import { filled, type Lists, zeros } from '@/lib/kernel/filled';
import type { ColourDice } from '@/lib/tabletop/dice';
import type { Bonds } from '@/lib/tabletop/pairs';
import {
  CAUSES,
  type Cause,
  COLOURS,
  type Colour,
  type Degree,
  type DICE_MODIFIERS,
  STANCES,
  type Stance,
} from '../vocabulary';
import type { Game } from './game';

export type Seat = number;
/** Place in the cast; people whom nobody has written come after it. */
export type PersonId = number;

type Proposing = 'scene' | 'propose' | 'ask' | 'calm' | 'difficulty' | 'rule';
type Rolling = 'roll' | 'dice' | 'stance' | 'oppose' | 'answer' | 'wound';
/** What is to be decided: before the night, in a conflict, at the end of a session; or nothing any more. */
export type Phase = 'pick' | Proposing | Rolling | 'pair' | 'change' | 'over';

/** A link with a reason. */
export interface Label {
  readonly colour: Colour;
  readonly kind: 'label' | 'injured' | 'dying';
  /** Whose injury it is; NONE for none. */
  readonly of: PersonId;
  /** Place in the file's links; NONE for one that came in play. */
  readonly written: number;
}

export interface Pair extends Bonds<Label> {
  readonly a: PersonId;
  readonly b: PersonId;
}

/** Inside, safe for good, or dead. */
export type Where = 'inside' | 'safe' | 'dead';

export interface Person {
  /** Who decides for it: its player, otherwise the GM. */
  owner: Seat;
  /** 0 healthy, 1 injured, 2 dying, 3 dead. */
  level: number;
  where: Where;
}

/** What the GM rules of one who rolls (rules 5.1): dice for each reason. */
export interface Ruling extends Record<(typeof DICE_MODIFIERS)[number], number> {
  readonly person: PersonId;
}

/** A proposal from its wording to what comes of it. */
export interface Conflict {
  readonly active: PersonId;
  /** NONE for something that nobody has prepared. */
  readonly task: number;
  /** The member of the group it is directed against; NONE for none. */
  readonly against: PersonId;
  /** Who is asked for help, and who is not there. */
  readonly targets: PersonId[];
  readonly absent: PersonId[];
  /** Whether wounds are possible. */
  isDangerous: boolean;
  /** At Stress 0: nobody rolls. */
  isAutomatic: boolean;
  /** 0 until it is named. */
  difficulty: number;
  /** The active one, the targets, then the member of the group it is directed against. */
  readonly rulings: Ruling[];
  /** The ruling that the GM considers, or the target or bystander who decides. */
  place: number;
  /** Modifiers of that ruling that have been changed already. */
  readonly ruled: string[];
  /** Dice of the first reading, then those that answer: of bystanders who turn Hostile, and of the GM or the defender. */
  readonly rolls: ColourDice[];
  readonly answers: ColourDice[];
  /** By person: what was decided; undefined for those who have not, or are not asked. */
  readonly stances: (Stance | null)[];
  degree: Degree | null;
  margin: number;
  /** Wounds still to be shared, and why they came. */
  wounds: number;
  cause: Cause;
  /** Levels before wounds fell, by person. */
  readonly levels: number[];
}

/** A pair at the end of a session. */
export interface PairRoll {
  /** Place in `State.pairs`; the pairs after it have yet to be asked. */
  pair: number;
  readonly rolls: ColourDice[];
  /** Which colour has come out ahead; null before, and if neither has. */
  ahead: Colour | null;
  /** Levels when the rolls began, by person. */
  readonly levels: readonly number[];
}

const BY_TASK = ['tried', 'alone', 'done'] as const;
/** Under each cause the deaths by it. */
const BY_PERSON = ['proposed', 'asked', 'wounds', 'deathsOf', ...CAUSES] as const;
/** By cause; `fatal` are wounds that killed. */
const BY_CAUSE = ['wounded', 'fatal'] as const;
/** Rolled attempts by who helped: alone, asked but not helped, then by how many; and those that succeeded. */
const BY_HELP = ['helpTried', 'helpWon'] as const;
/** Attitude of one of a pair to the other, and the links between them in the end. */
const BY_PAIR = [...STANCES, ...COLOURS] as const;

/** Alone, asked but not helped, and with one, two, or three and more who helped. */
export const HELP_ROWS = 5;

/** Kind of a conflict: rolled, rolled against a member of the group, settled at Stress 0, or time that passed. */
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

/** A siege in play. Plain data, changed in place; the dice lie inside. */
export interface State {
  readonly players: number;
  readonly rng: number[];
  phase: Phase;
  /** Whose decision is awaited; NONE once it is over. The GM has the seat after the players. */
  awaited: Seat;
  readonly people: Person[];
  /** Every two people, in the order (0,1), (0,2) … (1,2). */
  readonly pairs: Pair[];
  stress: number;
  /** Sessions and conflicts that are over. The conflicts count the whole night. */
  session: number;
  conflicts: number;
  /** By task. `named` holds the Difficulty that the GM named last; 0 for none. */
  readonly done: boolean[];
  readonly shut: boolean[];
  readonly named: number[];
  /** By event: whether it has happened; and whether one has before this conflict. */
  readonly happened: boolean[];
  hasHappened: boolean;
  /** Whose proposal the last one was; NONE before the first. */
  last: PersonId;
  conflict: Conflict | null;
  closing: PairRoll | null;
  ending: number;
  readonly winners: Seat[];
  readonly tally: Tally;
}

/** The whole table, but for the dice to come and what only playtests count. */
export type Shown = Readonly<Omit<State, 'rng' | 'tally'>>;
