import type { Rolled } from '@/lib/tabletop/dice';
import type { OneOf } from '@/lib/tabletop/step-by-step';
import type { Cause, Colour, Degree, Stance } from '../vocabulary';
import type { Modifier } from './moves';
import type { PersonId, Seat } from './state';

/** Something that happened. Everybody hears all of it. */
export type LogEvent = OneOf<Events>;

interface Events {
  picked: { seat: Seat; person: PersonId };
  sessionBegan: { session: number };
  happened: { event: number; delta: number };
  timePassed: object;
  proposed: About & { targets: readonly PersonId[]; absent: readonly PersonId[] };
  /** The GM ruled otherwise than the texts do. */
  ruled: { person: PersonId; modifier: Modifier; count: number };
  difficultyNamed: { task: number; difficulty: number };
  rolled: { rolls: readonly Rolled[] };
  /** `best` is the best that was open; somebody who was not asked has none but may turn Hostile. */
  stanceTaken: { person: PersonId; stance: Stance; best: Stance };
  opposed: { person: PersonId };
  answered: { rolls: readonly Rolled[] };
  resolved: About & { degree: Degree; evens: number; odds: number; isAutomatic: boolean };
  wounded: { person: PersonId; level: number; cause: Cause };
  died: { person: PersonId; cause: Cause; goodwill: number };
  /** Links that came or went between two: more than 0 are new, fewer are gone. */
  linked: { a: PersonId; b: PersonId; colour: Colour; count: number; why: WhyLinked };
  stressChanged: { from: number; to: number };
  taskDone: { task: number };
  taskShut: { task: number };
  gotSafe: { people: readonly PersonId[]; why: WhySafe };
  reflected: { a: PersonId; b: PersonId; rolls: readonly Rolled[]; ahead: Colour | null };
  healed: { person: PersonId; level: number };
  sessionEnded: { session: number };
  ended: { ending: number; winners: readonly Seat[] };
}

export type WhyLinked = 'result' | 'injury' | 'goodwill' | 'session' | 'cleared';
export type WhySafe = 'out' | 'over' | 'help';

/** What a conflict is about. */
interface About {
  active: PersonId;
  task: number;
  against: PersonId;
}
