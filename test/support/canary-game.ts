import type { AnyBot, AnyPlayed } from '@/lib/contract/played';

/** A state that can be replaced by another one under the views of it. */
interface Held {
  now: unknown;
}
interface Look {
  readonly held: Held;
  readonly who: Parameters<AnyPlayed['view']>[2];
}

/** Plays the game on states that a test can exchange while the evening that holds them does not know it. */
export interface CanaryGame {
  readonly played: AnyPlayed;
  /** The newest game that was begun. */
  readonly held: () => { readonly game: unknown; now: unknown };
}

/** Wraps a game so that its state can be exchanged: what is shown then is shown of the other state. */
export function canaryGame(real: AnyPlayed): CanaryGame {
  let last: { game: unknown; held: Held } | undefined;
  const now = (state: unknown) => (state as Held).now;
  const view = (game: unknown, look: unknown) => {
    const { held, who } = look as Look;
    return real.view(game, held.now, who);
  };
  const { house, parts, standBy, hint, odds, epilogue } = real;
  const played: AnyPlayed = {
    ...real,
    setup(game, players, seed) {
      const held = { now: real.setup(game, players, seed) };
      last = { game, held };
      return held;
    },
    clone: (state) => ({ now: real.clone(now(state)) }),
    toAct: (game, state) => real.toAct(game, now(state)),
    moves: (game, state, seat) => real.moves(game, now(state), seat),
    play: (game, state, seat, move, emit) => real.play(game, now(state), seat, move, emit),
    outcome: (game, state) => real.outcome(game, now(state)),
    clock: (game, state) => real.clock(game, now(state)),
    view: (_, state, who): Look => ({ held: state as Held, who }),
    show: (game, look) => real.show(game, view(game, look)),
    scene: (game, look) => real.scene(game, view(game, look)),
    ask: (game, look) => real.ask(game, view(game, look)),
    describeMove: (game, look, move) => real.describeMove(game, view(game, look), move),
    seatName: (game, look, seat) => real.seatName(game, view(game, look), seat),
    narrate: (game, event, look) => real.narrate(game, event, view(game, look)),
    ...(parts && { parts: (game: unknown, look: unknown, move: unknown) => parts(game, view(game, look), move) }),
    ...(standBy && { standBy: (game: unknown, look: unknown) => standBy(game, view(game, look)) }),
    ...(hint && { hint: (game: unknown, look: unknown) => hint(game, view(game, look)) }),
    ...(odds && { odds: (game: unknown, look: unknown, move: unknown) => odds(game, view(game, look), move) }),
    ...(epilogue && { epilogue: (game: unknown, look: unknown) => epilogue(game, view(game, look)) }),
    ...(house && {
      house: {
        calls: (game: unknown, state: unknown) => house.calls(game, now(state)),
        describe: (game: unknown, look: unknown, call) => house.describe(game, view(game, look), call),
        make: (game: unknown, state: unknown, call, emit) => house.make(game, now(state), call, emit),
      } satisfies NonNullable<AnyPlayed['house']>,
    }),
    bots: real.bots.map(
      ({ seatForPeople: _, ...kind }): AnyBot => ({
        ...kind,
        seat(game, seat, luck) {
          const bot = kind.seat(game, seat, luck);
          return {
            decide: (look, moves) => bot.decide(view(game, look), moves),
            ...(bot.observe && { observe: (event: unknown) => bot.observe?.(event) }),
          };
        },
      }),
    ),
  };
  return {
    played,
    held() {
      if (!last) throw new Error('a game has begun');
      const { game, held } = last;
      return {
        game,
        get now() {
          return held.now;
        },
        set now(state) {
          held.now = state;
        },
      };
    },
  };
}
