import { describe, expect, it } from 'vitest';
import { nextInt, seededRng } from '@/lib/kernel/rng';
import { starterOf } from '@/test/support/starters';
import { compile } from '../engine/compile';
import { type Card, type Move, NONE } from '../engine/game';
import type { LogEvent } from '../engine/log';
import { seededLuck } from '../engine/luck';
import { play as makeMove } from '../engine/play';
import { bareState } from '../engine/setup';
import type { State } from '../engine/state';
import { guess, View } from '../engine/view';
import { agreementOf } from '../play';
import { type Box, schema } from '../schema';
import { oddsOf } from './odds';

const graveyard = await starterOf('zombies', 'graveyard');
const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const usual: Box = schema.parse(graveyard.body);

/** A table in round 4: the first of two players has turned up a trap, and both rows are full but for its slot. */
function aiming(body: Box, trap: 'trap' | 'superTrap', rest: Partial<State> = {}) {
  const game = compile(body, agreementOf(body));
  const find = (sort: string, number = 0) =>
    game.cards.findIndex((card) => card.sort === sort && card.number === number);
  const rows = [NONE, find('creature', 1), find('trap'), find('creature', 6), find('creature', 4), find('trap')];
  const draw = game.pile.slice();
  for (const card of [...rows, find(trap)]) if (card !== NONE) draw.splice(draw.indexOf(card), 1);
  const state: State = {
    ...bareState(game, 2, 3),
    phase: 'aim',
    round: 4,
    active: 0,
    starter: 0,
    opener: 0,
    placing: [false, false],
    rows,
    draw,
    flipped: find(trap),
    slot: 0,
    ...rest,
  };
  return { game, state, view: new View(game, state, 0) };
}

const aim = (slot: number): Move => ({ type: 'aim', player: 1, slot });
const SEEN = 0b001;

describe('the odds of a trap', () => {
  it('are exact for a card that the player has seen', () => {
    const { game, view } = aiming(usual, 'trap', { known: [0, 0, 0, SEEN, SEEN, SEEN] });
    const said = [0, 1, 2].map((slot) => oddsOf(game, view, aim(slot)).map(({ label, exact }) => `${label}: ${exact}`));
    expect(said).toEqual([
      ['Another creature is trapped: 1/6', 'A creature escapes: 5/6'],
      ['The wanted creature is trapped: 1/2', 'A creature escapes: 1/2'],
      ['No creature is there: 1'],
    ]);
  });

  it('are those of any unseen card for one that the player has not seen', () => {
    const { game, view } = aiming(usual, 'trap');
    // 27 cards less the two in the player's row and the trap; creature 1 lies in that row.
    expect(oddsOf(game, view, aim(0)).map(({ label, exact }) => `${label}: ${exact}`)).toEqual([
      'The wanted creature is trapped: 1/48',
      'Another creature is trapped: 1/12',
      'A creature escapes: 5/48',
      'No creature is there: 19/24',
    ]);
  });

  it('know bonuses and what a Super Trap gains', () => {
    const wanted = (rest: Partial<State>, body = usual) => {
      const { game, view } = aiming(body, 'superTrap', { known: [0, 0, 0, SEEN, SEEN, SEEN], ...rest });
      return oddsOf(game, view, aim(1)).find(({ label }) => label.startsWith('The wanted'))?.exact;
    };
    const gaining = (gain: Partial<Box['decks'][number]['superTraps'][number]['gain']>): Box => ({
      ...usual,
      decks: usual.decks.map((deck) => ({
        ...deck,
        superTraps: deck.superTraps.map((each) => ({ ...each, gain: { ...each.gain, rollBonus: 0, ...gain } })),
      })),
    });
    expect(wanted({})).toBe('1/2');
    expect(wanted({ steady: [1, 0] })).toBe('2/3');
    expect(wanted({ edge: true })).toBe('5/6');
    expect(wanted({ edge: true, steady: [1, 0] })).toBe('1');
    expect(wanted({ edge: true }, gaining({ reroll: 2 }))).toBe('7/8');
    expect(wanted({ edge: true }, gaining({ autoTrap: true }))).toBe('1');
  });

  it('add up to 1, and other moves have none', () => {
    for (const body of [usual, schema.parse(both.body)]) {
      const { game, view } = aiming(body, 'trap', { steady: [1, 0] });
      for (const slot of [0, 1, 2]) {
        expect(oddsOf(game, view, aim(slot)).reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
      }
      expect(oddsOf(game, view, { type: 'decline' })).toEqual([]);
    }
  });

  it('are those of many games that look the same to the player', () => {
    const { game, view } = aiming(schema.parse(both.body), 'trap', { steady: [1, 0] });
    const rng = seededRng(8);
    const seen = new Map<string, number>();
    const GAMES = 4_000;
    for (let i = 0; i < GAMES; i++) {
      const state = guess(view, rng);
      state.rng.splice(0, state.rng.length, ...seededRng(nextInt(rng)));
      const events: LogEvent[] = [];
      makeMove({ game, state, luck: seededLuck, emit: (event) => events.push(event) }, 0, aim(0));
      const label = resultOf(events, (card) => game.cards[card]?.sort === 'creature');
      seen.set(label, (seen.get(label) ?? 0) + 1);
    }
    const odds = oddsOf(game, view, aim(0));
    expect(new Set(odds.map(({ label }) => label))).toEqual(new Set(seen.keys()));
    for (const { label, chance } of odds) {
      const error = Math.sqrt((chance * (1 - chance)) / GAMES);
      expect(Math.abs((seen.get(label) ?? 0) / GAMES - chance), label).toBeLessThan(4 * error);
    }
  });
});

function resultOf(events: readonly LogEvent[], isCreature: (card: Card) => boolean): string {
  const caught = events.find((event) => event.type === 'caught');
  if (caught) return caught.wanted ? 'The wanted creature is trapped' : 'Another creature is trapped';
  const under = events.find((event) => event.type === 'uncovered');
  return under && isCreature(under.card) ? 'A creature escapes' : 'No creature is there';
}
