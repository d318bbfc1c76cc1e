import type { FaceMove } from '@/lib/tabletop/dice';
import { USUAL_REFUSALS } from '@/lib/tabletop/step-by-step';
import { DICE_MODIFIERS, type Stance } from '../vocabulary';
import type { PersonId } from './state';

/** What a GM can rule of one who rolls. `danger` is about the conflict and stands with the active one. */
export const MODIFIERS = [...DICE_MODIFIERS, 'danger'] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** Everything a seat can decide. People, tasks and events are numbers; the compiled game has their names. */
export type Move =
  | { readonly type: 'pick'; readonly person: PersonId }
  /** One event, escalation or relief before a conflict. */
  | { readonly type: 'event'; readonly event: number }
  /** Whose proposal comes next; or nobody proposes anything, and time passes. */
  | { readonly type: 'call'; readonly person: PersonId }
  | { readonly type: 'wait' }
  /** Proposes a task, something that nobody has prepared, or something against a member of the group. */
  | { readonly type: 'task'; readonly task: number }
  | { readonly type: 'other' }
  | { readonly type: 'against'; readonly person: PersonId }
  | { readonly type: 'pass' }
  /** Who is asked for help, and who is not there. */
  | { readonly type: 'ask'; readonly person: PersonId }
  | { readonly type: 'miss'; readonly person: PersonId }
  /** At Stress 0: whether it succeeds by itself. */
  | { readonly type: 'calm'; readonly isCalm: boolean }
  | { readonly type: 'difficulty'; readonly difficulty: number }
  /** Rules otherwise than the texts do, for the one considered; or turns to somebody further on. */
  | { readonly type: 'rule'; readonly modifier: Modifier; readonly count: number }
  | { readonly type: 'consider'; readonly person: PersonId }
  | { readonly type: 'roll' }
  | FaceMove
  | { readonly type: 'stance'; readonly stance: Stance }
  | { readonly type: 'wound'; readonly person: PersonId }
  /** At the end of a session: rolls all links of the pair, or leaves it as it is. */
  | { readonly type: 'reflect' }
  | { readonly type: 'leave' }
  /** Erases a label by its place in the pair, adds one of the colour that is ahead, or changes nothing. */
  | { readonly type: 'erase'; readonly label: number }
  | { readonly type: 'add' }
  | { readonly type: 'keep' }
  /** Done with this step. */
  | { readonly type: 'ready' };

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Why a move is refused (rules 14, 15). A refused move changes nothing. */
export const REFUSALS = [
  ...USUAL_REFUSALS,
  ...(['not-inside', 'requires', 'done', 'shut', 'already-asked', 'dying-links-first'] as const),
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** No list of moves is longer than 200: labels of one pair are cut at so many. */
export const CHOICES_MAX = 90;
