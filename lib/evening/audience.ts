import type { AnyPlayed, Bot, Line, Seat } from '@/lib/contract/played';
import { invariant } from '@/lib/kernel/invariant';
import { seedOf, seedOfBot } from '@/lib/playtest/play-one';
import type { Evening } from './evening';

/** Compiled game of an evening. */
export interface Table {
  readonly played: AnyPlayed;
  readonly game: unknown;
  readonly title: string;
}

/** Everybody at the table: bots, which remember events, and people, who are told them in words. */
export class Audience {
  readonly bots = new Map<Seat, Bot<unknown, unknown>>();
  /** Lines told to each person since their last decision. */
  readonly lines = new Map<Seat, Line[]>();
  readonly #table: Table;
  readonly #viewOf: (seat: Seat) => unknown;

  constructor(table: Table, { seats, seed, moves }: Evening, viewOf: (seat: Seat) => unknown) {
    this.#table = table;
    this.#viewOf = viewOf;
    // Another seed after each return to the game, so that undoing does not show what a bot would do.
    const luck = seedOf(seed, moves.length);
    for (const [seat, taken] of seats.entries()) {
      if (taken.kind === 'person') {
        this.lines.set(seat, []);
        continue;
      }
      const kind = table.played.bots.find(({ id }) => id === taken.bot);
      invariant(kind, 'seats are checked before');
      const luckOfBot = seedOfBot(luck, seat);
      const bot = kind.seatForPeople?.(table.game, seat, luckOfBot) ?? kind.seat(table.game, seat, luckOfBot);
      this.bots.set(seat, bot);
    }
  }

  /** Passes an event on to bots, as far as their seats may know it. */
  tellBots(event: unknown): void {
    const { played, game } = this.#table;
    for (const [seat, bot] of this.bots) {
      const heard = bot.observe && played.filterEvent(game, event, seat);
      if (heard !== undefined) bot.observe?.(heard);
    }
  }

  /** Passes an event on to bots and people, as far as each seat may know it. */
  hear(event: unknown): void {
    this.tellBots(event);
    const { played, game } = this.#table;
    for (const [seat, lines] of this.lines) {
      const heard = played.filterEvent(game, event, seat);
      const line = heard === undefined ? undefined : played.narrate(game, heard, this.#viewOf(seat));
      if (line) lines.push(line);
    }
  }
}
