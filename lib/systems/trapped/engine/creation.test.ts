import { describe, expect, it } from 'vitest';
import type { Creating, Placing } from '@/lib/contract/creation';
import { seededRng } from '@/lib/kernel/rng';
import { trapped } from '..';
import { planCreation, planExtras } from '../rules/creation';
import { creation } from './creation';

const begin = (players: number, extras: readonly object[] = []) =>
  creation.begin(trapped.open({ extras: extras.map((extra, i) => ({ id: `x${i}`, ...extra })) }).body, players);
const open = (players: number, extras?: readonly object[]) => creation.open(begin(players, extras), []);

/** Deals the cards that are owed, as a server does. */
function deal(creating: Creating, players: number, rng = seededRng(1)): number {
  let dealt = 0;
  for (let seat = 0; seat < players; seat++) {
    const cards = creating.draw(rng, creating.owed(seat));
    expect(cards).toHaveLength(creating.owed(seat));
    if (cards.length > 0) expect(creating.take({ type: 'dealt', seat, cards })).toBeUndefined();
    dealt += cards.length;
  }
  return dealt;
}

const place = (creating: Creating, seat: number, placing: Placing | undefined) =>
  creating.take({ type: 'placed', seat, ...(placing ?? { card: '', sheet: 0, slot: 0 }) });

/** Creates everyone, each seat taking its first legal step. Returns the cards dealt and placed in each stage. */
function makeAll(creating: Creating, players: number) {
  const count = { characters: { dealt: 0, placed: 0 }, extras: { dealt: 0, placed: 0 } };
  const rng = seededRng(players);
  for (let step = 0; creating.stage !== 'done' && step < 1_000; step++) {
    const { stage } = creating;
    count[stage].dealt += deal(creating, players, rng);
    for (let seat = players - 1; seat >= 0; seat--) {
      const [placing] = creating.stage === stage ? creating.placings(seat) : [];
      if (!placing) continue;
      expect(place(creating, seat, placing)).toBeUndefined();
      count[stage].placed++;
    }
  }
  return count;
}

