import { describe, expect, it } from 'vitest';
import type { Given } from '@/test/support/fill';
import { formatScore } from '@/test/support/trapped/notation';
import { attempt, bid, cards, Stage } from '@/test/support/trapped/stage';

import type { Setting } from '../schema';
import { canForce, canPass } from './world';

const [ANN, BO, CY, EVE, FAY] = [0, 1, 2, 3, 4];
const card = (text: string) => cards(text)[0] ?? -1;
const feeling = (table: Stage, owner: number, person: number) =>
  formatScore(table.state.relationships[owner * table.state.people + person] ?? -1);

describe('a conflict', () => {
  it('counts the bid, its attribute and all help against two cards and all hindrance', () => {
    const table = new Stage().hand(ANN, '9H').hand(BO, '3H').hand(CY, '4C').deck('8C 9D');
    table.do(attempt('9H'), bid('3H', 0, BO), bid('4C', 1)).until('monsters', 'action');
    expect(table.events('decided')[0]).toMatchObject({ own: 9 + 7 + 3 + 7, opposing: 8 + 9 + 4, won: true });
    expect(table.state.discard).toEqual(expect.arrayContaining(cards('9H 3H 4C 8C 9D')));
  });

  it('keeps bids hidden until all have bid, and binds them by Rule 1', () => {
    const table = new Stage().hand(ANN, '9H').hand(BO, '3S 3D');
    table.do(attempt('9H'));
    const used = table.legal('bid').filter(({ by }) => by === BO);
    expect(new Set(used.map((move) => formatScore(move.card)))).toEqual(new Set(['3D']));
  });

  it('changes the losers’ relationships, by Rule 2', () => {
    const table = new Stage().hand(ANN, '2H').hand(BO, '3D').hand(CY, '4D').deck('KC QC 9S');
    table.do(attempt('2H'), bid('3D', 0, BO), bid('4D', 1, CY)).until('monsters', 'action', 'damage');
    expect([feeling(table, BO, ANN), feeling(table, CY, ANN)]).toEqual(['5D', '5H']);
  });

  it('takes Lucky until the outcome is declared, once in a game', () => {
    const table = new Stage().hand(ANN, '2H').deck('6C 7D');
    table.state.luckyUsed[ANN] = false;
    table.state.attributes[ANN * 6 + 5] = 52 + 12;
    table.do(attempt('2H')).until('lucky').do({ type: 'lucky' });
    expect([table.events('decided')[0]?.own, table.state.luckyUsed[ANN]]).toEqual([13, true]);
  });

  it('lets the GM rule on each attribute once', () => {
    const table = new Stage().hand(ANN, '9H').do(attempt('9H')).until('ruling');
    table.do({ type: 'insist', bidder: ANN, attribute: 0 });
    expect(table.events('ruled')).toEqual([{ type: 'ruled', player: ANN, attribute: 0 }]);
    expect(table.ask).not.toBe('ruling');
  });
});

describe('damage', () => {
  it.each([
    ['nothing if the card closes the gap', '7C', 'none'],
    ['a score of the GM’s choice if it does not', '4C', 'replace'],
    ['the character if it is a court card', 'KC', 'lost'],
  ] as const)('is %s', (_, text, result) => {
    const table = new Stage().hand(ANN, '2H').deck(`KD ${result === 'lost' ? 'KS' : '6D'} ${text}`);
    table.do(attempt('2H')).until('damage', 'monsters', 'action', 'adopt');
    expect(table.events('damageDrawn')).toMatchObject([{ person: ANN, result }]);
  });

  it('replaces a score of the GM’s choice, including Extras’ feelings', () => {
    const table = new Stage().hand(ANN, '2H').deck('KD 6D 4C').do(attempt('2H')).until('damage');
    expect(table.legal('replace')).toContainEqual({ type: 'replace', person: EVE, slot: 6 + ANN });
    table.do({ type: 'replace', person: EVE, slot: 6 + ANN });
    expect(feeling(table, EVE, ANN)).toBe('4C');
  });

  it('that takes a character lets its player adopt the controlled Extra, or wait', () => {
    const table = new Stage().hand(ANN, '2H').deck('KD KS KC');
    table.state.controller[FAY] = ANN;
    table.state.holders[0] = 1 << ANN;
    table.do(attempt('2H')).until('adopt');
    expect(table.legal('adopt')).toEqual([{ type: 'adopt', person: FAY }]);
    table.do({ type: 'adopt', person: FAY });
    const { state } = table;
    expect([state.characterOf[ANN], state.playerOf[FAY], state.controller[FAY]]).toEqual([FAY, ANN, -1]);
    expect([feeling(table, FAY, BO), feeling(table, FAY, FAY), feeling(table, FAY, EVE)]).toEqual(['5H', '5H', '']);
    expect(state.lying).toEqual([0, 0]);
  });
});

