import type { Fix } from '@/lib/kernel/issue';
import type { Path } from '@/lib/kernel/path';

/** Why something can't be reached: the first thing that nobody can ever do. */
export interface Cause {
  readonly kind:
    | 'house-rule'
    | 'circle'
    | 'deadlock'
    | 'dangling'
    | 'cut-off'
    | 'item'
    | 'passage'
    | 'exit'
    | 'monster'
    | 'disaster'
    | 'clock';
  /** A clause: "nothing opens the way from “Aft corridor” to “Airlock”". */
  readonly why: string;
  /** A sentence: "Add a goal that does, or open it on the map." */
  readonly remedy: string;
  readonly repair?: Fix;
  /** The field that has to change, if it is not in what can't be reached. */
  readonly at?: Path;
}
