import { describe, expect, it } from 'vitest';
import { describeCheck } from '@/test/support/check.suite';
import { starterOf } from '@/test/support/starters';
import { type Box, type Creature, type Deck, schema } from '../schema';
import { check } from '.';
import { CODES } from './codes';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

const usual: Box = schema.parse(graveyard.body);
const pair: Box = schema.parse(both.body);
const codesOf = (body: Box) => check(body).map(({ code }) => code.replace('zombies/', ''));

const changed = (body: Box, change: (deck: Deck) => Partial<Deck>, of = 0): Box => ({
  ...body,
  decks: body.decks.map((deck, i) => (i === of ? { ...deck, ...change(deck) } : deck)),
});
const deck = (change: (deck: Deck) => Partial<Deck>) => changed(usual, change);
const numbered = (...numbers: readonly number[]) =>
  deck(({ creatures }) => ({
    creatures: numbers.map((number, i) => ({ ...(creatures[0] as Creature), id: `c${i}`, name: `C${i}`, number })),
  }));
const acting = (change: Partial<Deck['actions'][number]>) =>
  deck(({ actions }) => ({ actions: actions.map((action, i) => (i === 0 ? { ...action, ...change } : action)) }));
const superTrapped = (change: Partial<Deck['superTraps'][number]>) =>
  deck(({ superTraps }) => ({ superTraps: superTraps.map((each) => ({ ...each, ...change })) }));

/** Name of the case, a sound box with one change, and the codes expected. */
const CASES: readonly (readonly [string, Box, readonly string[]])[] = [
  ['no deck', { ...usual, decks: [] }, ['no-deck']],
  ['a deck without a name', deck(() => ({ title: ' ' })), ['deck-unnamed']],
  ['a code in small letters', deck(() => ({ deckCode: 'z' })), ['deck-code']],
  ['a code that is too long', deck(() => ({ deckCode: 'ZOMB' })), ['deck-code']],
  ['one code for two decks', changed(pair, () => ({ deckCode: 'Z' }), 1), ['code-twice']],
  ['no collector', deck(({ theme }) => ({ theme: { ...theme, patron: '' } })), ['no-patron']],
  ['no poster', deck(({ theme }) => ({ theme: { ...theme, blurb: '' } })), ['no-blurb']],
  ['no creature', deck(() => ({ creatures: [] })), ['few-creatures', 'too-many-rounds']],
  ['two creatures', { ...numbered(1, 2), rounds: { single: 1, multi: 6 } }, ['few-creatures']],
  [
    'a creature without a name',
    deck(({ creatures }) => ({ creatures: creatures.map((each, i) => (i === 2 ? { ...each, name: '' } : each)) })),
    ['creature-unnamed'],
  ],
  ['a number twice', numbered(1, 2, 3, 4, 5, 5), ['number-twice', 'number-gap']],
  ['a gap', numbered(1, 2, 3, 5, 6, 7), ['number-gap', 'die-too-small']],
  ['an action without a name', acting({ name: '' }), ['action-unnamed']],
  ['an action without an effect', acting({ effect: '' }), ['action-without-effect']],
  ['an action that is not in the deck', acting({ copies: 0 }), ['action-not-in-deck', 'actions-in-all']],
  ['too many actions', acting({ copies: 20 }), ['actions-in-all']],
  [
    'no thief to be safe from',
    deck(({ actions }) => ({ actions: actions.map((a) => ({ ...a, effect: 'again' })) })),
    ['nobody-steals'],
  ],
  ['no Super Trap', deck(() => ({ superTraps: [] })), ['super-traps']],
  ['a Super Trap without a name', superTrapped({ name: '' }), ['super-trap-unnamed']],
  [
    'a Super Trap like any trap',
    superTrapped({ gain: { rollBonus: 0, autoTrap: false, reroll: 0, keepsNonTarget: false } }),
    ['super-trap-plain'],
  ],
  [
    'a Super Trap that is discarded for nothing',
    superTrapped({
      when: 'highestScore',
      gain: { rollBonus: 0, autoTrap: false, reroll: 0, keepsNonTarget: false },
      otherwise: 'discard',
    }),
    ['super-trap-worse'],
  ],
  [
    'a Super Trap beyond the die',
    superTrapped({ gain: { rollBonus: 6, autoTrap: false, reroll: 0, keepsNonTarget: false } }),
    ['bonus-beyond-die'],
  ],
  ['an Action beyond the die', acting({ effect: 'steady', params: { slots: 1, bonus: 11 } }), ['bonus-beyond-die']],
  ['twelve Link & Locks', deck(() => ({ linkLock: { copies: 12 } })), ['locks-too-many']],
  [
    'a roll that nobody makes',
    superTrapped({ gain: { rollBonus: 2, autoTrap: true, reroll: 0, keepsNonTarget: false } }),
    ['super-trap-idle'],
  ],
  ['a Super Trap for later than ever', superTrapped({ when: 'roundAtLeast', round: 6 }), ['super-trap-late']],
  ['more at least than at most', { ...usual, players: { min: 4, max: 3 } }, ['player-range']],
  [
    'fewer cards than places',
    { ...deck(() => ({ traps: 4 })), players: { min: 2, max: 6 }, slots: 4 },
    ['too-few-cards'],
  ],
  ['hardly a card to draw', { ...usual, slots: 4, players: { min: 2, max: 6 } }, ['few-cards']],
  ['a die below the highest number', { ...usual, die: { sides: 5 } }, ['die-too-small']],
  ['more rounds than creatures', { ...usual, rounds: { single: 7, multi: 6 } }, ['too-many-rounds']],
  ['a round for the highest creature', { ...usual, rounds: { single: 6, multi: 6 } }, ['last-target-safe']],
  ['more rounds than two decks have', { ...pair, rounds: { single: 5, multi: 7 } }, ['too-many-rounds-together']],
  [
    'decks of different sizes',
    { ...changed(pair, ({ creatures }) => ({ creatures: creatures.slice(0, 5) })), rounds: { single: 4, multi: 6 } },
    ['last-target-once'],
  ],
  ['less for what is harder', { ...pair, bonuses: { pair: 7, equal: 6 } }, ['bonuses-reversed']],
  ['rounds of two turns', { ...usual, options: { ...usual.options, maxTurnsPerRound: 2 } }, ['turns-too-few']],
  ['rounds of seven turns', { ...usual, options: { ...usual.options, maxTurnsPerRound: 7 } }, ['turns-too-few']],
  ['two of one name', acting({ name: ' STAMPEDE ' }), ['same-name']],
];

describe('check()', () => {
  it.each([usual, pair])('finds nothing in a sound box', (body) => expect(check(body)).toEqual([]));

  it.each(CASES)('%s', (_, body, codes) => {
    expect(schema.parse(body)).toEqual(body);
    expect(codesOf(body).toSorted()).toEqual(codes.toSorted());
  });

  it('has a case for every code', () => {
    const said = CASES.flatMap(([, , codes]) => codes.map((code) => `zombies/${code}`));
    expect(new Set(said)).toEqual(new Set(Object.keys(CODES)));
  });

  it('ignores the rounds with several decks if there is one deck', () => {
    expect(check({ ...usual, rounds: { single: 5, multi: 12 } })).toEqual([]);
  });

  describeCheck({ schema, check, codes: Object.keys(CODES), cases: CASES.map(([, body]) => body) });
});
