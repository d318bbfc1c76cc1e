import { describe, expect, it } from 'vitest';
import { createDraftDoc } from '@/lib/collab/document/draft-doc';
import { readDraft } from '@/lib/collab/document/read-draft';
import { applyPatchesToDoc } from '@/lib/collab/document/write-draft';
import type { JsonObject } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { valueAt } from '@/lib/kernel/path';
import { draftShape } from '@/lib/scenario/draft-shape';
import { agendaOf } from '@/lib/table/course';
import { placeIdea } from '@/lib/table/place-idea';
import { proposeName } from '@/lib/table/propose-name';
import { type Place, placesOf } from '@/lib/table/questions';
import { systems } from '@/test/support/all-systems';

const DESCRIPTIONS = [
  'An old woman who sells oil and knows everyone’s debts',
  'People who drink the river and never sleep',
  'Eine alte Frau, die Öl verkauft und alle Schulden kennt',
];

describe.each(systems.map((system) => [system.id, system] as const))('placeIdea() in %s', (_, system) => {
  const shape = draftShape(system);
  const slots = placesOf(system.form).map((place) => [place.id, place] as const);

  /** Creates a draft and places ideas in it one after the other. */
  function draftWith(slot: Place, ...ideas: readonly (readonly [id: string, text: string])[]): JsonObject {
    const doc = createDraftDoc(shape, { body: system.blank() });
    for (const [id, text] of ideas) {
      const patches = placeIdea(slot, { id, text }, readDraft(doc, shape), shape);
      if (!patches.ok) throw new Error(patches.error);
      applyPatchesToDoc(doc, shape, patches.value);
    }
    return readDraft(doc, shape);
  }
  const lastAt = (slot: Place, draft: JsonObject) => {
    const list = valueAt(draft, slot.path);
    return (Array.isArray(list) ? list.at(-1) : undefined) as JsonObject | undefined;
  };
  const named = agendaOf(system.form, shape).questions.filter(({ nameMax }) => nameMax !== undefined);
  const troubleIn = ({ body }: JsonObject) => system.open(body).shapeIssues;

  it.each(slots)('places an idea in %s, once even if repeated', (__, slot) => {
    const [whale, shark] = [['i1', 'A whale'] as const, ['i2', 'A shark'] as const];
    expect(draftWith(slot, whale, whale)).toEqual(draftWith(slot, whale));
    const both = draftWith(slot, whale, shark);
    const isReplaced = slot.isSingle === true && slot.field === undefined;
    expect(JSON.stringify(both)).toMatch(isReplaced ? /A shark/ : /A whale.*A shark/);
    if (isReplaced) expect(JSON.stringify(both)).not.toMatch(/A whale|;/);
    expect(troubleIn(both)).toEqual([]);
  });

  it.each(named.map(({ id }) => [id, slots.find(([slot]) => slot === id)?.[1] as Place] as const))(
    'makes the idea the text for %s, and asks for a name',
    (__, slot) => {
      const text = 'Somebody has locked the door of the engine room from outside';
      const entry = (name?: string) => {
        const patches = placeIdea(slot, { id: 'i1', text, name }, draftWith(slot), shape);
        if (!patches.ok) throw new Error(patches.error);
        return lastAt(slot, applyPatches(draftWith(slot), patches.value) as JsonObject) ?? {};
      };
      expect(entry('Locked in')).toMatchObject({ [slot.field ?? '']: 'Locked in' });
      expect(Object.values(entry('Locked in'))).toContain(text);
      // The default name is the first words.
      expect(entry()).toMatchObject({ [slot.field ?? '']: proposeName(text, slot.nameLength) });
      expect(Object.values(entry())).toContain(text);
      // A text that equals the name is not repeated.
      expect(Object.values(entry(text)).filter((value) => value === text)).toHaveLength(1);
    },
  );

  it.each(named.map(({ id }) => [id, slots.find(([slot]) => slot === id)?.[1] as Place] as const))(
    'takes short names for %s as they are, and keeps descriptions whole',
    (__, slot) => {
      const entry = (text: string) => lastAt(slot, draftWith(slot, ['i1', text])) ?? {};
      expect(Object.values(entry('Rats'))).toContain('Rats');
      for (const text of DESCRIPTIONS) {
        expect(Object.values(entry(text)), text).toContain(text);
        expect(entry(text)[slot.field ?? ''], text).not.toBe(text);
      }
    },
  );

  it.each(slots)('keeps %s valid for any text', (__, slot) => {
    for (const text of [`${'Very long. '.repeat(45)}`, 'Two\nlines', 'x'.repeat(500), '; ', '\u2028']) {
      expect(troubleIn(draftWith(slot, ['i1', text])), text).toEqual([]);
    }
  });
});

it('placeIdea() gives each new token of Walls a shape and a colour of its own', () => {
  const walls = systems.find(({ id }) => id === 'walls');
  const slot = walls && placesOf(walls.form).find(({ id }) => id === 'tokens');
  if (!walls || !slot) throw new Error('Walls has a slot for tokens.');
  const shape = draftShape(walls);
  const names = ['Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
  const doc = createDraftDoc(shape, { body: walls.blank() });
  for (const text of names) {
    const patches = placeIdea(slot, { id: text, text }, readDraft(doc, shape), shape);
    if (patches.ok) applyPatchesToDoc(doc, shape, patches.value);
  }
  const tokens = valueAt(readDraft(doc, shape), slot.path) as readonly JsonObject[];
  for (const look of ['shape', 'colour'])
    expect(new Set(tokens.map((token) => token[look])).size, look).toBe(names.length);
});

it('placeIdea() never overwrites later changes to the entry, and reports missing space', () => {
  const [system] = systems;
  const slot = placesOf(system?.form ?? { steps: [], course: [] }).find(({ field }) => field !== undefined);
  if (!system || !slot) throw new Error('The tests need a game with a slot that is a list.');
  const shape = draftShape(system);
  const withList = (entries: readonly JsonObject[]): JsonObject => {
    const [, key = '', inner] = slot.path as string[];
    const blank = system.blank();
    return {
      body: { ...blank, [key]: inner === undefined ? entries : { ...(blank[key] as JsonObject), [inner]: entries } },
    };
  };
  const idea = { id: 'i1', text: 'A whale' };
  expect(placeIdea(slot, idea, withList([{ id: 'idea-i1', [slot.field ?? '']: 'Mine' }]), shape)).toEqual({
    ok: true,
    value: [],
  });
  const full = Array.from({ length: 1_000 }, (_, i) => ({ id: `e${i}` }));
  expect(placeIdea(slot, idea, withList(full), shape).ok).toBe(false);
});
