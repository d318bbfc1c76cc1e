import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { cards, Stage } from '@/test/support/trapped/stage';
import { rankScore } from '../rules/cards';
import type { Effect, Selector, Setting } from '../schema';
import { INVENTED, type State } from './state';

const [ANN, BO, CY, EVE, FAY, GUS] = [0, 1, 2, 3, 4, 5];

interface Rules {
  readonly selectors?: readonly Given<Selector>[];
  readonly effects?: readonly Given<Effect>[];
  readonly turns?: number;
  readonly suit?: Setting['events'][number]['suit'];
}

/** The GM's turn, with the five of the Event's suit drawn; a king comes next. */
function drawn(rules: Rules, prepare: (state: State, table: Stage) => void = () => {}, more: Given<Setting> = {}) {
  const suit = rules.suit ?? 'hearts';
  const table = new Stage({ events: [{ id: 'it', ...rules, suit }], monsters: [], ...more });
  for (const player of [ANN, BO, CY]) table.hand(player, '2C');
  const draws = `3C 3D ${{ hearts: '5H', diamonds: '5D', spades: '5S', clubs: '5C' }[suit]} KC`;
  table.deck(draws).do({ type: 'pass' }).until('action').do({ type: 'pass' }).until('action');
  prepare(table.state, table);
  return table.do({ type: 'pass' }).until('event');
}

const targets = (table: Stage) =>
  table
    .legal('event')
    .filter(({ event }) => event === 0)
    .map(({ target }) => target);

const play = (table: Stage, target = -1) => table.do({ type: 'event', event: 0, target });
const hurt: Given<Effect> = { kind: 'hurt', who: 'target' };

describe('the target of an Event', () => {
  const score = (state: State, person: number, attribute: number, rank: number) => {
    state.attributes[person * 6 + attribute] = rankScore(rank);
  };

  it.each([
    ['anybody if it does not say', [], [ANN, BO, CY, EVE, FAY, GUS]],
    ['a character', [{ kind: 'choice', among: 'characters' }], [ANN, BO, CY]],
    ['an Extra', [{ kind: 'choice', among: 'extras' }], [EVE, FAY, GUS]],
    [
      'one or the other',
      [
        { kind: 'choice', among: 'extras' },
        { kind: 'named', extra: 'x' },
      ],
      [EVE, FAY, GUS],
    ],
    ['the cleverest', [{ kind: 'attribute', extreme: 'highest', attribute: 'clever', among: 'anyone' }], [FAY]],
    [
      'the dullest character',
      [{ kind: 'attribute', extreme: 'lowest', attribute: 'clever', among: 'characters' }],
      [CY],
    ],
    ['the first of equals', [{ kind: 'attribute', extreme: 'lowest', attribute: 'fast', among: 'characters' }], [ANN]],
    ['who hates most', [{ kind: 'relationship', extreme: 'highest', suit: 'clubs', among: 'extras' }], [GUS]],
    ['who hates least', [{ kind: 'relationship', extreme: 'lowest', suit: 'clubs', among: 'extras' }], [EVE]],
    ['nobody where nobody does', [{ kind: 'relationship', extreme: 'highest', suit: 'spades', among: 'extras' }], []],
    ['all in a room', [{ kind: 'room', room: 'attic' }], [-1]],
    ['nobody in an empty room', [{ kind: 'room', room: 'yard' }], []],
    ['everybody', [{ kind: 'everyone' }], [-1]],
    ['the one who holds the torch', [{ kind: 'holder', item: 'torch' }], [BO]],
    ['those who hold anything', [{ kind: 'holder', item: '' }], [BO]],
    ['one of the suggested', [{ kind: 'named', extra: 'second' }], [FAY]],
    ['one who is not in play', [{ kind: 'named', extra: 'fourth' }], []],
  ] as const)('is %s', (_, selectors, expected) => {
    const table = drawn(
      { selectors, effects: [hurt] },
      (state) => {
        score(state, FAY, 2, 9);
        score(state, CY, 2, 1);
        state.room[BO] = 1;
        state.holders[0] = 1 << BO;
      },
      { extras: ['first', 'second', 'third', 'fourth'].map((id) => ({ id })) },
    );
    table.feels(EVE, ANN, '2C').feels(GUS, BO, '9C').feels(BO, ANN, 'KC');
    expect(targets(table)).toEqual(expected);
  });

  it('is the explorer alone when exploring', () => {
    const table = new Stage({ events: [{ id: 'it', suit: 'hearts', effects: [hurt] }], monsters: [] });
    table.deck('5H').do({ type: 'explore', passage: 0, bring: 0 });
    expect(table.legal('event')).toEqual([
      { type: 'event', event: INVENTED, target: ANN },
      { type: 'event', event: 0, target: ANN },
    ]);
  });

  it('must fit the card', () => {
    expect(drawn({ suit: 'hearts', effects: [hurt] }).legal('event')).toHaveLength(12);
    const table = drawn({ suit: 'hearts', effects: [hurt] });
    table.state.eventInPlay.card = cards('5S')[0] ?? 0;
    expect(targets(table)).toEqual([]);
  });

  it('is within a monster’s reach', () => {
    const table = drawn(
      { suit: 'hearts', effects: [{ kind: 'monsterConflict' }] },
      (state) => {
        state.room[BO] = 1;
      },
      { monsters: [{ start: 'yard' }] },
    );
    expect(targets(table)).toEqual([BO]);
  });
});

