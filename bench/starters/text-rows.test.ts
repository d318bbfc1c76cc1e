import { describe, expect, it } from 'vitest';
import { type Setting, schema } from '@/lib/systems/trapped/schema';
import { starterOf } from '@/test/support/starters';
import { type TextStarter, textRowsOf, togetherRows } from './text-rows';

const { body } = await starterOf('trapped', 'spaceship');
const ship = schema.parse(body);
const [first = expect.fail()] = ship.events;

const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'] as const;
/** Events with the suits in turn. */
const eventsOf = (count: number, parts: object = {}) =>
  Array.from({ length: count }, (_, i) => ({
    ...first,
    id: `e${i}`,
    suit: SUITS[i % SUITS.length] ?? 'clubs',
    ...parts,
  }));
const starter = (id: string, changes: Partial<Setting>, variantOf?: string): TextStarter => ({
  id,
  setting: { ...ship, ...changes },
  ...(variantOf !== undefined && { variantOf }),
});
const rowsOf = (one: TextStarter, ...others: readonly TextStarter[]) =>
  new Map(textRowsOf(one, [one, ...others]).map((row) => [row.part, row]));

describe('rows on texts', () => {
  it.each([
    [35, false],
    [36, true],
    [44, true],
    [45, false],
  ])('accept 36 to 44 Events: %i', (count, ok) => {
    expect(rowsOf(starter('a', { events: eventsOf(count) })).get('events')).toMatchObject({ measured: count, ok });
  });

  it('name suits with fewer than eight Events', () => {
    const rows = rowsOf(starter('a', { events: eventsOf(31) }));
    expect(rows.get('suits')).toMatchObject({ measured: 7, ok: false, fails: ['clubs 7'] });
  });

  it('count Events in words alone', () => {
    const words = { effects: [], follows: [] };
    const events = [...eventsOf(3), ...eventsOf(1, { ...words, id: 'w', title: 'Only a story' })];
    expect(rowsOf(starter('a', { events })).get('words')).toMatchObject({
      measured: 25,
      ok: false,
      fails: ['w “Only a story”'],
    });
  });

  it('compare mechanics with other settings, not with variants, and not those of variants', () => {
    const [one, same] = [starter('a', { events: eventsOf(4) }), starter('b', { events: eventsOf(4) })];
    expect(rowsOf(one, same).get('mechanics')).toMatchObject({ measured: 100, ok: false, with: 'b' });
    const variant = starter('c', { events: eventsOf(4) }, 'a');
    expect(rowsOf(one, variant).get('mechanics')).toMatchObject({ measured: 0, ok: true });
    expect(rowsOf(variant, one).has('mechanics')).toBe(false);
  });
});

describe('rows on all settings', () => {
  it('count settings whose monster is a goal and those with hidden goals', () => {
    const [goal = expect.fail()] = ship.goals;
    const settings = [1, 2, 3].map((i) =>
      starter(`s${i}`, { goals: [{ ...goal, kind: 'monster', hidden: true } as (typeof ship.goals)[number]] }),
    );
    const rows = new Map(togetherRows([...settings, starter('d', { goals: [] })]).map((row) => [row.part, row]));
    expect(rows.get('monster-goals')).toMatchObject({ measured: 3, ok: false, fails: ['d'] });
    expect(rows.get('hidden-goals')).toMatchObject({ measured: 3, ok: true });
  });
});
