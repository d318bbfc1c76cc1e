import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { playByBots } from '@/test/support/trapped/bot-game';
import { PLAIN_SHIP } from '@/test/support/trapped/plain-ship';
import { attempt, Stage } from '@/test/support/trapped/stage';
import { compile } from '../engine/compile';
import type { Game } from '../engine/game';
import type { GameEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import { moves, play, seatToAct } from '../engine/play';
import { setup } from '../engine/setup';
import { HELP, HINDER, type State } from '../engine/state';
import { View } from '../engine/view';
import { rankScore } from '../rules/cards';
import { schema } from '../schema';
import { bots } from '.';
import { feeling, handOver, take } from './feelings';
import { Mind } from './mind';

const ship = compile(schema.parse(PLAIN_SHIP));
const { items, map, goals } = ship.setting;
const item = (id: string) => items.findIndex((one) => one.id === id);
const room = (id: string) => map.rooms.findIndex((one) => one.id === id);
const goal = (id: string) => goals.findIndex((one) => one.id === id);
const ATTRIBUTES = 6;
const DANGEROUS = 4;
/** Smallest deficit at which a card can kill. */
const DEADLY = 11;
/** Round in which the ship falls into the star. */
const LAST_ROUND = 11;

/** Plays games between planners. `see` receives every decision with the decider's view, `hear` every event. */
function watch(
  players: number,
  games: number,
  see: (view: View, state: State, seat: number, move: Move) => void,
  hear?: (event: GameEvent) => void,
  game = ship,
) {
  const kind = (id: string) => bots.find((bot) => bot.id === id) ?? at(bots, 0);
  for (let seed = 0; seed < games; seed++) {
    const state = setup(game, players, seed);
    const seats = Array.from({ length: players + 1 }, (_, seat) => ({
      bot: kind(seat < players ? 'planner' : 'fair').seat(game, seat, seed * 31 + seat),
      view: new View(game, state, seat),
    }));
    for (let seat = seatToAct(state); seat >= 0; seat = seatToAct(state)) {
      const { bot, view } = at(seats, seat);
      const move = bot.decide(view, () => moves(game, state, seat));
      see(view, state, seat, move);
      play(game, state, seat, move, hear);
    }
  }
}

describe('a planner', () => {
  it('helps friends and hinders those it hates', () => {
    const seen = { friends: { help: 0, hinder: 0, all: 0 }, foes: { help: 0, hinder: 0, all: 0 } };
    watch(4, 40, (view, state, seat, move) => {
      const me = view.characterOf(seat);
      if (state.ask.kind !== 'bid' || me < 0) return;
      const felt = feeling(view, me, view.table.by);
      if (Math.abs(felt) < 0.5) return;
      const counts = felt > 0 ? seen.friends : seen.foes;
      counts.all++;
      if (move.type === 'bid' && move.side === HELP) counts.help++;
      if (move.type === 'bid' && move.side === HINDER) counts.hinder++;
    });
    const { friends, foes } = seen;
    expect(friends.help / friends.all).toBeGreaterThan(2 * (foes.help / foes.all));
    expect(foes.hinder / foes.all).toBeGreaterThan(2 * (friends.hinder / friends.all));
  });

  it('takes the monster along only once no way out can be reached in time', () => {
    const rounds: number[] = [];
    watch(2, 200, (view, _, __, move) => {
      if (move.type === 'attempt' && move.goal === goal('G19')) rounds.push(view.round);
    });
    expect(rounds.length).toBeGreaterThan(0);
    expect(Math.min(...rounds)).toBeGreaterThan(LAST_ROUND / 2);
  });

  it('sometimes hunts the monster even if that opens no way out', () => {
    const means = at(ship.monsters, 0).means;
    const won: number[] = [];
    watch(
      5,
      150,
      (view, _, seat, move) => {
        if (move.type !== 'attack') return;
        expect(means.some((one) => view.commands(view.characterOf(seat), one))).toBe(true);
      },
      (event) => {
        if (event.type === 'achieved') won.push(event.goal);
      },
    );
    expect(won).toContain(goal('G16'));
    expect(won).toContain(goal('G17'));
  });

  it('leaves as soon as it can, or waits for a friend nearby', () => {
    let chances = 0;
    let left = 0;
    watch(3, 30, (view, state, seat, move) => {
      if (state.ask.kind !== 'action' || !view.canEscape(0, view.characterOf(seat))) return;
      chances++;
      if (move.type === 'escape') left++;
      else expect(move.type).toBe('pass');
    });
    expect(left).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(chances / 3);
  });

  it('uses Lucky only if that changes the outcome or saves a life', () => {
    const used = { turned: 0, all: 0 };
    let side: number | undefined;
    watch(
      3,
      60,
      (view, _, seat, move) => {
        if (move.type !== 'lucky') return;
        used.all++;
        side = view.table.side(seat);
      },
      (event) => {
        if (event.type !== 'decided' || side === undefined) return;
        const saved = side === HELP && event.opposing - event.own < DEADLY;
        if (event.won === (side === HELP) || saved) used.turned++;
        side = undefined;
      },
    );
    expect(used.all).toBeGreaterThan(20);
    // Occasionally another player's Lucky reverses it.
    expect(used.turned / used.all).toBeGreaterThan(0.9);
  });
});

const SEXY = 1;

/** The ship with charm as the only attribute for all goals, under a house rule for winning Extras over. */
const charming = (influenceAttributes: 'sexy' | 'any') => {
  const body = schema.parse(PLAIN_SHIP);
  return compile({
    ...body,
    goals: body.goals.map((goal) => ({ ...goal, attributes: [{ id: 'a', attribute: 'sexy' as const }] })),
    options: { ...body.options, influenceAttributes },
  });
};

/** Returns the attributes by which planners try, and those that a fair GM finally accepts. */
function attributesIn(game: Game, kind: 'goal' | 'control', games: number) {
  const [tried, counted] = [new Set<number>(), new Set<number>()];
  watch(
    4,
    games,
    (view, _, __, move) => {
      if (view.table.kind !== kind || move.type !== 'allow') return;
      for (let player = 0; player < view.players; player++) {
        if (view.table.attribute(player) >= 0) counted.add(view.table.attribute(player));
      }
    },
    (event) => {
      if (event.type === 'declared' && event.kind === kind) tried.add(event.attribute);
    },
    game,
  );
  return { tried: [...tried].toSorted(), counted: [...counted].toSorted() };
}

describe('attributes that fit (ruling A64)', () => {
  it('are used by planners for goals and accepted by a fair GM', () => {
    expect(attributesIn(charming('sexy'), 'goal', 6)).toEqual({ tried: [SEXY], counted: [SEXY] });
  });

  it('for winning Extras over are charm alone, or any by house rule', () => {
    expect(attributesIn(charming('sexy'), 'control', 40)).toEqual({ tried: [SEXY], counted: [SEXY] });
    expect(attributesIn(charming('any'), 'control', 40).tried.length).toBeGreaterThan(1);
  });

  it('are required by a fair GM', () => {
    const table = new Stage({ goals: [{ id: 'fix', where: 'anywhere', attributes: [{ attribute: 'fast' }] }] });
    table.hand(0, 'KH').do({ ...attempt('KH'), attribute: SEXY } as Move);
    table.until('ruling');
    const gm = bots.find(({ id }) => id === 'fair')?.seat(table.game, 3, 1);
    expect(gm?.decide(table.view, () => [])).toEqual({ type: 'insist', bidder: 0, attribute: 3 });
  });
});

describe('a GM', () => {
  const strays = (host: string, games: number, freeExtras: 'move' | 'none' = 'move') => {
    const body = schema.parse(PLAIN_SHIP);
    const game = compile({ ...body, options: { ...body.options, freeExtras } });
    const lots = Array.from({ length: games }, (_, seed) =>
      playByBots(game, ['planner', 'planner', 'planner', host], seed).log.filter(({ type }) => type === 'stray'),
    );
    return lots.filter(({ length }) => length > 0).length;
  };

  it('who is fair moves an Extra in at least one game of ten', () => {
    const games = strays('fair', 40);
    expect(games).toBeGreaterThan(4);
    expect(strays('fair', 40, 'none')).toBe(0);
  });

  it('who is ruthless moves Extras away from characters who could win them over', () => {
    expect(strays('ruthless', 20)).toBeGreaterThan(10);
  });
});

describe('things', () => {
  const atTable = (change: (state: State) => void, alone = false) => {
    const state = setup(ship, 3, 1);
    change(state);
    return { mind: new Mind(ship, 0, 1, { alone }), view: new View(ship, state, 0) };
  };
  const armed = (state: State) => {
    const weapon = item('flamethrower_fuelled');
    state.holders[weapon] = 0b001;
    state.supply[weapon] = 0;
    state.attributes[0 * ATTRIBUTES + DANGEROUS] = rankScore(2);
    state.attributes[1 * ATTRIBUTES + DANGEROUS] = rankScore(12);
    state.attributes.fill(rankScore(0), 2 * ATTRIBUTES, 3 * ATTRIBUTES);
  };

  it('are given to a character who can use them better', () => {
    const { mind, view } = atTable(armed);
    expect(handOver(mind, view, 0)).toEqual({ type: 'give', item: item('flamethrower_fuelled'), from: 0, to: 1 });
  });

  it('are neither given away by loners nor handed through walls', () => {
    const { mind, view } = atTable(armed, true);
    expect(handOver(mind, view, 0)).toBeUndefined();
    const apart = atTable((state) => {
      armed(state);
      state.room[1] = room('bridge');
    });
    expect(handOver(apart.mind, apart.view, 0)).toBeUndefined();
  });

  it('are picked up where they are available', () => {
    const { mind, view } = atTable((state) => {
      state.achieved[goal('G03')] = 0b111111;
      state.room[0] = room('airlock');
    });
    expect(take(mind, view, 0)).toEqual({ type: 'take', item: item('space_suit'), by: 0 });
  });
});
