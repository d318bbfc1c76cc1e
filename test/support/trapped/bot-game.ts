import { at } from '@/lib/kernel/at';
import { invariant } from '@/lib/kernel/invariant';
import { bots } from '@/lib/systems/trapped/bots';
import type { Game } from '@/lib/systems/trapped/engine/game';
import type { Move } from '@/lib/systems/trapped/engine/moves';
import { moves, play, seatToAct } from '@/lib/systems/trapped/engine/play';
import { setup } from '@/lib/systems/trapped/engine/setup';
import type { State } from '@/lib/systems/trapped/engine/state';
import { View } from '@/lib/systems/trapped/engine/view';

/** Limit of moves, which no game reaches. */
const ENOUGH = 30_000;

export interface BotGame {
  readonly state: State;
  readonly log: readonly Move[];
}

/** Lets bots play one game; the GM's bot is last. Throws if a move is refused or the game does not end. */
export function playByBots(game: Game, ids: readonly string[], seed: number): BotGame {
  const players = ids.length - 1;
  const state = setup(game, players, seed);
  const log: Move[] = [];
  const seats = ids.map((id, seat) => {
    const kind = bots.find((bot) => bot.id === id);
    invariant(kind, `there is a bot called ${id}`);
    return { bot: kind.seat(game, seat, seed * 31 + seat), view: new View(game, state, seat) };
  });
  for (let seat = seatToAct(state); seat >= 0; seat = seatToAct(state)) {
    const { bot, view } = at(seats, seat);
    const asked = { ...state.ask };
    const move = bot.decide(view, () => moves(game, state, seat));
    const refusal = play(game, state, seat, move);
    invariant(!refusal, `${ids[seat]} was refused: ${refusal} ${JSON.stringify({ move, asked, seed, players })}`);
    log.push(move);
    invariant(log.length < ENOUGH, `a game of ${ids.join(', ')} ends (${seed})`);
  }
  return { state, log };
}
