import type { Who } from '@/lib/contract/played';
import type { Game } from './game';
import type { Shown, State } from './state';

/** What somebody may know of a siege in play. A lens: it always shows the present. */
export class View {
  readonly #state: State;
  readonly #game: Game;

  constructor(
    game: Game,
    state: State,
    readonly who: Who,
  ) {
    this.#state = state;
    this.#game = game;
  }

  /** Players and onlookers know neither difficulties, nor what is to come, nor secrets. */
  get game(): Game {
    return this.#isOfGm ? this.#game : this.#game.open;
  }

  get #isOfGm(): boolean {
    return this.who === 'all' || this.who === this.#state.players;
  }

  /** Everything on the table; only the dice to come are not. */
  get table(): Shown {
    return this.#state;
  }

  /** How hard a task is, as it was named last or as the view knows it from the file; 0 if it does not. */
  difficultyOf(task: number): number {
    return this.#state.named[task] || (this.game.difficulties[task] ?? 0);
  }

  /** What has happened, in words; '' of what only the GM can know. */
  eventText(event: number): string {
    const isKnown = this.#isOfGm || this.#state.happened[event];
    return isKnown ? (this.#game.events[event]?.text ?? '') : '';
  }
}
