import type { Cause, Colour, Degree, Stance } from '../vocabulary';
import type { Modifier } from './moves';
import type { PersonId, Seat } from './state';

/** What somebody showed in a roll. */
export interface Rolled {
  /** NONE for the GM. */
  readonly person: PersonId;
  readonly colour: Colour;
  readonly faces: readonly number[];
  /** Evens on green, odds on red. */
  readonly counted: number;
}

/** Something that happened. Everybody hears all of it. */
export type LogEvent =
  | { readonly type: 'picked'; readonly seat: Seat; readonly person: PersonId }
  | { readonly type: 'sessionBegan'; readonly session: number }
  | { readonly type: 'happened'; readonly event: number; readonly delta: number }
  | { readonly type: 'timePassed' }
  | {
      readonly type: 'proposed';
      readonly active: PersonId;
      readonly task: number;
      readonly against: PersonId;
      readonly targets: readonly PersonId[];
      readonly absent: readonly PersonId[];
    }
  /** The GM ruled otherwise than the texts do. */
  | { readonly type: 'ruled'; readonly person: PersonId; readonly modifier: Modifier; readonly count: number }
  | { readonly type: 'difficultyNamed'; readonly task: number; readonly difficulty: number }
  | { readonly type: 'rolled'; readonly rolls: readonly Rolled[] }
  /** `best` is the best that was open; somebody who was not asked has none but may turn Hostile. */
  | { readonly type: 'stanceTaken'; readonly person: PersonId; readonly stance: Stance; readonly best: Stance }
  | { readonly type: 'opposed'; readonly person: PersonId }
  | { readonly type: 'answered'; readonly rolls: readonly Rolled[] }
  | {
      readonly type: 'resolved';
      readonly active: PersonId;
      readonly task: number;
      readonly against: PersonId;
      readonly degree: Degree;
      readonly evens: number;
      readonly odds: number;
      readonly isAutomatic: boolean;
    }
  | { readonly type: 'wounded'; readonly person: PersonId; readonly level: number; readonly cause: Cause }
  | { readonly type: 'died'; readonly person: PersonId; readonly cause: Cause; readonly goodwill: number }
  /** Links that came or went between two: more than 0 are new, fewer are gone. */
  | {
      readonly type: 'linked';
      readonly a: PersonId;
      readonly b: PersonId;
      readonly colour: Colour;
      readonly count: number;
      readonly why: 'result' | 'injury' | 'goodwill' | 'session' | 'cleared';
    }
  | { readonly type: 'stressChanged'; readonly from: number; readonly to: number }
  | { readonly type: 'taskDone'; readonly task: number }
  | { readonly type: 'taskShut'; readonly task: number }
  | { readonly type: 'gotSafe'; readonly people: readonly PersonId[]; readonly why: 'out' | 'over' | 'help' }
  | {
      readonly type: 'reflected';
      readonly a: PersonId;
      readonly b: PersonId;
      readonly rolls: readonly Rolled[];
      readonly ahead: Colour | null;
    }
  | { readonly type: 'healed'; readonly person: PersonId; readonly level: number }
  | { readonly type: 'sessionEnded'; readonly session: number }
  | { readonly type: 'ended'; readonly ending: number; readonly winners: readonly Seat[] };
