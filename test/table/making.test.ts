import { describe, expect, it } from 'vitest';
import { seededRng } from '@/lib/kernel/rng';
import { applyChanges } from '@/lib/table/apply-changes';
import type { Command } from '@/lib/table/commands';
import { decide } from '@/lib/table/decide';
import { newPerson } from '@/lib/table/decide/join';
import { castOf, makingOf } from '@/lib/table/making';
import type { TableState } from '@/lib/table/state';
import { viewOf } from '@/lib/table/view-of';
import { ABSENT_MS, CARDS_BACK_MAX, GM_GONE_MS, SHEET_CHANGES_MAX, TABLE_LIMITS } from '@/lib/table/vocabulary';
import { creation as rules, system } from '../support/people-game';
import { fullTable } from '../support/table-play';

const { body } = system.open({ extras: [{ id: 'x', name: 'Steward Ruiz', gender: 'she', occupation: '' }] });
const NOBODY = { name: '', gender: '', occupation: '' };

/** A table whose three players create characters. */
class Making {
  state: TableState = fullTable();
  now = 5_000;
  seed = 1;
  constructor() {
    this.here('gm', 'bob', 'cat', 'dan');
  }
  say(actor: string, command: Command): string {
    const decision = decide(this.state, actor, command, {
      now: this.now,
      rng: seededRng(this.seed++),
      newId: () => 'new',
      newCode: () => 'CODE',
      isSlot: () => true,
      isFollowUp: () => false,
      isSingle: () => false,
      creation: rules,
      beginning: { players: { min: 2, max: 5 }, of: (players) => rules.begin(body, players) },
    });
    if (!decision.ok) return decision.error.code;
    if (decision.value.length > 0) this.state = applyChanges(this.state, decision.value);
    return 'done';
  }
  here(...ids: string[]): void {
    this.state = applyChanges(this.state, [{ type: 'people', ids, set: { here: true, seenAt: this.now } }]);
  }
  /** Closes a person's page and advances the time; the others stay. */
  away(id: string, ms: number): void {
    this.state = applyChanges(this.state, [{ type: 'people', ids: [id], set: { here: false, seenAt: this.now } }]);
    this.now += ms;
    this.here(...['gm', 'bob', 'cat', 'dan'].filter((other) => other !== id));
  }
  begin(cards: 'dealt' | 'typed' = 'dealt', people = ['cat', 'dan', 'bob']): string {
    this.say('gm', { type: 'startMaking' });
    return this.say('gm', { type: 'beginMaking', people, cards, again: false });
  }
  get making() {
    const making = makingOf(this.state);
    if (!making) throw new Error('Nothing was begun.');
    return making;
  }
  hand(person: string): readonly string[] {
    return viewOf(this.state, { person }, this.now).you?.hand ?? [];
  }
  /** Places a person's first card on the first possible line. Tells whether there was one. */
  placeOne(person: string): boolean {
    const { beginning, steps, people } = this.making;
    const [placing] = rules.open(beginning, steps).placings(people.indexOf(person));
    return placing !== undefined && this.say(person, { type: 'placeCard', ...placing }) === 'done';
  }
  placeAll(...people: string[]): void {
    for (const person of people) while (this.making.stage === 'characters' && this.placeOne(person));
  }
}

