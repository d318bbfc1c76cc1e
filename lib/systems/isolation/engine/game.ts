import type { HouseRules, Siege, StressEvent, Task } from '../schema';
import type { Colour, Degree } from '../vocabulary';

/** No seat, person, task, link or event. */
export const NONE = -1;

export interface WrittenLink {
  readonly a: number;
  readonly b: number;
  readonly colour: Colour;
  /** `loose` is a passing mood without a label; `injured` and `dying` belong to the person in `of`. */
  readonly kind: 'loose' | 'label' | 'injured' | 'dying';
  /** The injured person; NONE for other kinds. */
  readonly of: number;
}

/** A task of the file, with references resolved to indices. */
export interface TaskRule extends Pick<Task, 'dangerous' | 'ends' | 'everybody' | 'repeatable'> {
  /** Lowest degree that completes the task. */
  readonly from: Degree;
  readonly requires: readonly number[];
  /** By person (rules 11): whether the profession helps; how many of goal and bias (0 to 2) it serves and violates. */
  readonly professions: readonly boolean[];
  readonly serves: readonly number[];
  readonly violates: readonly number[];
  /** By link of the file: whether its label matters for the task. */
  readonly labels: readonly boolean[];
}

/** A compiled siege. Immutable and shared by all its games. */
export interface Game {
  readonly body: Siege;
  readonly rules: HouseRules;
  /** Size of the written cast. Nameless people for surplus players follow it. */
  readonly written: number;
  readonly links: readonly WrittenLink[];
  readonly tasks: readonly TaskRule[];
  /** By task; 0 where they are hidden. */
  readonly difficulties: readonly number[];
  readonly events: readonly StressEvent[];
  /** Players roll real dice and type in the faces. */
  readonly isTyped: boolean;
  /** The players' version: without Difficulties, events and secrets. */
  readonly open: Game;
}
