import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { gridLists } from '@/app/_draft/steps';
import type { Form, Slot, Widget, WidgetOf } from '@/lib/contract/form';
import { type Path, valueAt } from '@/lib/kernel/path';
import { blankObject } from '@/lib/schema/blank';
import { LINE_MAX } from '@/lib/schema/fields';
import { type ListShape, type ObjectShape, objectShapeOf, type Shape } from '@/lib/schema/shape';
import { followUpsOf } from '@/lib/table/follow-up';
import { questionsOf } from '@/lib/table/questions';

const PROMPTS_AT_LEAST = 13;
const SHOWN_AT_MOST = 5;

/** Tests of every game's form: it asks for each field once, its paths exist, and it shows few fields at a time. */
export function describeForm(form: Form, schema: z.ZodType): void {
  const body = objectShapeOf(schema);
  const widgets = form.steps.flatMap((step) => step.widgets);
  const slots = form.steps.flatMap((step) => step.slots);

  describe('the form', () => {
    it('asks a question at each step', () => {
      for (const step of form.steps) expect(step.question, step.id).toMatch(/\?$/);
    });

    it('asks each slot’s own question', () => {
      for (const { id, ask } of slots) expect(ask, id).toMatch(/\?$/);
      expect(new Set(slots.map(({ ask }) => ask)).size).toBe(slots.length);
    });

    it('takes a group through existing questions', () => {
      const known = new Set(questionsOf(form).map(({ id }) => id));
      expect(form.course.length).toBeGreaterThan(0);
      for (const { question } of form.course) expect(known).toContain(question);
      const short = form.course.filter(({ inShort }) => inShort).length;
      expect(short).toBe(Math.min(5, form.course.length));
    });

    it('follows up on fields that can be answered', () => {
      const followUps = form.steps.flatMap((step) => step.followUps ?? []);
      const shape: ObjectShape = { ...body, fields: { body } };
      const resolved = followUpsOf(form, shape);
      expect(resolved.map(({ id, fields }) => [id, fields.map(({ field }) => field)])).toEqual(
        followUps.map(({ id, fields }) => [id, fields.map(({ field }) => field)]),
      );
      for (const { ask, fields } of followUps)
        for (const each of [ask, ...fields.map((field) => field.ask)]) expect(each).toMatch(/[?.]$/);
      const ids = [...slots, ...followUps].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('marks and draws new entries where the schema has fields for that', () => {
      for (const { id, path, marks, drawn } of slots) {
        if (marks) expect(shapeAt(body, marks), id).toMatchObject({ kind: 'ref', to: path.join('.') });
        for (const key of Object.values({ ...drawn })) {
          expect(entryOf(listAt(body, path)).fields[key]?.kind, id).toBe('number');
        }
      }
    });

    it('asks for every field of the schema exactly once', () => {
      const asked = widgets.flatMap(pathsOf).map((path) => path.join('.'));
      const each = new Set(form.steps.flatMap((step) => (step.each ? [step.each.path.join('.')] : [])));
      expect([...asked].sort()).toEqual(fieldsOf(body, each).sort());
    });

    it('shows one entry at a time only for lists', () => {
      for (const { each, widgets, slots, followUps = [] } of form.steps) {
        // Follow-ups can also be about all entries of the list.
        const asked = followUps.map(({ of }) => of).filter((of) => of.join() !== each?.path.join());
        const paths = [...widgets.flatMap(pathsOf), ...slots.map(({ path }) => path), ...asked];
        if (!each) {
          for (const path of paths) expect(path).not.toContain(0);
          continue;
        }
        const { fields } = entryOf(listAt(body, each.path));
        if (each.copy?.code !== undefined) expect(fields[each.copy.code]?.kind).toBe('text');
        for (const path of paths) expect(path.slice(0, each.path.length + 1)).toEqual([...each.path, 0]);
      }
    });

    it('has a field in a blank draft for each idea of a group', () => {
      const blank = blankObject(body);
      for (const { id, path } of slots) expect(valueAt(blank, path), id).toBeDefined();
    });

    it('refers to existing lists and fields', () => {
      for (const widget of widgets) {
        if (widget.widget === 'fields' || widget.widget === 'map') continue;
        if (widget.widget === 'links') {
          expectLinks(body, widget);
          continue;
        }
        const { fields } = entryOf(listAt(body, widget.path));
        expect(widget.empty, widget.title).not.toBe('');
        if (widget.widget === 'grid') {
          const kind = fields[widget.by ?? ''];
          if (kind) expect(kind.kind === 'choice' && kind.options).toEqual(widget.paints.map(({ value }) => value));
          else expect([widget.by, widget.paints.length]).toEqual([undefined, 1]);
          if (widget.edges) entryOf(listAt(body, widget.edges.path));
          if (widget.pins) expect(entryOf(listAt(body, widget.pins.path)).fields[widget.pins.cell]?.kind).toBe('text');
          const numbers = [...Object.values({ ...widget.size }), ...Object.values({ ...widget.pins?.players })];
          for (const path of numbers) expect(shapeAt(body, path)?.kind, path.join('.')).toBe('number');
          const topology = widget.topology && shapeAt(body, widget.topology);
          if (topology) expect(topology).toMatchObject({ kind: 'choice', options: ['square', 'hex'] });
          continue;
        }
        if (widget.widget === 'graph') {
          const places = listAt(body, widget.places);
          expect([places.isLater, places.isHidden, places.isLayout], widget.title).toEqual([true, true, true]);
          expect(Object.keys(entryOf(places).fields), widget.title).toEqual(['id', 'x', 'y']);
          expect(places.max, widget.title).toBeGreaterThanOrEqual(listAt(body, widget.path).max);
        }
        if (widget.headline !== undefined) expect(fields[widget.headline]?.kind, widget.title).toBe('text');
        for (const key of widget.advanced ?? []) expect(Object.keys(fields), widget.title).toContain(key);
        expect(widget.advanced ?? [], widget.title).not.toContain(widget.headline);
      }
    });

    it('shows a beginner at most five fields of an entry', () => {
      for (const widget of widgets) {
        if (!('path' in widget) || widget.widget === 'grid') continue;
        const shown = Object.keys(entryOf(listAt(body, widget.path)).fields).filter(
          (key) => key !== 'id' && !widget.advanced?.includes(key),
        );
        expect(shown.length, widget.title).toBeLessThanOrEqual(SHOWN_AT_MOST);
      }
    });
  });

  describe('prompts', () => {
    it.each(slots.map((slot) => [slot.id, slot] as const))('%s: enough of them, each on its own card', (_id, slot) => {
      expect(slot.prompts.length).toBeGreaterThanOrEqual(PROMPTS_AT_LEAST);
      expect(new Set(slot.prompts.map(({ card }) => card)).size).toBe(slot.prompts.length);
      for (const { card, text } of slot.prompts) {
        expect(card).toMatch(/^([2-9JQKA]|10)[HDSC]$/);
        // An unchanged prompt must fit a single-line text field.
        expect(text.length).toBeLessThanOrEqual(LINE_MAX);
      }
    });

    it('never repeat', () => {
      const all = slots.flatMap(({ prompts }) => prompts.map(({ text }) => text));
      expect(new Set(all).size).toBe(all.length);
    });

    it('lead to a text field', () => {
      for (const slot of slots) expect(landing(body, slot)?.kind, slot.id).toBe('text');
      expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
    });
  });
}

/** Expects both ends of links to refer to the same list, a choice for their kind, and fields for their given values. */
function expectLinks(body: ObjectShape, { nodes, links, kinds, empty, title }: WidgetOf<'links'>): void {
  const { fields } = entryOf(listAt(body, links.path));
  expect(entryOf(listAt(body, nodes.path)).fields[nodes.headline]?.kind, title).toBe('text');
  const home = nodes.path.join('.');
  for (const key of [links.a, links.b]) expect(fields[key], title).toMatchObject({ kind: 'ref', to: home });
  expect(fields[links.by], title).toMatchObject({ kind: 'choice', options: kinds.map(({ value }) => value) });
  if (links.label !== undefined) expect(fields[links.label]?.kind, title).toBe('text');
  for (const key of Object.keys(links.given ?? {})) expect(Object.keys(fields), title).toContain(key);
  expect(new Set(kinds.map(({ look }) => look)).size, title).toBe(kinds.length);
  expect(empty, title).not.toBe('');
}

function landing(body: ObjectShape, slot: Slot): Shape | undefined {
  const at = shapeAt(body, slot.path);
  return at?.kind === 'list' ? entryOf(at).fields[slot.field ?? ''] : at;
}

function pathsOf(widget: Widget): readonly Path[] {
  if (widget.widget === 'fields') return widget.paths;
  if (widget.widget === 'map') return [widget.places.path, widget.ways.path, widget.start];
  if (widget.widget === 'links') return [widget.links.path];
  return widget.widget === 'grid' ? gridLists(widget) : [widget.path];
}

/**
 * Paths of all fields outside lists. A list counts as one field, since its widget draws whole entries; lists in `each`,
 * of which a step shows one entry at a time, contribute the fields of an entry.
 */
function fieldsOf(shape: ObjectShape, each: ReadonlySet<string>, prefix = ''): string[] {
  return Object.entries(shape.fields).flatMap(([key, field]) => {
    const path = `${prefix}${key}`;
    if (field.kind === 'object') return fieldsOf(field, each, `${path}.`);
    if (field.kind === 'list' && field.isHidden) return [];
    if (field.kind !== 'list' || !each.has(path)) return field.kind === 'id' ? [] : [path];
    return fieldsOf(entryOf(field), each, `${path}.0.`);
  });
}

const shapeAt = (body: ObjectShape, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>(
    (at, key) => (at?.kind === 'object' ? at.fields[key] : at?.kind === 'list' && key === 0 ? at.entry : undefined),
    body,
  );

function listAt(body: ObjectShape, path: Path): ListShape {
  const at = shapeAt(body, path);
  if (at?.kind !== 'list') throw new Error(`no list at ${path.join('.')}`);
  return at;
}

/** Returns the shape of a list's entries. Throws if they are variants. */
export function entryOf(list: ListShape): ObjectShape {
  if (list.entry.kind !== 'object') throw new Error('entries of one kind expected');
  return list.entry;
}
