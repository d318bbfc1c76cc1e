import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { draftShape } from '@/lib/scenario/draft-shape';
import { type Answer, answerPatches } from '@/lib/table/answer';
import { askingsOf, type FollowUpQuestion, followUpsOf, isUnanswered, optionsFor } from '@/lib/table/follow-up';
import { outlineOf, placesOf } from '@/lib/table/questions';
import { findSystem } from '@/test/support/all-systems';

const system = findSystem('trapped');
if (!system) throw new Error('The tests need Trapped!');
const shape = draftShape(system);
const followUps = followUpsOf(system.form, shape);
const followUp = (id: string): FollowUpQuestion => {
  const found = followUps.find((each) => each.id === id);
  if (!found) throw new Error(`The game asks nothing called ${id}.`);
  return found;
};

const named = (...ids: readonly string[]) =>
  ids.map((id) => ({ id, title: id.toUpperCase(), requires: [], rooms: [] }));
const BODY: JsonObject = {
  ...system.blank(),
  monsters: [{ id: 'm', name: 'Kraken', mobility: '', weakness: 'Salt', immunities: [], attacks: [] }],
  barriers: [{ id: 'b', title: 'Flood', remedy: 'goals', defeatedBy: [] }],
  goals: named('g1', 'g2', 'g3').map((goal) => ({ ...goal, kind: 'fix', where: 'anywhere' })),
  escapes: [{ id: 'e', title: 'Boat', requires: [], room: '', seats: null }],
  map: { rooms: named('r1', 'r2', 'r3').map((room) => ({ ...room, secret: 'CANARY' })), passages: [], scale: '' },
};

/** A draft to which answers are added one after the other. */
class Draft {
  json: Json = { title: 'Whale', body: BODY };
  #keys = 0;

  /** Applies an answer. Returns “changed”, “same” or the code of the refusal. */
  answer(question: string, given: Partial<Answer>, key = `key-${this.#keys++}`): string {
    const answer = { type: 'answer', question, entry: '', field: '', value: null, ...given } as const;
    const patches = answerPatches(followUp(question), answer, key, this.json);
    if (!patches.ok) return patches.error;
    this.json = applyPatches(this.json, patches.value);
    return patches.value.length > 0 ? 'changed' : 'same';
  }

  at(...path: string[]): Json | undefined {
    return valueAt(this.json, ['body', ...path]);
  }
}

