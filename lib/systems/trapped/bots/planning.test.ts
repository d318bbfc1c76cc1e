import { describe, expect, it } from 'vitest';
import { cardOf } from '@/lib/tabletop/cards/playing-cards';
import { starterOf } from '@/test/support/starters';
import { compile } from '../engine/compile';
import { setup } from '../engine/setup';
import type { State } from '../engine/state';
import { View } from '../engine/view';
import { schema } from '../schema';
import { chartOf } from './chart';
import { feeling } from './feelings';
import { Mind } from './mind';
import { Plan } from './plan';
import { Walker } from './walker';

const hauntedMansion = await starterOf('trapped', 'haunted-mansion');
const spaceship = await starterOf('trapped', 'spaceship');

const ship = compile(schema.parse(spaceship.body));
const chart = chartOf(ship);
const { goals, map, escapes } = ship.setting;
const goal = (id: string) => goals.findIndex((one) => one.id === id);
const room = (id: string) => map.rooms.findIndex((one) => one.id === id);
const passage = (id: string) => map.passages.findIndex((one) => one.id === id);
const way = (id: string) => escapes.findIndex((one) => one.id === id);
const item = (id: string) => ship.setting.items.findIndex((one) => one.id === id);

const EVERYBODY = 0b111111;
const shipWith = (change: (state: State) => void = () => {}) => {
  const state = setup(ship, 3, 1);
  change(state);
  return { state, view: new View(ship, state, 0) };
};
const planFor = (view: View, taste = 1) => {
  const plan = new Plan(ship, chart);
  plan.update(view, 0, taste);
  return plan;
};
const idsOf = (numbers: readonly number[]) => numbers.map((number) => goals[number]?.id);

describe('a chart', () => {
  it('knows whether a way out requires killing the monster', () => {
    expect(chart.isKillOptional).toBe(true);
    expect(chartOf(compile(schema.parse(hauntedMansion.body))).isKillOptional).toBe(false);
  });
});

describe('a plan', () => {
  it('goes for the pod, five conflicts away, in an order that works', () => {
    const plan = planFor(shipWith().view);
    expect(plan.route).toBe(way('pod'));
    expect(plan.left).toEqual([5, 11]);
    expect(idsOf(plan.todo)).toEqual(['G03', 'G04', 'G01', 'G02', 'G05']);
  });

  it('leaves out what is done', () => {
    const { view } = shipWith((state) => {
      for (const id of ['G01', 'G02']) state.achieved[goal(id)] = EVERYBODY;
    });
    expect(idsOf(planFor(view).todo)).toEqual(['G03', 'G04', 'G05']);
  });

  it('counts a climb as done if anyone alive has made it, yet lists it for each other person', () => {
    const { view, state } = shipWith((state) => {
      for (const id of ['G01', 'G02', 'G03']) state.achieved[goal(id)] = EVERYBODY;
      state.achieved[goal('G04')] = 0b010;
    });
    const plan = planFor(view);
    expect(plan.left[way('pod')]).toBe(1);
    expect(idsOf(plan.todo)).toEqual(['G04', 'G05']);
    // The climber is dead, so it has to be done again.
    state.fate[1] = 1;
    plan.update(view, 0, 1);
    expect(plan.left[way('pod')]).toBe(2);
  });

  it('prefers rescue for all if few seats are not to the bot’s taste', () => {
    expect(planFor(shipWith().view, 0.3).route).toBe(way('sos'));
  });

  it('uses a radio that somebody holds instead of the beacon', () => {
    const without = planFor(shipWith().view).left[way('sos')] ?? 0;
    const { view } = shipWith((state) => {
      state.holders[item('hidden_radio')] = 0b001;
    });
    // Only the beacon required getting to the pod.
    expect(planFor(view).left[way('sos')]).toBe(without - 2);
  });

  it('tells which way out requires a goal', () => {
    const plan = planFor(shipWith().view);
    expect(plan.isNeeded(way('pod'), goal('G05'))).toBe(true);
    expect(plan.isNeeded(way('sos'), goal('G05'))).toBe(false);
    expect(plan.isNeeded(way('sos'), goal('G13'))).toBe(true);
    expect(plan.isNeeded(way('pod'), goal('G19'))).toBe(false);
  });
});

describe('a walk', () => {
  const walkFrom = (change?: (state: State) => void) => {
    const walker = new Walker(ship, chart);
    walker.walk(shipWith(change).view, 0);
    return walker;
  };

  it('leads out of the lounge by the ducts, or by the door if they are shut', () => {
    const walker = walkFrom();
    expect(walker.steps[room('lifepod_bay')]).toBe(2);
    expect(walker.first[room('lifepod_bay')]).toBe(passage('lounge_duct'));
    const shut = walkFrom((state) => {
      state.sealed[passage('lounge_duct')] = true;
    });
    expect(shut.steps[room('lifepod_bay')]).toBe(3);
    expect(shut.first[room('lifepod_bay')]).toBe(passage('lounge_door'));
    expect(walker.steps[room('lounge')]).toBe(0);
  });

  it('does not lead onto the hull without a suit', () => {
    expect(walkFrom().steps[room('hull_pod')]).toBeGreaterThan(ship.rooms.length);
    const suited = walkFrom((state) => {
      state.holders[item('space_suit')] = 0b001;
    });
    expect(suited.steps[room('hull_pod')]).toBe(3);
  });

  it('avoids rooms without air, unless the walker can breathe there', () => {
    const thin = (change: (state: State) => void) =>
      walkFrom((state) => {
        state.airless[room('ducts')] = 1;
        state.airItem[room('ducts')] = item('space_suit');
        change(state);
      });
    expect(thin(() => {}).first[room('lifepod_bay')]).toBe(passage('lounge_door'));
    const suited = thin((state) => {
      state.holders[item('space_suit')] = 0b001;
    });
    expect(suited.first[room('lifepod_bay')]).toBe(passage('lounge_duct'));
  });
});

describe('what people feel', () => {
  it('ranges from hatred to love and grows with the card’s rank', () => {
    const [H, D, S, C] = [0, 1, 2, 3];
    const felt = (rank: number, suit: number) => {
      const { view } = shipWith((state) => {
        state.relationships[0 * state.people + 1] = cardOf(rank, suit);
      });
      return feeling(view, 0, 1);
    };
    expect(felt(12, H)).toBeGreaterThan(felt(2, H));
    expect(felt(2, H)).toBeGreaterThan(felt(2, D));
    expect(felt(12, C)).toBeLessThan(felt(2, C));
    expect(felt(2, C)).toBeLessThan(0);
    expect(felt(2, S)).toBeGreaterThan(0);
  });
});

describe('minds', () => {
  it('differ by seat and are reproducible', () => {
    const fancies = (seed: number) => {
      const mind = new Mind(ship, 0, seed, { alone: false });
      return goals.map((_, number) => mind.fancy(number));
    };
    expect(fancies(1)).toEqual(fancies(1));
    expect(fancies(1)).not.toEqual(fancies(2));
    for (const fancy of fancies(3)) expect(fancy).toBeGreaterThanOrEqual(1);
  });
});
