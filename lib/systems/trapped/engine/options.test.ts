import { describe, expect, it } from 'vitest';
import { formatScore } from '@/test/support/trapped/notation';
import { attempt, bid, cards, Stage } from '@/test/support/trapped/stage';
import { rankScore } from '../rules/cards';
import type { HouseRules } from '../schema';
import { setup } from './setup';
import { FACE_DOWN, View } from './view';

const PASS = { type: 'pass' } as const;
const stage = (options: Partial<HouseRules> = {}, players = 3) => new Stage({ options }, players);

describe('house rules of conflicts', () => {
  /** King, 7, 4 and 3 on both sides; only the suits of the 4s differ. */
  const tied = (options: Partial<HouseRules>) =>
    stage(options, 4)
      .hand(0, 'KH')
      .hand(1, '4H')
      .hand(2, '3H')
      .hand(3, '3H')
      .deck('KH 4D QC 2C')
      .do(attempt('KH'), bid('4H', 0), bid('3H', 0), bid('3H', 1, 3))
      .until('monsters', 'damage', 'action');

  it.each([
    ['all', 'actor_loses', true],
    ['highest_only', 'actor_loses', false],
    ['highest_only', 'redraw', true],
  ] as const)('suitTiebreakDepth %s and deadTie %s', (suitTiebreakDepth, deadTie, won) => {
    expect(tied({ suitTiebreakDepth, deadTie }).won).toBe(won); // rules 6.2
  });

  it.each([
    ['conflict', 'bid'],
    ['turn', 'ruling'],
  ] as const)('bidLimitScope %s lets players bid again after a duel: %s', (bidLimitScope, asked) => {
    const table = stage({ bidLimitScope, duelOpenBidding: true })
      .hand(0, 'KH')
      .hand(1, '2H 3H')
      .hand(2, '3D 4D')
      .dare(1)
      .do({ type: 'decline' })
      .do({ type: 'duel', card: cards('KH')[0] ?? 0, attribute: -1 })
      .do({ type: 'duel', card: cards('2H')[0] ?? 0, attribute: -1 }, bid('3D', 0))
      .until('answer')
      .do({ type: 'answer', room: -1, by: 1, attribute: 0, card: cards('3H')[0] ?? 0 });
    expect(table.ask).toBe(asked); // ruling A10
  });

  it.each([
    [false, ['2H', '2S']],
    [true, ['2H']],
  ])('rule1Self %s leaves %j to try a goal with', (rule1Self, held) => {
    const table = stage({ rule1Self }).hand(0, '2H 2S');
    const used = new Set(table.legal('attempt').map(({ card }) => formatScore(card)));
    expect([...used]).toEqual(held); // ruling A12: the opposite of 5H toward oneself
  });

  it.each([
    ['actor', '3S', true],
    ['extra', '3S', false],
    ['actor', '3D', false],
    ['extra', '3D', true],
  ] as const)('controlHelperTarget %s: a helper may bid %s: %s', (controlHelperTarget, text, may) => {
    const table = stage({ controlHelperTarget }).hand(0, 'KH').hand(1, text).feels(1, 0, '5C').feels(3, 1, '5H');
    table.do({ type: 'control', extra: 3, attribute: 1, card: cards('KH')[0] ?? 0 });
    expect(table.legal('bid').some(({ by }) => by === 1)).toBe(may); // ruling A13: clubs forbid diamonds, hearts spades
  });

  it.each([
    ['until_outcome', 'lucky'],
    ['with_bid', 'monsters'],
  ] as const)('luckyTiming %s asks next for %s', (luckyTiming, asked) => {
    const table = stage({ luckyTiming }).hand(0, 'KH').deck('2C 2D');
    table.state.luckyUsed[0] = false;
    table.state.monsterRoom[0] = 1;
    expect(table.legal('attempt').some(({ attribute }) => attribute === 5)).toBe(true);
    expect(table.do(attempt('KH')).until('lucky', 'monsters').ask).toBe(asked); // ruling A14
  });

  it.each([
    ['extra', false, true],
    ['controller', true, false],
    ['none', true, true],
  ] as const)('extraBidRelationship %s: spades %s, diamonds %s', (extraBidRelationship, spades, diamonds) => {
    const table = stage({ extraBidRelationship }).hand(0, 'KH').hand(1, '3S 3D').feels(4, 0, '5H').feels(1, 0, '5C');
    table.state.controller[4] = 1;
    table.do(attempt('KH'));
    const used = table.legal('bid').filter(({ by }) => by === 4);
    const may = (text: string) => used.some(({ card }) => formatScore(card) === text);
    expect([may('3S'), may('3D')]).toEqual([spades, diamonds]); // ruling A16
  });

  it.each([
    ['allow', true],
    ['forbid', false],
  ] as const)('proxyActor %s: an Extra acts: %s', (proxyActor, may) => {
    const table = stage({ proxyActor }).hand(0, 'KH');
    table.state.controller[3] = 0;
    expect(table.legal('attempt').some(({ by }) => by === 3)).toBe(may); // ruling A17
  });

  it.each([
    ['owner', 0],
    ['extra', 3],
  ] as const)('proxyDamage %s hurts %i', (proxyDamage, person) => {
    const table = stage({ proxyDamage }).hand(0, '2H').deck('KC KD KS');
    table.state.controller[3] = 0;
    table.do(attempt('2H', 3)).until('monsters', 'action', 'adopt');
    expect(table.events('lost').map((event) => event.person)).toEqual([person]); // ruling A17
  });

  it.each([
    [false, true],
    [true, false],
  ])('damageMustLower %s: the GM may raise a score: %s', (damageMustLower, may) => {
    const table = stage({ damageMustLower }).hand(0, '2H').deck('KC KD 5C');
    table.state.attributes[0] = rankScore(0);
    table.do(attempt('2H')).until('damage');
    expect(table.legal('replace').some(({ person, slot }) => person === 0 && slot === 0)).toBe(may); // ruling A18
  });

  it.each([
    ['actor_left', 2],
    ['turn_owner_left', 1],
  ] as const)('challengeBidStart %s: %i bids first', (challengeBidStart, first) => {
    const table = stage({ challengeBidStart }, 4).hand(0, '3H').hand(1, '3D').hand(2, 'KH').hand(3, '4D');
    table.dare(2).do({ type: 'accept' });
    const own = table.legal('answer')[0];
    if (own) table.do(own);
    // Left of 2 is 3; left of 0 is 1.
    expect(table.state.ask).toMatchObject({ kind: 'bid', seat: first === 2 ? 3 : 1 }); // ruling A22
  });

  it.each([
    [false, 'monsters'],
    [true, 'bid'],
  ] as const)('duelOpenBidding %s: next comes %s', (duelOpenBidding, asked) => {
    const table = stage({ duelOpenBidding }).hand(0, 'KH').hand(1, '2H').hand(2, '4D');
    table.state.monsterRoom[0] = 1;
    table
      .dare(1)
      .do({ type: 'decline' })
      .do({ type: 'duel', card: cards('KH')[0] ?? 0, attribute: -1 })
      .do({ type: 'duel', card: cards('2H')[0] ?? 0, attribute: -1 });
    expect(table.until('monsters', 'bid', 'answer').ask).toBe(asked === 'bid' ? 'bid' : 'answer'); // ruling A24
  });

  it.each([
    ['any_suit', false],
    ['hearts_help_actor', true],
  ] as const)('extraResistance %s: love lets the one who asks win: %s', (extraResistance, won) => {
    const table = stage({ extraResistance }).hand(0, '3H').feels(3, 0, 'KH').deck('9C');
    table.do({ type: 'control', extra: 3, attribute: 1, card: cards('3H')[0] ?? 0 }).until('monsters', 'action');
    expect(table.won).toBe(won); // ruling A27: 3 + 7 against 9, with a King on either side
  });

  it('allow only complications from other rooms', () => {
    const table = stage().hand(0, 'KH').hand(1, '3H').hand(2, '3H');
    table.state.room[1] = 1;
    table.do(attempt('KH'));
    expect(table.legal('bid').map(({ by }) => by)).toEqual([-1, -1]); // rules 6.5: elsewhere, complications alone
    table.do(PASS);
    expect(table.legal('bid').some(({ by }) => by === 2)).toBe(true);
  });
});

