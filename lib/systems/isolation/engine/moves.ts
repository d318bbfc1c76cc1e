import type { FaceMove } from '@/lib/tabletop/dice/dice';
import { USUAL_REFUSALS } from '@/lib/tabletop/play/step-by-step';
import { DICE_MODIFIERS, type Stance } from '../vocabulary';
import type { PersonId } from './state';

/** Modifiers that the GM can rule on. `danger` applies to the conflict and is ruled on with the Active. */
export const MODIFIERS = [...DICE_MODIFIERS, 'danger'] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** Every decision of a seat. People, tasks and events are indices into the compiled game. */
export type Move =
  | { readonly type: 'pick'; readonly person: PersonId }
  /** The GM lets one event, escalation or relief happen before a conflict. */
  | { readonly type: 'event'; readonly event: number }
  /** The GM calls on a person for a proposal, or lets time pass. */
  | { readonly type: 'call'; readonly person: PersonId }
  | { readonly type: 'wait' }
  /** Proposes a task, something unprepared, or something against a member of the group; or nothing. */
  | { readonly type: 'task'; readonly task: number }
  | { readonly type: 'other' }
  | { readonly type: 'against'; readonly person: PersonId }
  | { readonly type: 'pass' }
  /** The Active asks a person for help, or says that they are elsewhere. */
  | { readonly type: 'ask'; readonly person: PersonId }
  | { readonly type: 'miss'; readonly person: PersonId }
  /** At Stress 0: the GM decides whether the proposal succeeds without a roll. */
  | { readonly type: 'calm'; readonly isCalm: boolean }
  | { readonly type: 'difficulty'; readonly difficulty: number }
  /** The GM overrides a value for the person considered, or goes on to a later roller. */
  | { readonly type: 'rule'; readonly modifier: Modifier; readonly count: number }
  | { readonly type: 'consider'; readonly person: PersonId }
  | { readonly type: 'roll' }
  | FaceMove
  | { readonly type: 'stance'; readonly stance: Stance }
  | { readonly type: 'wound'; readonly person: PersonId }
  /** At the end of a session: rolls all links of the pair, or leaves them unchanged. */
  | { readonly type: 'reflect' }
  | { readonly type: 'leave' }
  /** Erases a label by its index in the pair, adds one in the colour that is ahead, or changes nothing. */
  | { readonly type: 'erase'; readonly label: number }
  | { readonly type: 'add' }
  | { readonly type: 'keep' }
  /** Ends this step. */
  | { readonly type: 'ready' };

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

/** Reasons to refuse a move (rules 14, 15). A refused move changes nothing. */
export const REFUSALS = [
  ...USUAL_REFUSALS,
  ...(['not-inside', 'requires', 'done', 'shut', 'already-asked', 'dying-links-first'] as const),
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** Most labels of a pair that moves can name, so that no list of moves is longer than 200. */
export const CHOICES_MAX = 90;
