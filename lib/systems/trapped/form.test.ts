import { describe, expect, it } from 'vitest';
import type { Path } from '@/lib/kernel/path';
import { LINE_MAX } from '../fields';
import type { Slot, Widget } from '../form';
import { type ListShape, type ObjectShape, objectShapeOf, type Shape } from '../shape';
import { form } from './form';
import { schema } from './schema';
import { RANKS, SUITS } from './vocabulary';

const body = objectShapeOf(schema);
const widgets = form.steps.flatMap((step) => step.widgets);
const slots = form.steps.flatMap((step) => step.slots);

describe('the form', () => {
  it('goes through the flow', () => {
    expect(form.steps.map(({ title }) => title)).toEqual(['Place', 'Barriers', 'Monster', 'Goals', 'Events', 'Map']);
    for (const step of form.steps) expect(step.question, step.id).toMatch(/\?$/);
  });

  it('asks for every field of the schema exactly once', () => {
    const asked = widgets.flatMap(pathsOf).map((path) => path.join('.'));
    expect([...asked].sort()).toEqual(fieldsOf(body).sort());
  });

  it('reaches lists and fields that exist', () => {
    for (const widget of widgets) {
      if (widget.widget === 'fields' || widget.widget === 'map') continue;
      const { fields } = entryOf(listAt(widget.path));
      expect(fields[widget.headline]?.kind, widget.title).toBe('text');
      for (const key of widget.advanced ?? []) expect(Object.keys(fields), widget.title).toContain(key);
      expect(widget.advanced ?? [], widget.title).not.toContain(widget.headline);
      expect(widget.empty, widget.title).not.toBe('');
    }
  });

  it('shows a beginner at most five fields of an entry', () => {
    for (const widget of widgets) {
      if (widget.widget === 'fields' || widget.widget === 'map') continue;
      const shown = Object.keys(entryOf(listAt(widget.path)).fields).filter(
        (key) => key !== 'id' && !widget.advanced?.includes(key),
      );
      expect(shown.length, widget.title).toBeLessThanOrEqual(5);
    }
  });

  it('draws prerequisites as the schema holds them', () => {
    const graph = widgets.find((widget) => widget.widget === 'graph');
    const requires = graph && entryOf(listAt(graph.path)).fields[graph.edges.list];
    expect(requires?.kind).toBe('list');
    const variants = (requires as ListShape).entry;
    const goal = variants.kind === 'variants' ? variants.variants[String(graph?.edges.given[variants.on])] : undefined;
    expect(goal?.fields[graph?.edges.to ?? '']).toMatchObject({ kind: 'ref', to: 'goals' });
  });

  it('sorts Events by all suits', () => {
    const buckets = widgets.find((widget) => widget.widget === 'buckets');
    expect(buckets?.buckets.map(({ value }) => value)).toEqual([...SUITS]);
    expect(buckets?.quota).toEqual({ each: 5, total: 20 });
  });
});

describe('prompts', () => {
  it.each(slots.map((slot) => [slot.id, slot] as const))(
    '%s: a full suit of them, each on its own card',
    (_id, slot) => {
      expect(slot.prompts.length).toBeGreaterThanOrEqual(RANKS.length);
      expect(new Set(slot.prompts.map(({ card }) => card)).size).toBe(slot.prompts.length);
      for (const { card, text } of slot.prompts) {
        expect(card).toMatch(/^([2-9JQKA]|10)[HDSC]$/);
        // Whoever uses a prompt as it is puts it into a line of text.
        expect(text.length).toBeLessThanOrEqual(LINE_MAX);
      }
    },
  );

  it('never repeat', () => {
    const all = slots.flatMap(({ prompts }) => prompts.map(({ text }) => text));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(SUITS.map((suit) => [suit] as const))('%s: one Event a rank', (suit) => {
    const slot = slots.find(({ id }) => id === `events-${suit}`);
    const letter = suit.charAt(0).toUpperCase();
    expect(slot?.given).toEqual({ suit });
    expect(slot?.prompts.map(({ card }) => card)).toEqual(RANKS.map((rank) => `${rank}${letter}`));
  });

  it('lead to a text field', () => {
    for (const slot of slots) expect(landing(slot)?.kind, slot.id).toBe('text');
    expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
  });
});

function landing(slot: Slot): Shape | undefined {
  const at = shapeAt(slot.path);
  return at?.kind === 'list' ? entryOf(at).fields[slot.field ?? ''] : at;
}

function pathsOf(widget: Widget): readonly Path[] {
  if (widget.widget === 'fields') return widget.paths;
  if (widget.widget === 'map') return [widget.places.path, widget.ways.path, widget.start];
  return [widget.path];
}

/** Every field outside a list's entries, by its path; entries are drawn whole by their list's widget. */
function fieldsOf(shape: ObjectShape, prefix = ''): string[] {
  return Object.entries(shape.fields).flatMap(([key, field]) =>
    field.kind === 'object' ? fieldsOf(field, `${prefix}${key}.`) : [`${prefix}${key}`],
  );
}

const shapeAt = (path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>((at, key) => (at?.kind === 'object' ? at.fields[key] : undefined), body);

function listAt(path: Path): ListShape {
  const at = shapeAt(path);
  if (at?.kind !== 'list') throw new Error(`no list at ${path.join('.')}`);
  return at;
}

function entryOf(list: ListShape): ObjectShape {
  if (list.entry.kind !== 'object') throw new Error('entries of one kind expected');
  return list.entry;
}