describe('the house rule complicationSuitCheck', () => {
  const complications = (options: Partial<HouseRules>) => {
    const table = stage(options).hand(0, '9H').hand(1, '2H 2D 2S 2C').do(attempt('9H'));
    return table.legal('bid').flatMap(({ by, side, card }) => (by < 0 && side === 0 ? [formatScore(card)] : []));
  };

  it.each([
    ['gm', ['2H', '2D', '2S', '2C']],
    ['off', ['2H', '2D', '2S', '2C']],
    ['event_row', ['2S', '2C']],
  ] as const)('%s lets these complicate a goal: %j', (complicationSuitCheck, texts) => {
    expect(complications({ complicationSuitCheck })).toEqual(texts); // ruling A15
  });

  it('refuses a suit that does not fit the row of Events', () => {
    const table = stage({ complicationSuitCheck: 'event_row' }).hand(0, '9H').hand(1, '2H').do(attempt('9H'));
    expect(() => table.do(bid('2H', 0))).toThrow('suit');
  });

  it.each([
    ['gm', 1],
    ['off', 0],
    ['event_row', 0],
  ] as const)('%s: the GM may strike %i complication', (complicationSuitCheck, count) => {
    const table = stage({ complicationSuitCheck }).hand(0, '9H').hand(1, '9S').hand(2, '2H').deck('KC KD 2S');
    table.do(attempt('9H'), bid('9S', 0), bid('2H', 0, 2));
    expect(table.legal('strike')).toEqual(count === 0 ? [] : [{ type: 'strike', bidder: 1 }]);
  });

  it('shows the GM a complication, and nobody else', () => {
    const table = stage().hand(0, '9H').hand(1, '9S').do(attempt('9H'), bid('9S', 0)).until('ruling');
    const seen = (who: number) => formatScore(new View(table.game, table.state, who).table.card(1));
    expect([0, 1, 2, 3].map((who) => seen(who) === '9S')).toEqual([false, true, false, true]);
    expect(new View(table.game, table.state, 3).conflict?.cards[0]).toBe(FACE_DOWN);
  });

  it('discards a rejected complication, which counts for nothing', () => {
    const table = stage({ bidLimitScope: 'turn' }).hand(0, '9H').hand(1, 'KS').deck('KC KD 9S');
    table.do(attempt('9H'), bid('KS', 0), { type: 'strike', bidder: 1 });
    expect(table.state.discard).toEqual(expect.arrayContaining(cards('KS')));
    expect(table.state.bidders).toBe(0b10);
    expect(() => table.do({ type: 'strike', bidder: 1 })).toThrow('wrongPerson');
    table.until('monsters', 'action');
    expect(table.events('decided')[0]).toMatchObject({ own: 9 + 7, opposing: 20, won: false });
    expect(table.events('struck')).toEqual([{ type: 'struck', player: 1, card: cards('KS')[0] }]);
  });
});

describe('the house rule maxCharacters', () => {
  it.each([
    [5, 1],
    [5, 6],
    [6, 7],
  ])('%i: no game of %i is set up', (maxCharacters, players) => {
    const { game } = stage({ maxCharacters });
    expect(() => setup(game, players, 1)).toThrow(/players make characters/); // ruling A1
  });

  it.each([
    [5, 5],
    [6, 6],
  ])('%i: a game of %i is', (maxCharacters, players) => {
    expect(setup(stage({ maxCharacters }).game, players, 1).players).toBe(players);
  });
});
