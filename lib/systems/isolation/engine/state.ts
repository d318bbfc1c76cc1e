import { filled, type Lists, zeros } from '@/lib/kernel/filled';
import type { ColourDice } from '@/lib/tabletop/dice/dice';
import type { Bonds } from '@/lib/tabletop/play/pairs';
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
/** Index in the cast. Nameless people added for surplus players follow it. */
export type PersonId = number;

type Proposing = 'scene' | 'propose' | 'ask' | 'calm' | 'difficulty' | 'rule';
type Rolling = 'roll' | 'dice' | 'stance' | 'oppose' | 'answer' | 'wound';
/** The pending decision: before the night, in a conflict, or at the end of a session; `over` if there is none. */
export type Phase = 'pick' | Proposing | Rolling | 'pair' | 'change' | 'over';

/** A link with a label. */
export interface Label {
  readonly colour: Colour;
  readonly kind: 'label' | 'injured' | 'dying';
  /** The injured person; NONE for other labels. */
  readonly of: PersonId;
  /** Index in the file's links; NONE for links added in play. */
  readonly written: number;
}

export interface Pair extends Bonds<Label> {
  readonly a: PersonId;
  readonly b: PersonId;
}

export type Where = 'inside' | 'safe' | 'dead';

export interface Person {
  /** Seat that decides for the person: their player's, otherwise the GM's. */
  owner: Seat;
  /** 0 healthy, 1 injured, 2 dying, 3 dead. */
  level: number;
  where: Where;
}

/** Extra dice of a roller by reason (rules 5.1). */
export interface Ruling extends Record<(typeof DICE_MODIFIERS)[number], number> {
  readonly person: PersonId;
}

/** A proposal and its progress, up to the result. */
export interface Conflict {
  readonly active: PersonId;
  /** NONE for something unprepared. */
  readonly task: number;
  /** The member of the group that the proposal is directed against, if any; otherwise NONE. */
  readonly against: PersonId;
  /** People who are asked for help, and people who are elsewhere. */
  readonly targets: PersonId[];
  readonly absent: PersonId[];
  /** Failure can wound people. */
  isDangerous: boolean;
  /** Succeeds without a roll, at Stress 0. */
  isAutomatic: boolean;
  /** 0 until the GM names it. */
  difficulty: number;
  /** For the Active, the targets, then the defender. */
  readonly rulings: Ruling[];
  /** Index of the current ruling, target or bystander. For wounds, the first person who can take the next one. */
  place: number;
  /** Modifiers of that ruling that the GM has changed. */
  readonly ruled: string[];
  /** Dice of the first reading, and those that answer: of Hostile bystanders, and of the GM or the defender. */
  readonly rolls: ColourDice[];
  readonly answers: ColourDice[];
  /** Stance by person; null for people who have not chosen one. */
  readonly stances: (Stance | null)[];
  degree: Degree | null;
  margin: number;
  /** Wounds still to be distributed, and their cause. */
  wounds: number;
  cause: Cause;
  /** Levels before the conflict, by person. */
  readonly levels: number[];
}

/** Roll of a pair at the end of a session. */
export interface PairRoll {
  /** Index in `State.pairs`. Pairs after it are still to come. */
  pair: number;
  readonly rolls: ColourDice[];
  /** The colour that is ahead; null before the roll and after a tie. */
  ahead: Colour | null;
  /** Levels before the first pair rolled, by person. */
  readonly levels: readonly number[];
}

const BY_TASK = ['tried', 'alone', 'done'] as const;
/** The entries of CAUSES count deaths by that cause. */
const BY_PERSON = ['proposed', 'asked', 'wounds', 'deathsOf', ...CAUSES] as const;
/** Wounds by cause; `fatal` ones killed. */
const BY_CAUSE = ['wounded', 'fatal'] as const;
/** Rolled attempts by help (see HELP_ROWS), and those of them that succeeded. */
const BY_HELP = ['helpTried', 'helpWon'] as const;
/** Stances within a pair, and its links at the end of the game. */
const BY_PAIR = [...STANCES, ...COLOURS] as const;

/** Rows for attempts alone, asked but not helped, and with one, two, or three and more helpers. */
export const HELP_ROWS = 5;

/** Kinds of conflicts: rolled, rolled against a member, without a roll at Stress 0, without a proposal. */
export const KINDS = { rolled: 0, against: 1, calm: 2, passed: 3 } as const;
export type Kind = keyof typeof KINDS;

/** Row after the stances: bystanders who turned Hostile. */
export const OPPOSED = STANCES.length;

/** Counts for playtests. The engine never reads them. */
export interface Tally
  extends Lists<typeof BY_TASK>,
    Lists<typeof BY_PERSON>,
    Lists<typeof BY_PAIR>,
    Lists<typeof BY_CAUSE>,
    Lists<typeof BY_HELP> {
  /** Results by task, then by index in DEGREES. The last row is for unprepared proposals. */
  readonly degrees: number[][];
  readonly stress: number[];
  /** Conflicts by kind. */
  readonly kinds: number[];
  /** Stances of people who were asked, and OPPOSED. */
  readonly stances: number[];
}

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

/** A siege in play. Plain data, changed in place; includes the random generator. */
export interface State {
  readonly players: number;
  readonly rng: number[];
  phase: Phase;
  /** Seat that decides next; NONE once the game is over. The GM's seat follows the players'. */
  awaited: Seat;
  readonly people: Person[];
  /** All pairs, in the order (0,1), (0,2) … (1,2). */
  readonly pairs: Pair[];
  stress: number;
  /** Completed sessions, and completed conflicts of the whole night. */
  session: number;
  conflicts: number;
  /** By task. `named` is the Difficulty that the GM named last; 0 for none. */
  readonly done: boolean[];
  readonly shut: boolean[];
  readonly named: number[];
  /** Events that have happened; `hasHappened` if one has since the last conflict. */
  readonly happened: boolean[];
  hasHappened: boolean;
  /** Person called on last for a proposal; NONE before the first. */
  last: PersonId;
  conflict: Conflict | null;
  closing: PairRoll | null;
  ending: number;
  readonly winners: Seat[];
  readonly tally: Tally;
}

/** State without the random generator and the counts for playtests. */
export type Shown = Readonly<Omit<State, 'rng' | 'tally'>>;
