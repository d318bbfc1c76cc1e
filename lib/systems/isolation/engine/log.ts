import type { Rolled } from '@/lib/tabletop/dice/dice';
import type { OneOf } from '@/lib/tabletop/play/step-by-step';
import type { Cause, Colour, Degree, Stance } from '../vocabulary';
import type { Modifier } from './moves';
import type { PersonId, Seat } from './state';

/** A log event. All events are public. */
export type LogEvent = OneOf<Events>;

interface Events {
  picked: { seat: Seat; person: PersonId };
  sessionBegan: { session: number };
  happened: { event: number; delta: number };
  timePassed: object;
  proposed: About & { targets: readonly PersonId[]; absent: readonly PersonId[] };
  /** The GM overrode a value that came from the texts. */
  ruled: { person: PersonId; modifier: Modifier; count: number };
  difficultyNamed: { task: number; difficulty: number };
  rolled: { rolls: readonly Rolled[] };
  /** A person who was asked took a stance; `best` is their best possible one. Bystanders cause `opposed` instead. */
  stanceTaken: { person: PersonId; stance: Stance; best: Stance };
  opposed: { person: PersonId };
  answered: { rolls: readonly Rolled[] };
  resolved: About & { degree: Degree; evens: number; odds: number; isAutomatic: boolean };
  wounded: { person: PersonId; level: number; cause: Cause };
  died: { person: PersonId; cause: Cause; goodwill: number };
  /** Links of a pair changed: a positive count was added, a negative one removed. */
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

/** Subject of a conflict. */
interface About {
  active: PersonId;
  task: number;
  against: PersonId;
}

/** Tells whether an event is a roll, or chance decided it. */
export const isNews = ({ type }: LogEvent): boolean => type === 'rolled' || type === 'answered' || type === 'reflected';
