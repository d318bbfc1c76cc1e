import { describe, expect, it } from 'vitest';
import { sentIntake } from '@/app/_workers/intake-protocol';
import { readText } from '@/lib/intake/read';
import type { Entry } from '@/lib/kernel/json';
import { EVENTS } from '@/test/intake/suits';
import { changePatches, type PlanOptions, planOf, type RowEdit } from './intake-plan';

const TABLE =
  'suit,card,title,text,quantity,Notes\nclubs,K,The lift drops,It stops.,2,loud\n,2,The pump stops,,1,\nhearts,,A voice,,1,\n';

function plan(
  entries: readonly Entry[] = [],
  edits: Readonly<Record<string, RowEdit>> = {},
  options: PlanOptions = {},
  table = TABLE,
) {
  const read = readText(table, EVENTS);
  if (!read.ok) throw new Error(read.error);
  return planOf(sentIntake(read.value), entries, EVENTS, edits, options);
}

const keyOf = (title: string, { rows } = plan()) => rows.find(({ row }) => row?.title === title)?.key ?? '';
const event = (id: string, suit: string, title: string, text = '') => ({
  id,
  suit,
  title,
  text,
  minRank: '2',
  maxRank: 'A',
});

describe('a plan', () => {
  it('lists what is to decide first, and adds only what is certain', () => {
    const { rows, asks, added, counts } = plan();
    expect(rows.map(({ state, row }) => [state, row?.title])).toEqual([
      ['ask', 'The pump stops'],
      ['new', 'The lift drops'],
      ['new', 'A voice'],
    ]);
    expect(asks).toBe(1);
    expect([...counts]).toEqual([
      ['clubs', 2],
      ['hearts', 1],
    ]);
    expect(added).toEqual([
      { suit: 'clubs', title: 'The lift drops', text: 'It stops.', minRank: 'K', maxRank: 'K' },
      { suit: 'clubs', title: 'The lift drops', text: 'It stops.', minRank: 'K', maxRank: 'K' },
      { suit: 'hearts', title: 'A voice' },
    ]);
  });

  it('follows the changes of the user', () => {
    const edits = {
      [keyOf('The pump stops')]: { bucket: 'spades' },
      [keyOf('The lift drops')]: { isOut: true },
      [keyOf('A voice')]: { title: 'A shout', bucket: 'diamonds' },
    };
    const { added, asks } = plan([], edits);
    expect(asks).toBe(0);
    expect(added.map(({ suit, title }) => [suit, title])).toEqual([
      ['spades', 'The pump stops'],
      ['diamonds', 'A shout'],
    ]);
    expect(plan([], { [keyOf('A voice')]: { title: ' ' } }).asks).toBe(2);
  });

  it('adds a text that is too long once it is shortened', () => {
    const table = `suit,title,text\nclubs,The lift drops,${'x'.repeat(8_001)}\n`;
    const key = keyOf('The lift drops', plan([], {}, {}, table));
    expect(plan([], { [key]: { bucket: 'clubs' } }, {}, table)).toMatchObject({ asks: 1, added: [] });
    const { asks, added } = plan([], { [key]: { bucket: 'clubs', text: 'x' } }, {}, table);
    expect([asks, added]).toEqual([0, [{ suit: 'clubs', title: 'The lift drops', text: 'x' }]]);
  });

  it('uses ranks, copies and further columns as chosen', () => {
    const options = { withoutRanks: true, withoutCopies: true, withNotes: true };
    expect(plan([], {}, options).added).toEqual([
      { suit: 'clubs', title: 'The lift drops', text: 'It stops.\n\nNotes: loud' },
      { suit: 'hearts', title: 'A voice' },
    ]);
  });

  it('shows what a table changes that is brought again', () => {
    const entries = [
      event('e1', 'clubs', 'the lift  drops', 'It hangs.'),
      event('e2', 'hearts', 'A voice', 'Calling.'),
    ];
    const again = plan(entries, {}, { withoutRanks: true });
    expect([again.added.length, again.same, again.changed.length]).toEqual([0, 1, 1]);
    expect(changePatches(again.changed, ['body', 'events'])).toEqual([
      { op: 'set', path: ['body', 'events', 'e1', 'title'], value: 'The lift drops' },
      { op: 'set', path: ['body', 'events', 'e1', 'text'], value: 'It stops.' },
    ]);
    const copied = plan(entries, { [keyOf('A voice')]: { isNew: true } });
    expect(copied.added).toEqual([{ suit: 'hearts', title: 'A voice' }]);
  });

  it('plans no more lines than a list could hold, and counts the others', () => {
    const { rows, asks, beyond, counts } = plan([], {}, {}, `suit,title\n${'clubs,x\nclub s,y\n'.repeat(1_500)}`);
    expect([rows.length, asks, beyond, counts.get('clubs')]).toEqual([2_000, 1_500, 500, 1_500]);
  });

  it('matches by id first, and each entry once', () => {
    const entries = [event('e1', 'clubs', 'One'), event('e2', 'clubs', 'Two')];
    const { added, changed } = plan(entries, {}, {}, 'id,suit,title\ne2,clubs,One\n,clubs,One\n,clubs,One\n');
    expect(changed.map(({ entry, changes }) => [entry?.id, changes[0]?.after])).toEqual([['e2', 'One']]);
    expect(added).toHaveLength(1);
  });
});