describe('a challenge', () => {
  const challenged = () =>
    new Stage()
      .hand(ANN, 'KH 2H')
      .hand(BO, '9H 3H')
      .do({ type: 'challenge', player: BO, deed: { kind: 'goal', goal: 0 } });

  it('earns a card if accepted, and is carried out', () => {
    const table = challenged().do({ type: 'accept' });
    expect([table.ask, table.state.hands[BO]?.length]).toEqual(['answer', 3]);
    table.do({ type: 'answer', room: -1, by: BO, attribute: 2, card: card('9H') }).until('monsters', 'action');
    expect(table.state.tally.goalTried[0]).toBe(1);
  });

  it.each([
    ['2H', '9H', false, 3 - 1],
    ['KH', '3H', true, 2 - 1],
  ])('leads to a duel if refused: %s against %s', (own, other, won, size) => {
    const table = challenged().do({ type: 'decline' });
    table.do({ type: 'duel', card: card(own), attribute: -1 }, { type: 'duel', card: card(other), attribute: -1 });
    table.until('answer', 'monsters', 'action');
    expect(table.events('dueled')).toEqual([{ type: 'dueled', challenger: ANN, challenged: BO, won }]);
    expect([table.ask === 'answer', table.state.hands[BO]?.length]).toEqual([won, size]);
  });

  it('to explore moves the challenged character and triggers an Event', () => {
    const table = new Stage().do({ type: 'challenge', player: BO, deed: { kind: 'explore', passage: 0 } });
    table.do({ type: 'accept' });
    expect([table.state.room[BO], table.ask, table.state.eventInPlay.drawnFor]).toEqual([1, 'event', BO]);
  });

  it('cannot demand the impossible', () => {
    const table = new Stage();
    const deeds = table.legal('challenge').map(({ deed }) => deed.kind);
    expect(new Set(deeds)).toEqual(new Set(['goal', 'explore', 'control', 'dare']));
  });
});

describe('control', () => {
  it('wins an Extra from another player, and releases the previous one', () => {
    const table = new Stage().hand(ANN, 'KH').feels(FAY, ANN, '2H').deck('2C');
    table.state.controller[EVE] = ANN;
    table.state.controller[FAY] = BO;
    table.do({ type: 'control', extra: FAY, attribute: 1, card: card('KH') }).until('monsters', 'action');
    expect([table.state.controller[EVE], table.state.controller[FAY]]).toEqual([-1, ANN]);
  });
});

describe('things', () => {
  it('are handed over once a turn, and can be picked up', () => {
    const table = new Stage();
    table.state.holders[0] = 1 << ANN;
    table.do({ type: 'give', item: 0, from: ANN, to: BO });
    expect(table.state.holders[0]).toBe(1 << BO);
    table.state.holders[0] = 0;
    table.state.lying.push(0, 0);
    expect(table.legal('take')).toEqual([]);
    table.state.givenIn[0] = -1;
    table.do({ type: 'take', item: 0, by: ANN });
    expect([table.state.holders[0], table.state.lying, table.ask]).toEqual([1 << ANN, [], 'action']);
  });
});

describe('leaving', () => {
  const ready = (seats: number | null) => {
    const table = new Stage({ escapes: [{ id: 'gate', room: 'hall', seats }] });
    table.state.room[CY] = 1;
    return table.do({ type: 'escape', route: 0 });
  };

  it('takes chosen companions who are there and agree', () => {
    const table = ready(2);
    expect(table.legal('invite').map(({ person }) => person)).toEqual([BO, EVE, FAY, 5]);
    table.do({ type: 'invite', person: BO }, { type: 'refuse' }, { type: 'invite', person: EVE });
    expect(table.state.outcome).toEqual({ ending: { kind: 'escape', route: 0 }, winners: [ANN] });
  });

  it('lets companions win', () => {
    const table = ready(3).do({ type: 'invite', person: BO }, { type: 'agree' }, { type: 'leave' });
    expect(table.state.outcome?.winners).toEqual([ANN, BO]);
  });

  it('takes everybody alive, wherever they are, if there is no limit', () => {
    expect(ready(null).state.outcome?.winners).toEqual([ANN, BO, CY]);
  });
});

