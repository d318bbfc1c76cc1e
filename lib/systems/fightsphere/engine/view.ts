import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { Shown, State } from './state';

/** What may be known of a campaign in play. A lens: it always shows the present. */
export class View {
  readonly #state: State;

  constructor(
    readonly game: Game,
    state: State,
    readonly who: Who,
  ) {
    this.#state = state;
  }

  /** Everything but the dice to come is there for all to see. */
  get table(): Shown {
    return this.#state;
  }
}