describe('an answer', () => {
  it('fills an empty text, and overwrites only text that its author has read', () => {
    const draft = new Draft();
    const mobility = { entry: 'm', field: 'mobility' };
    expect(draft.answer('monster-qualities', { ...mobility, value: 'It swims.', was: '' })).toBe('changed');
    expect(draft.answer('monster-qualities', { ...mobility, value: 'It swims.', was: '' })).toBe('same');
    expect(draft.answer('monster-qualities', { ...mobility, value: 'It flies.', was: '' })).toMatch(/meanwhile/);
    expect(draft.answer('monster-qualities', { ...mobility, value: 'It flies.' })).toMatch(/meanwhile/);
    expect(draft.at('monsters', 'm', 'mobility')).toBe('It swims.');
    expect(draft.answer('monster-qualities', { ...mobility, value: 'It flies.', was: 'It swims.' })).toBe('changed');
    expect(draft.at('monsters', 'm', 'mobility')).toBe('It flies.');
  });

  it('adds a line once even if it arrives repeatedly, and removes one', () => {
    const draft = new Draft();
    const attacks = { entry: 'm', field: 'attacks' };
    expect(draft.answer('monster-qualities', { ...attacks, value: 'Drags\npeople under' }, 'one')).toBe('changed');
    expect(draft.answer('monster-qualities', { ...attacks, value: 'Drags people under' }, 'one')).toBe('same');
    expect(draft.answer('monster-qualities', { ...attacks, value: 'Drags people under' }, 'two')).toBe('same');
    expect(draft.at('monsters', 'm', 'attacks')).toEqual([{ id: 'answer--one', text: 'Drags people under' }]);
    expect(draft.answer('monster-qualities', { ...attacks, value: 'answer--one', isOff: true })).toBe('changed');
    expect(draft.answer('monster-qualities', { ...attacks, value: 'answer--one', isOff: true })).toBe('same');
    expect(draft.at('monsters', 'm', 'attacks')).toEqual([]);
    for (let i = 0; i < 20; i++) draft.answer('monster-qualities', { ...attacks, value: `Attack ${i}` });
    expect(draft.answer('monster-qualities', { ...attacks, value: 'One too many' })).toMatch(/full/);
  });

  it('refers only to existing entries, and never requires itself', () => {
    const draft = new Draft();
    const needs = (entry: string, value: string, isOff = false) =>
      draft.answer('goal-order', { entry, field: 'requires', value, isOff });
    expect(needs('g1', 'g2')).toBe('changed');
    expect(needs('g1', 'g2')).toBe('same');
    expect(needs('g2', 'g3')).toBe('changed');
    expect(needs('g3', 'g1')).toMatch(/depend on itself/);
    expect(needs('g1', 'g1')).toMatch(/depend on itself/);
    expect(needs('g1', 'nowhere')).toMatch(/removed/);
    expect(draft.at('goals', 'g1', 'requires')).toEqual([
      { id: 'to--g2', kind: 'goal', basis: 'explicit', goal: 'g2' },
    ]);
    expect(needs('g2', 'g3', true)).toBe('changed');
    expect(needs('g3', 'g1')).toBe('changed');
    expect(draft.answer('barrier-remedies', { entry: 'b', field: 'defeatedBy', value: 'g3' })).toBe('changed');
    expect(draft.answer('escape-rooms', { entry: 'e', field: 'room', value: 'r9', was: '' })).toMatch(/valid answer/);
    expect(draft.answer('escape-rooms', { entry: 'e', field: 'room', value: 'r1', was: '' })).toBe('changed');
  });

  it('names things beside the goals that come before, even if both have the same id', () => {
    const draft = new Draft();
    const takes = (value: string, isOff = false) =>
      draft.answer('goal-order', { entry: 'g1', field: 'things', value, isOff });
    expect(takes('g2')).toMatch(/no longer/);
    draft.json = { title: 'Whale', body: { ...BODY, items: named('g2') } };
    expect([takes('g2'), takes('g2'), takes('nowhere')]).toEqual(['changed', 'same', expect.stringMatching(/removed/)]);
    const goal = { id: 'to--g2', kind: 'goal', basis: 'explicit', goal: 'g2' };
    expect(draft.answer('goal-order', { entry: 'g1', field: 'requires', value: 'g2' })).toBe('changed');
    expect(draft.at('goals', 'g1', 'requires')).toEqual([
      { id: 'things--g2', kind: 'item', basis: 'explicit', item: 'g2' },
      goal,
    ]);
    expect(takes('g2', true)).toBe('changed');
    expect(draft.at('goals', 'g1', 'requires')).toEqual([goal]);
    expect(draft.answer('escape-order', { entry: 'e', field: 'things', value: 'g2' })).toBe('changed');
  });

  it('connects two rooms from either side, once', () => {
    const draft = new Draft();
    const join = (entry: string, value: string, isOff = false) =>
      draft.answer('passages', { entry, field: 'passages', value, isOff });
    expect([join('r1', 'r2'), join('r2', 'r1'), join('r1', 'r1')]).toEqual([
      'changed',
      'same',
      expect.stringMatching(/removed/),
    ]);
    expect(draft.at('map', 'passages')).toMatchObject([{ a: 'r1', b: 'r2' }]);
    expect(join('r2', 'r1', true)).toBe('changed');
    expect(draft.at('map', 'passages')).toEqual([]);
  });

  it('chooses only the game’s options, and within its limits', () => {
    const draft = new Draft();
    const kind = { entry: 'g1', field: 'kind', was: 'fix' };
    expect(draft.answer('goal-order', { ...kind, value: 'dance' })).toMatch(/valid answer/);
    expect(draft.answer('goal-order', { ...kind, value: 'reach' })).toBe('changed');
    const seats = { entry: 'e', field: 'seats', was: null };
    for (const value of [0, 21, 1.5, 'two']) {
      expect(draft.answer('escape-order', { ...seats, value }), String(value)).toMatch(/valid answer/);
    }
    expect(draft.answer('escape-order', { ...seats, value: 2 })).toBe('changed');
  });

  it('is only accepted for the open question', () => {
    const draft = new Draft();
    for (const given of [
      { entry: 'nobody', field: 'mobility', value: 'x', was: '' },
      { entry: 'm', field: 'name', value: 'x', was: 'Kraken' },
      { entry: 'm', field: '__proto__', value: 'x', was: '' },
      { entry: '__proto__', field: 'mobility', value: 'x', was: '' },
      // Only if it can be attempted in certain rooms.
      { entry: 'g1', field: 'rooms', value: 'r1' },
    ]) {
      for (const { id } of followUps) expect(draft.answer(id, given), JSON.stringify(given)).toMatch(/no longer/);
    }
    expect(draft.answer('goal-rooms', { entry: 'g1', field: 'where', value: 'rooms', was: 'anywhere' })).toBe(
      'changed',
    );
    expect(draft.answer('goal-rooms', { entry: 'g1', field: 'rooms', value: 'r1' })).toBe('changed');
  });
});

describe('follow-ups', () => {
  it('list unanswered ones', () => {
    const open = (id: string) =>
      askingsOf(followUp(id), { title: '', body: BODY })
        .filter((asking) => isUnanswered(asking, { title: '', body: BODY }))
        .map(({ entry, field }) => `${entry.id} ${field.field}`);
    expect(open('monster-qualities')).toEqual(['m mobility', 'm immunities', 'm attacks']);
    expect(open('goal-order')).toEqual([]);
    expect(open('escape-order')).toEqual(['e requires']);
    expect(open('passages')).toEqual(['r1 passages', 'r2 passages', 'r3 passages']);
  });

  it('offer every other goal of the spaceship that does not require this one', () => {
    const body = system.starters.find(({ id }) => id === 'spaceship')?.body ?? {};
    const order = followUp('goal-order');
    for (const asking of askingsOf(order, { body }).filter(({ field }) => field.field === 'requires')) {
      for (const option of optionsFor(asking, order, { body })) expect(option.id).not.toBe(asking.entry.id);
    }
  });

  it('show only the relevant parts of a draft, and none of the GM’s notes', () => {
    const { form } = system;
    const outline = outlineOf({ title: 'Whale', body: BODY }, followUps, form.course, placesOf(form));
    expect(JSON.stringify(outline)).not.toContain('CANARY');
    expect(valueAt(outline, ['body', 'monsters', 'm'])).toMatchObject({ name: 'Kraken', weakness: 'Salt' });
    for (const { id } of followUps) {
      const before = askingsOf(followUp(id), { body: BODY }).map(({ entry, field }) => [entry.id, field.field]);
      expect(askingsOf(followUp(id), outline).map(({ entry, field }) => [entry.id, field.field])).toEqual(before);
    }
  });
});