describe('making characters and Extras at a table', () => {
  it('is started by leads, for seated people who are not GM', () => {
    const table = new Making();
    const begin = (people: string[]) => table.say('gm', { type: 'beginMaking', people, cards: 'dealt', again: false });
    expect(table.say('bob', { type: 'startMaking' })).toBe('table/role');
    expect(begin(['bob', 'cat'])).toBe('table/phase');
    table.say('gm', { type: 'startMaking' });
    expect(table.say('bob', { type: 'placeCard', card: '2H', sheet: 0, slot: 0 })).toBe('table/not-begun');
    expect(begin(['bob', 'gm'])).toBe('table/no-such-person');
    expect(begin(['bob', 'bob'])).toBe('table/no-such-person');
    expect(begin(['bob', 'nobody'])).toBe('table/no-such-person');
    expect(begin(['bob'])).toBe('table/players');
    expect(begin(['bob', 'cat'])).toBe('done');
    expect(begin(['bob', 'cat'])).toBe('table/begun');
    expect(table.say('dan', { type: 'placeCard', card: '2H', sheet: 0, slot: 0 })).toBe('table/no-seat');
    expect(table.say('gm', { type: 'beginMaking', people: ['bob', 'cat', 'dan'], cards: 'dealt', again: true })).toBe(
      'done',
    );
    expect(table.making.people).toEqual(['bob', 'cat', 'dan']);
  });

  it('deals six cards to each phone, then one for each character, and shows nobody another’s hand', () => {
    const table = new Making();
    table.begin();
    const hands = ['bob', 'cat', 'dan'].map((person) => table.hand(person));
    expect(hands.map(({ length }) => length)).toEqual([6, 6, 6]);
    expect(new Set(hands.flat()).size).toBe(18);
    const cards = /"(?:10|[2-9JQKA])[HDSC]"/g;
    for (const viewer of ['gm', 'bob', 'cat', 'dan', 'screen'] as const) {
      const seen = viewOf(table.state, viewer === 'screen' ? 'screen' : { person: viewer }, table.now);
      const own = viewer === 'screen' ? [] : table.hand(viewer);
      expect(JSON.stringify(seen).match(cards) ?? []).toEqual(own.map((card) => `"${card}"`));
    }
    table.placeAll('bob');
    expect(table.hand('bob')).toEqual([]);
    expect(table.making.sheets[2]?.values).not.toContain(null);
    expect(table.making.stage).toBe('characters');
    table.placeAll('cat', 'dan');
    expect([table.making.stage, table.making.turn]).toEqual(['extras', 0]);
    expect(['cat', 'dan', 'bob'].map((person) => table.hand(person).length)).toEqual([6, 5, 5]);
  });

  it('goes clockwise from the GM’s left until every Extra is complete, with texts from cards or suggestions', () => {
    const table = new Making();
    table.begin();
    table.placeAll('bob', 'cat', 'dan');
    expect(table.making.sheets[3]).toMatchObject({ identity: { name: 'Steward Ruiz' } });
    expect(table.making.sheets[3]?.values.slice(0, 2)).toEqual(['', null]);
    expect(table.say('dan', { type: 'placeCard', card: table.hand('dan')[0] ?? '', sheet: 3, slot: 1 })).toBe(
      'table/card-refused',
    );
    // Not even the GM can write without spending a card.
    const cook = { name: 'Steward Ruiz', gender: 'she', occupation: 'Cook' };
    expect(table.say('gm', { type: 'describe', sheet: 3, identity: cook })).toBe('table/not-paid');
    const spent = { type: 'placeCard', card: table.hand('cat')[0] ?? '', sheet: 3, slot: 1, identity: cook } as const;
    expect(table.say('cat', { ...spent, identity: { ...cook, name: 'Nobody' } })).toBe('done');
    expect(table.making.sheets[3]?.identity).toEqual(cook);
    let turns = 1;
    for (; table.making.stage === 'extras' && turns < 100; turns++) {
      const seat = table.making.turn ?? 0;
      expect(seat).toBe(turns % 3);
      expect(table.placeOne(['cat', 'dan', 'bob'][seat] ?? '')).toBe(true);
    }
    expect([table.making.stage, turns]).toEqual(['done', 3 * 14 - 1]);
    expect(table.hand('cat')).toEqual([]);
    const cast = castOf(table.state);
    expect(cast).toHaveLength(6);
    expect(cast.flatMap(({ scores }) => scores)).not.toContain('');
    expect(cast.map(({ name }) => name)).toEqual(['cat', 'dan', 'bob', 'Steward Ruiz', 'Extra 2', 'Extra 3']);
    expect(cast.map(({ scores }) => scores.length)).toEqual([9, 9, 9, 12, 12, 12]);
  });

  it('lets a sheet’s keeper and leads change its texts, also after the end', () => {
    const table = new Making();
    table.begin();
    const identity = { ...NOBODY, name: 'Vasquez' };
    expect(table.say('bob', { type: 'describe', sheet: 0, identity })).toBe('table/role');
    expect(table.say('cat', { type: 'describe', sheet: 0, identity })).toBe('done');
    expect(table.say('cat', { type: 'describe', sheet: 99, identity })).toBe('table/no-sheet');
    table.say('gm', { type: 'finish' });
    expect(table.say('gm', { type: 'describe', sheet: 0, identity: { ...identity, gender: 'she' } })).toBe('done');
    expect(castOf(table.state)[0]).toMatchObject({ name: 'Vasquez', gender: 'she' });
  });

  it('keeps a hand while its player is away, and the others continue', () => {
    const table = new Making();
    table.begin();
    const hand = table.hand('dan');
    table.away('dan', 10 * GM_GONE_MS);
    table.placeAll('bob', 'cat');
    expect(table.making.stage).toBe('characters');
    expect(table.hand('dan')).toEqual(hand);
    table.here('dan');
    table.placeAll('dan');
    expect(table.making.stage).toBe('extras');
  });

  it('places the cards of an absent player at random, after two minutes, until they are back', () => {
    const table = new Making();
    table.begin();
    expect(table.say('gm', { type: 'restSeat', seat: 1 })).toBe('table/still-here');
    table.away('dan', GM_GONE_MS - 1);
    expect(table.say('gm', { type: 'restSeat', seat: 1 })).toBe('table/still-here');
    table.now += 1;
    table.here('gm');
    expect(table.say('bob', { type: 'restSeat', seat: 1 })).toBe('table/role');
    expect(table.say('gm', { type: 'restSeat', seat: 1 })).toBe('done');
    expect(table.making.sheets[1]?.values).not.toContain(null);
    expect(table.hand('dan')).toEqual([]);
    table.placeAll('bob', 'cat');
    expect(table.making.turn).toBe(0);
    table.placeOne('cat');
    // Dan's card has already been placed.
    expect(table.making.turn).toBe(2);
    table.here('dan');
    expect(table.say('dan', { type: 'resumeSeat' })).toBe('done');
    table.placeOne('bob');
    table.placeOne('cat');
    expect([table.making.turn, table.hand('dan').length]).toEqual([1, 6]);
  });

  it('transfers the seat of an absent player to another device, with its hand', () => {
    const table = new Making();
    table.begin();
    const hand = table.hand('dan');
    const eve = {
      ...newPerson({ id: 'eve', memberId: 'm-eve', name: 'Eve', colour: 'red', role: 'player' }, table.now),
    };
    table.state = applyChanges(table.state, [{ type: 'addPerson', person: { ...eve, place: 9, here: true } }]);
    expect(table.say('gm', { type: 'moveSeat', seat: 1, person: 'eve' })).toBe('table/still-here');
    table.away('dan', GM_GONE_MS + ABSENT_MS);
    expect(table.say('eve', { type: 'moveSeat', seat: 1, person: 'eve' })).toBe('table/role');
    expect(table.say('gm', { type: 'moveSeat', seat: 1, person: 'bob' })).toBe('table/has-seat');
    expect(table.say('gm', { type: 'moveSeat', seat: 1, person: 'gm' })).toBe('table/no-such-person');
    expect(table.say('gm', { type: 'moveSeat', seat: 7, person: 'eve' })).toBe('table/not-begun');
    expect(table.say('gm', { type: 'moveSeat', seat: 1, person: 'eve' })).toBe('done');
    expect(table.hand('eve')).toEqual(hand);
    expect(viewOf(table.state, { person: 'dan' }, table.now).you?.hand).toBeNull();
    expect(table.placeOne('eve')).toBe(true);
  });

  it('accepts typed real cards, and refuses one in another hand without naming its owner', () => {
    const table = new Making();
    table.begin('typed');
    expect(table.hand('bob')).toEqual([]);
    const type = (person: string, card: string) => table.say(person, { type: 'typeCard', card });
    for (const card of ['QH', '2C', '3C', '4C', '5C', '6C']) expect(type('bob', card)).toBe('done');
    expect(type('bob', '7C')).toBe('table/no-card-due');
    expect(type('cat', 'QH')).toBe('table/card-held');
    const refused = decide(
      table.state,
      'cat',
      { type: 'typeCard', card: 'QH' },
      {
        now: table.now,
        rng: seededRng(1),
        newId: () => '',
        newCode: () => '',
        isSlot: () => true,
        isFollowUp: () => false,
        isSingle: () => false,
        creation: rules,
      },
    );
    expect(JSON.stringify(refused)).not.toMatch(/bob/i);
    // Typed by mistake and removed.
    expect(table.say('bob', { type: 'untypeCard', card: '6C' })).toBe('done');
    expect(type('cat', '6C')).toBe('done');
    expect(type('cat', '6C')).toBe('table/own-card');
    expect(type('bob', '7C')).toBe('done');
    // A recorded card can be dealt again.
    expect(table.say('bob', { type: 'placeCard', card: 'QH', sheet: 2, slot: 0 })).toBe('done');
    expect(type('cat', 'QH')).toBe('done');
    expect(table.say('cat', { type: 'typeCard', card: '8C', seat: 1 })).toBe('table/role');
    table.away('dan', GM_GONE_MS);
    table.say('gm', { type: 'restSeat', seat: 1 });
    expect(table.say('gm', { type: 'typeCard', card: '8C', seat: 1 })).toBe('done');
    expect(table.making.sheets[1]?.values.filter((value) => value === '8')).toHaveLength(1);
    expect(new Making().begin()).toBe('done');
  });

  it('accepts no typed cards if the server deals, and limits hands', () => {
    const table = new Making();
    table.begin();
    expect(table.say('bob', { type: 'typeCard', card: 'QH' })).toBe('table/dealt');
    expect(table.say('bob', { type: 'untypeCard', card: table.hand('bob')[0] ?? '' })).toBe('table/no-seat');
    const entry = { type: 'described', sheet: 0, identity: NOBODY } as const;
    table.state = applyChanges(table.state, [
      { type: 'make', entries: Array.from({ length: TABLE_LIMITS.making }, () => entry) },
    ]);
    expect(table.say('bob', { type: 'describe', sheet: 2, identity: { ...NOBODY, name: 'Bo' } })).toBe('table/full');
  });

  it('limits repeated changes of one’s own sheet and cards', () => {
    const table = new Making();
    table.begin('typed');
    const rename = (person: string, sheet: number, name: string) =>
      table.say(person, { type: 'describe', sheet, identity: { ...NOBODY, name } });
    const renamed = Array.from({ length: SHEET_CHANGES_MAX + 1 }, (_, i) => rename('bob', 2, `Bo ${i}`));
    expect(renamed.filter((said) => said === 'done')).toHaveLength(SHEET_CHANGES_MAX);
    expect(renamed.at(-1)).toBe('table/too-often');
    const changeMind = () => {
      table.say('bob', { type: 'typeCard', card: '6C' });
      return table.say('bob', { type: 'untypeCard', card: '6C' });
    };
    const taken = Array.from({ length: CARDS_BACK_MAX + 1 }, changeMind);
    expect(taken.filter((said) => said === 'done')).toHaveLength(CARDS_BACK_MAX);
    expect(taken.at(-1)).toBe('table/too-often');
    expect(rename('cat', 0, 'Cat')).toBe('done');
    expect(table.say('cat', { type: 'typeCard', card: '7C' })).toBe('done');
    // After a new deal, everybody can make changes again.
    expect(table.say('gm', { type: 'beginMaking', people: ['cat', 'bob'], cards: 'typed', again: true })).toBe('done');
    expect(rename('bob', 1, 'Bo')).toBe('done');
  });
});
