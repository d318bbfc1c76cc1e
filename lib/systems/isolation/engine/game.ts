import type { HouseRules, Siege, StressEvent, Task } from '../schema';
import type { Colour, Degree } from '../vocabulary';

/** No seat, person, task, link or event. */
export const NONE = -1;

/** A link as it is written. */
export interface WrittenLink {
  readonly a: number;
  readonly b: number;
  readonly colour: Colour;
  /** A passing mood has no label; an injury is somebody's. */
  readonly kind: 'loose' | 'label' | 'injured' | 'dying';
  /** Whose injury it is; NONE for none. */
  readonly of: number;
}

/** A task as it is written, with what it names as places. */
export interface TaskRule extends Pick<Task, 'dangerous' | 'ends' | 'everybody' | 'repeatable'> {
  /** The lowest degree that does it. */
  readonly from: Degree;
  readonly requires: readonly number[];
  /** By person, as the texts say (rules 11): whether the profession helps, and how many of goal and bias it touches. */
  readonly professions: readonly boolean[];
  readonly serves: readonly number[];
  readonly violates: readonly number[];
  /** By link of the file: whether its label bears on the task. */
  readonly labels: readonly boolean[];
}

/** A siege as it is played, shared by all its games; never changes. */
export interface Game {
  readonly body: Siege;
  readonly rules: HouseRules;
  /** The cast, and after it people whom nobody has written if more play than are written. */
  readonly written: number;
  readonly links: readonly WrittenLink[];
  readonly tasks: readonly TaskRule[];
  /** By task; 0 where the view must not know it. */
  readonly difficulties: readonly number[];
  readonly events: readonly StressEvent[];
  /** A table rolls the dice and types their faces in. */
  readonly isTyped: boolean;
  /** The same as players know it: without difficulties, events and secrets. */
  readonly open: Game;
}
