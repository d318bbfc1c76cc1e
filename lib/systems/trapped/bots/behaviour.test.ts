import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { compile } from '../engine/compile';
import type { GameEvent } from '../engine/log';
import type { Move } from '../engine/moves';
import { moves, play, seatToAct } from '../engine/play';
import { setup } from '../engine/setup';
import { HELP, HINDER, type State } from '../engine/state';
import { View } from '../engine/view';
import { rankScore } from '../rules/cards';
import { schema } from '../schema';
import { spaceship } from '../starters/spaceship';
import { bots } from '.';
import { feeling } from './feelings';
import { Mind } from './mind';
import { handOver, take } from './things';

const ship = compile(schema.parse(spaceship.body()));
const { items, map, goals } = ship.setting;
const item = (id: string) => items.findIndex((one) => one.id === id);
const room = (id: string) => map.rooms.findIndex((one) => one.id === id);
const goal = (id: string) => goals.findIndex((one) => one.id === id);
const ATTRIBUTES = 6;
const DANGEROUS = 4;
/** Points short from which on a card can kill. */
const DEADLY = 11;

/** Every decision of some games between planners, as the one who decides sees it, and what comes of it. */
function watch(
  players: number,
  games: number,
  see: (view: View, state: State, seat: number, move: Move) => void,
  hear?: (event: GameEvent) => void,
) {
  const kind = (id: string) => bots.find((bot) => bot.id === id) ?? at(bots, 0);
  for (let seed = 0; seed < games; seed++) {
    const state = setup(ship, players, seed);
    const seats = Array.from({ length: players + 1 }, (_, seat) => ({
      bot: kind(seat < players ? 'planner' : 'fair').seat(ship, seat, seed * 31 + seat),
      view: new View(ship, state, seat),
    }));
    for (let seat = seatToAct(state); seat >= 0; seat = seatToAct(state)) {
      const { bot, view } = at(seats, seat);
      const move = bot.decide(view, () => moves(ship, state, seat));
      see(view, state, seat, move);
      play(ship, state, seat, move, hear);
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

  it('leaves as soon as it can, or waits for somebody who is near', () => {
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

  it('uses Lucky only where it turns the outcome or saves a life', () => {
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
    // Now and then somebody else turns it back.
    expect(used.turned / used.all).toBeGreaterThan(0.9);
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

  it('go to the one who can do more with them', () => {
    const { mind, view } = atTable(armed);
    expect(handOver(mind, view, 0)).toEqual({ type: 'give', item: item('flamethrower_fuelled'), from: 0, to: 1 });
  });

  it('stay with those who trust nobody, and are not handed through walls', () => {
    const { mind, view } = atTable(armed, true);
    expect(handOver(mind, view, 0)).toBeUndefined();
    const apart = atTable((state) => {
      armed(state);
      state.room[1] = room('bridge');
    });
    expect(handOver(apart.mind, apart.view, 0)).toBeUndefined();
  });

  it('are picked up where they are to be had', () => {
    const { mind, view } = atTable((state) => {
      state.achieved[goal('G03')] = 0b111111;
      state.room[0] = room('airlock');
    });
    expect(take(mind, view, 0)).toEqual({ type: 'take', item: item('space_suit'), by: 0 });
  });
});