describe('an Event', () => {
  const BLOCKED: Given<Setting> = {
    map: {
      rooms: [{ id: 'hall' }, { id: 'attic' }, { id: 'yard', kind: 'corridor' }],
      passages: [
        { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
        { id: 'door', a: 'attic', b: 'yard', kind: 'door', blockedBy: 'a cow', opens: 'never' },
      ],
    },
  };
  const none = (state: State) => state;

  it('closes a passage until it is forced, or for a time', () => {
    const table = play(drawn({ effects: [{ kind: 'seal', passage: 'stairs' }], turns: 1 }));
    expect([table.state.sealed[0], table.state.timers]).toMatchObject([true, [{ kind: 'sealed', turns: 1 }]]);
    table.until('action');
    expect(table.legal('explore')).toEqual([]);
    table.hand(ANN, 'KH');
    expect(table.legal('force').length).toBeGreaterThan(0);
  });

  it('lets the GM pick a passage if it names none, and opens it', () => {
    const table = play(drawn({ effects: [{ kind: 'unseal', passage: '' }] }, none, BLOCKED));
    expect(table.legal('pick')).toEqual([{ type: 'pick', index: 1 }]);
    table.do({ type: 'pick', index: 1 });
    expect([table.state.blocked[1], table.state.tally.eventFelt]).toEqual([false, [1]]);
  });

  it('takes the air of corridors first, and nobody can go in', () => {
    const table = play(drawn({ effects: [{ kind: 'cutAir', room: '', item: 'torch' }] }, none, BLOCKED));
    expect(table.legal('pick')).toEqual([{ type: 'pick', index: 2 }]);
    const attic = play(drawn({ effects: [{ kind: 'cutAir', room: 'attic', item: 'torch' }] }));
    attic.until('action');
    expect(attic.legal('explore')).toEqual([]);
    attic.state.holders[0] = 1 << ANN;
    expect(attic.legal('explore')).toHaveLength(1);
  });

  it('tests its target, or the person they have the strongest feelings for', () => {
    const table = drawn({ effects: [{ kind: 'hurt', who: 'related' }] });
    table.feels(EVE, CY, 'KC');
    play(table, EVE);
    expect([table.state.ask.kind, table.state.ask.about]).toEqual(['stand', CY]);
    table.deck('KH 3C 2D').hand(CY, '').do({ type: 'stand', attribute: 1, card: -1 }).until('damage', 'action');
    expect(table.events('decided')).toMatchObject([{ kind: 'test', by: CY, own: 7, opposing: 13, won: false }]);
    expect(table.events('damageDrawn')).toMatchObject([{ person: CY }]);
  });

  it('lets the GM decide the fate of an uncontrolled Extra', () => {
    const table = play(drawn({ effects: [hurt] }), EVE);
    expect(table.ask).toBe('fate');
    expect(table.do({ type: 'kill' }).state.fate[EVE]).toBe(1);
  });

  it('makes an Extra ill, who dies unless cured in time', () => {
    const sick = () => play(drawn({ effects: [{ kind: 'sicken', turns: 1, room: 'attic', item: '' }] }), EVE);
    const left = sick();
    while (left.state.round <= 2 && left.ask !== 'none') left.do(quiet(left));
    expect(left.state.fate[EVE]).toBe(1);
    const cured = sick().until('action');
    cured.do({ type: 'explore', passage: 0, bring: 0 }).until('action');
    cured.state.room[EVE] = 1;
    while (cured.state.round <= 2 && cured.ask !== 'none') cured.do(quiet(cured));
    expect([cured.state.fate[EVE], cured.events('cured')]).toEqual([0, [{ type: 'cured', person: EVE }]]);
  });

  it('grants an item, on a condition if there is one', () => {
    expect(play(drawn({ effects: [{ kind: 'grant', item: 'torch' }] }), BO).state.holders[0]).toBe(1 << BO);
    const offered = play(drawn({ effects: [{ kind: 'grant', item: 'torch', condition: 'a seat' }] }), EVE);
    expect(offered.state.ask).toMatchObject({ kind: 'consent', seat: ANN });
    offered.do({ type: 'refuse' }, { type: 'agree' });
    expect(offered.state.holders[0]).toBe(1 << BO);
  });

  it('moves Extras, and asks characters’ players', () => {
    const table = () => drawn({ effects: [{ kind: 'move', room: 'yard' }] });
    expect(play(table(), EVE).state.room[EVE]).toBe(2);
    const asked = play(table(), BO);
    expect(asked.state.ask).toMatchObject({ kind: 'consent', seat: BO });
    expect(asked.do({ type: 'agree' }).state.room[BO]).toBe(2);
    expect(play(table(), BO).do({ type: 'refuse' }).state.room[BO]).toBe(0);
  });

  it('makes an Extra cling to the character it has the strongest feelings for', () => {
    const table = drawn({ effects: [{ kind: 'cling' }] });
    play(table.feels(EVE, ANN, 'KH'), EVE).until('action');
    table.do({ type: 'explore', passage: 0, bring: 0 });
    expect(table.state.room[EVE]).toBe(1);
  });

  it('grants an extra turn at once, but none within it', () => {
    const table = play(drawn({ effects: [{ kind: 'extraTurn', condition: '' }] }), BO);
    expect([table.ask, table.state.turn, table.state.extraTurn]).toEqual(['action', BO, true]);
    table.deck('5H').do({ type: 'explore', passage: 0, bring: 0 });
    // In it the Event would change nothing, so the GM invents another one (ruling A59).
    expect(targets(table)).toEqual([]);
    table.do({ type: 'event', event: INVENTED, target: BO }).until('action');
    expect([table.state.turn, table.state.round]).toEqual([ANN, 2]);
  });

  it('lets the monster steal, and the victor gets the thing back', () => {
    const table = drawn(
      { effects: [{ kind: 'steal', item: '' }] },
      (state) => {
        state.holders[0] = 1 << BO;
        state.room[BO] = 2;
      },
      { monsters: [{ start: 'yard', defeats: 3 }] },
    );
    play(table, BO).do({ type: 'pick', index: 0 });
    expect([table.state.holders[0], table.state.lying]).toEqual([0, [0, 3]]);
    table.until('action');
    table.state.room[ANN] = 2;
    const card = cards('AH')[0] ?? 0;
    table.hand(ANN, 'AH').deck('2C 2D 2S').do({ type: 'attack', monster: 0, by: ANN, attribute: 4, card });
    table.until('retreat', 'monsters', 'action');
    expect([table.state.holders[0], table.state.lying]).toEqual([1 << ANN, []]);
    expect(table.events('gained')).toMatchObject([{ person: ANN, source: 'monster', of: 0 }]);
  });

  it('reports why an effect changes nothing', () => {
    const table = drawn(
      {
        effects: [
          { kind: 'steal', item: 'torch' },
          { kind: 'steal', item: 'torch' },
        ],
      },
      (state) => {
        state.holders[0] = 1 << BO;
        state.room[BO] = 2;
      },
      { monsters: [{ start: 'yard' }] },
    );
    play(table, BO);
    expect(table.events('fizzled')).toEqual([{ type: 'fizzled', kind: 'steal', person: BO, why: 'nothingHeld' }]);
    expect(table.events('eventEnded')).toMatchObject([{ felt: true }]);
  });

  it('tests an attribute, which only Lucky can replace', () => {
    const table = drawn({ effects: [{ kind: 'test', attribute: 'fast', who: 'target' }] });
    table.state.luckyUsed[BO] = false;
    expect(
      new Set(
        play(table, BO)
          .legal('stand')
          .map(({ attribute }) => attribute),
      ),
    ).toEqual(new Set([3, 5]));
  });

  it('is the usual test if it has only text', () => {
    const table = play(drawn({ suit: 'spades' }), BO);
    expect(new Set(table.legal('stand').map(({ attribute }) => attribute))).toEqual(new Set([2]));
  });
});

describe('a monster', () => {
  it('breaks in with clubs, and what it breaks stays open', () => {
    const table = drawn(
      { suit: 'clubs', effects: [{ kind: 'monsterConflict' }] },
      (state) => {
        state.room[BO] = 1;
      },
      {
        monsters: [{ start: 'yard' }],
        map: {
          rooms: [{ id: 'hall' }, { id: 'attic' }, { id: 'yard' }],
          passages: [
            { id: 'stairs', a: 'hall', b: 'attic', kind: 'open' },
            { id: 'door', a: 'attic', b: 'yard', kind: 'door', blockedBy: 'a bolt', opens: 'fromA' },
          ],
        },
      },
    );
    play(table, BO);
    expect([table.state.monsterRoom[0], table.state.blocked[1], table.ask]).toEqual([1, false, 'stand']);
  });
});

/** Returns the least eventful legal move. */
function quiet(table: Stage) {
  const move =
    table.legal('pass')[0] ??
    table.legal('allow')[0] ??
    table.legal('keepOn')[0] ??
    table.legal('goOn')[0] ??
    table.legal('event')[0] ??
    table.legal('wait')[0] ??
    table.legal('spare')[0] ??
    table.legal('stand')[0] ??
    table.legal('replace')[0];
  return move ?? ({ type: 'pass' } as const);
}