describe('a passage', () => {
  const blocked = (opens: Setting['map']['passages'][number]['opens'], more: Given<Setting> = {}) =>
    new Stage({
      map: {
        rooms: [{ id: 'hall' }, { id: 'attic' }, { id: 'yard' }],
        passages: [
          {
            id: 'stairs',
            a: 'hall',
            b: 'attic',
            kind: 'open',
            blockedBy: 'a cow',
            opens,
            openedBy: 'fix',
            needsItem: '',
          },
        ],
      },
      ...more,
    });

  it.each([
    ['anyone', true, false],
    ['fromA', true, false],
    ['fromB', false, false],
    ['goal', false, false],
    ['force', false, true],
    ['never', false, false],
  ] as const)('that opens by %s lets people of the first room pass: %s, force it: %s', (opens, pass, force) => {
    const { game, state } = blocked(opens);
    expect([canPass(game, state, ANN, 0), canForce(game, state, 0, 0)]).toEqual([pass, force]);
  });

  it('bolted from one side can be passed if anyone is there to open it', () => {
    const { game, state } = blocked('fromB');
    state.room[CY] = 1;
    expect(canPass(game, state, ANN, 0)).toBe(true);
    state.fate[CY] = 1;
    expect(canPass(game, state, ANN, 0)).toBe(false);
  });

  it('stays open if nobody is left to bolt it', () => {
    const left = blocked('fromA').do({ type: 'explore', passage: 0, bring: 0 });
    expect(left.state.blocked[0]).toBe(true);
    const empty = blocked('fromA');
    for (const person of [BO, CY, EVE, FAY, 5]) empty.state.room[person] = 1;
    expect(empty.do({ type: 'explore', passage: 0, bring: 0 }).state.blocked[0]).toBe(false);
  });

  it('opens with its goal', () => {
    const table = blocked('goal').hand(ANN, 'KH').deck('2C 2D').do(attempt('KH')).until('monsters', 'action');
    expect(table.state.blocked[0]).toBe(false);
  });

  it('is forced open by a won conflict', () => {
    const table = blocked('force').hand(ANN, 'KH').deck('2C 2D');
    table.do({ type: 'force', passage: 0, by: ANN, attribute: 4, card: card('KH') }).until('monsters', 'action');
    expect(table.state.blocked[0]).toBe(false);
  });

  it('that needs an item can only be passed with it, by Extras too', () => {
    const passages: Given<Setting['map']['passages']> = [
      { id: 'stairs', a: 'hall', b: 'attic', kind: 'hull', needsItem: 'torch' },
    ];
    const table = new Stage({ map: { rooms: [{ id: 'hall' }, { id: 'attic' }], passages } });
    table.state.controller[EVE] = ANN;
    expect(table.legal('explore')).toEqual([]);
    table.state.holders[0] = 1 << ANN;
    expect(table.legal('explore').map(({ bring }) => bring)).toEqual([0]);
    table.state.holders[0] = (1 << ANN) | (1 << EVE);
    expect(table.legal('explore').map(({ bring }) => bring)).toEqual([0, 1]);
  });
});

describe('a monster', () => {
  it('retreats when beaten, and must be found before the next attack', () => {
    const table = new Stage().hand(ANN, 'AH 9H').deck('2C 2D 2S');
    table.state.monsterRoom[0] = 0;
    table.do({ type: 'attack', monster: 0, by: ANN, attribute: 4, card: card('AH') }).until('retreat');
    expect(table.legal('step')).toEqual([{ type: 'step', monster: 0, passage: 0 }]);
    table.do({ type: 'step', monster: 0, passage: 0 });
    expect([table.state.defeats[0], table.state.monsterRoom[0]]).toEqual([1, 1]);
    expect(table.until('action').legal('attack')).toEqual([]);
  });

  it('attacks once a round, from next door too, and beating it then counts as a defeat', () => {
    const table = new Stage({ options: { freeExtras: 'none' } }).hand(ANN, '9H').hand(BO, '2C');
    table.state.monsterRoom[0] = 1;
    table.do({ type: 'pass' });
    expect(table.legal('smash')).toHaveLength(6);
    table.do({ type: 'smash', monster: 0, person: ANN });
    expect([table.state.monsterRoom[0], table.ask]).toEqual([0, 'stand']);
    table
      .deck('2C 2D 2S')
      .do({ type: 'stand', attribute: 4, card: card('9H') })
      .until('retreat');
    table.do({ type: 'step', monster: 0, passage: 0 });
    expect([table.state.defeats[0], table.ask]).toEqual([1, 'action']);
    expect(table.do({ type: 'pass' }).legal('smash')).toEqual([]);
  });

  it('is not beaten by a character who only runs away', () => {
    const table = new Stage().hand(ANN, '9H');
    table.state.monsterRoom[0] = 0;
    table.do({ type: 'pass' }, { type: 'smash', monster: 0, person: ANN });
    table
      .deck('2C 2D 2S')
      .do({ type: 'stand', attribute: 3, card: card('9H') })
      .until('monsters', 'action');
    expect([table.won, table.state.defeats[0]]).toEqual([true, 0]);
  });
});