describe('creating people at a table', () => {
  it.each([2, 3, 4, 5])('deals and places as many cards for %i players as the rules require', (players) => {
    const creating = open(players);
    const { characters, extras } = makeAll(creating, players);
    expect(creating.stage).toBe('done');
    const [plan, more] = [planCreation(players), planExtras(players)];
    expect(characters).toEqual({ dealt: plan.cardsInAll, placed: plan.cardsInAll });
    expect(extras).toEqual({ dealt: more.cardsFromDeck, placed: more.aspectsInAll });
  });

  it('lets seats make their characters in any order, attributes before relationships', () => {
    const creating = open(3);
    deal(creating, 3);
    expect([0, 1, 2].map((seat) => creating.owed(seat))).toEqual([0, 0, 0]);
    expect(creating.placings(2)).toHaveLength(36);
    for (let i = 0; i < 6; i++) place(creating, 2, creating.placings(2)[0]);
    expect([0, 1, 2].map((seat) => creating.owed(seat))).toEqual([0, 0, 3]);
    expect(creating.placings(2)).toEqual([]);
    deal(creating, 3);
    expect(new Set(creating.placings(2).map(({ slot }) => slot))).toEqual(new Set([6, 7, 8]));
    expect(creating.stage).toBe('characters');
  });

  it('refuses a slot twice, another player’s sheet, and another player’s card', () => {
    const creating = open(2);
    deal(creating, 2);
    const [mine, theirs] = [creating.placings(0)[0], creating.placings(1)[0]];
    if (!mine || !theirs) throw new Error('Both have cards.');
    expect(place(creating, 0, { ...mine, card: theirs.card })).toBe('cardNotHeld');
    expect(place(creating, 0, { ...mine, sheet: 1 })).toBe('malformed');
    expect(place(creating, 0, { ...mine, slot: 6 })).toBe('malformed');
    expect(place(creating, 0, { ...mine, card: 'XX' })).toBe('malformed');
    expect(place(creating, 0, mine)).toBeUndefined();
    expect(place(creating, 0, mine)).toBe('cardNotHeld');
    expect(place(creating, 0, { ...mine, card: creating.placings(0)[0]?.card ?? '' })).toBe('alreadySet');
  });

  it('creates Extras in turns from the GM’s left, any line of any sheet', () => {
    const creating = open(2);
    while (creating.stage === 'characters') {
      deal(creating, 2);
      for (const seat of [0, 1]) place(creating, seat, creating.placings(seat)[0]);
    }
    expect([creating.turn, creating.owed(0), creating.owed(1)]).toEqual([0, 6, 5]);
    deal(creating, 2);
    expect(creating.placings(1)).toEqual([]);
    expect(new Set(creating.placings(0).map(({ sheet }) => sheet))).toEqual(new Set([2, 3]));
    expect(place(creating, 1, creating.placings(0)[0])).toBe('notAsked');
    expect(place(creating, 0, creating.placings(0)[0])).toBeUndefined();
    expect([creating.turn, creating.owed(0), creating.owed(1)]).toEqual([1, 0, 1]);
  });

  it('starts with the lines of suggested Extras set, so that fewer are left', () => {
    const extras = [
      { name: 'Steward Ruiz', gender: 'she', occupation: 'Steward' },
      { name: 'Cook' },
      { occupation: '' },
    ];
    const beginning = begin(3, extras);
    expect(beginning.sheets.slice(3).map(({ set, identity }) => [set, identity.name])).toEqual([
      [[0, 1], 'Steward Ruiz'],
      [[0], 'Cook'],
      [[], ''],
    ]);
    const count = makeAll(creation.open(beginning, []), 3);
    expect(count.extras.placed).toBe(planExtras(3).aspectsInAll - 3);
    expect(begin(2, extras).sheets).toHaveLength(4);
  });

  it('accepts a real card that nobody holds, even if it was recorded before', () => {
    const creating = open(2);
    expect(creating.take({ type: 'dealt', seat: 0, cards: ['QH'] })).toBeUndefined();
    expect([creating.refuseCard(1, 'QH'), creating.refuseCard(0, 'QH')]).toEqual(['held', 'own']);
    expect(creating.take({ type: 'dealt', seat: 1, cards: ['QH'] })).toBe('cardNotFree');
    expect(place(creating, 0, { card: 'QH', sheet: 0, slot: 0 })).toBeUndefined();
    expect(creating.refuseCard(1, 'QH')).toBeUndefined();
    expect(creating.take({ type: 'dealt', seat: 1, cards: ['QH'] })).toBeUndefined();
    expect(creating.take({ type: 'returned', seat: 1, card: 'QH' })).toBeUndefined();
    expect(creating.owed(1)).toBe(6);
    expect(creating.take({ type: 'returned', seat: 1, card: 'QH' })).toBe('cardNotHeld');
    expect(creating.take({ type: 'dealt', seat: 1, cards: ['2C', '3C', '4C', '5C', '6C', '7C', '8C'] })).toBe(
      'notOwed',
    );
  });

  it('reaches the same state when its steps are replayed', () => {
    const beginning = begin(3);
    const steps: Parameters<Creating['take']>[0][] = [];
    const creating = creation.open(beginning, []);
    const rng = seededRng(9);
    for (let i = 0; i < 60; i++) {
      for (const seat of [0, 1, 2]) {
        const cards = creating.draw(rng, creating.owed(seat));
        const placing = creating.placings(seat)[0];
        if (cards.length > 0) steps.push({ type: 'dealt', seat, cards });
        else if (placing) steps.push({ type: 'placed', seat, ...placing });
        else continue;
        creating.take(steps[steps.length - 1] as (typeof steps)[number]);
      }
    }
    const again = creation.open(beginning, steps);
    const seen = (each: Creating) => [
      each.stage,
      each.turn,
      ...[0, 1, 2].map((seat) => [each.owed(seat), each.placings(seat)]),
    ];
    expect(creating.stage).toBe('extras');
    expect(seen(again)).toEqual(seen(creating));
  });
});
