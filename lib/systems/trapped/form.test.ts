import { describe, expect, it } from 'vitest';
import { type ListShape, objectShapeOf } from '@/lib/schema/shape';
import { RANKS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { describeForm, entryOf } from '@/test/support/form.suite';
import { form } from './form';
import { schema } from './schema';

const widgets = form.steps.flatMap((step) => step.widgets);
const slots = form.steps.flatMap((step) => step.slots);

describeForm(form, schema);

describe('the form of Trapped!', () => {
  it('has the steps of the flow', () => {
    expect(form.steps.map(({ title }) => title)).toEqual(['Place', 'Barriers', 'Monster', 'Goals', 'Events', 'Map']);
  });

  it('leads a group through the book’s questions in order, and leaves the rest for later', () => {
    const course = new Set(form.course.map(({ question }) => question));
    expect([...course]).toEqual([
      ...['place', 'safe-room', 'protections', 'barriers', 'monsters', 'monster-qualities'],
      ...SUITS.map((suit) => `events-${suit}`),
      ...['goals', 'escapes', 'goal-order', 'escape-order', 'barrier-remedies'],
      ...['rooms', 'passages', 'goal-rooms', 'escape-rooms', 'title'],
    ]);
    const rest = slots.filter(({ id }) => !course.has(id)).map(({ id }) => id);
    expect(rest).toEqual(['occupations', 'extras', 'content', 'items', 'losses']);
    expect(slots.find(({ id }) => id === 'extras')?.ask).not.toMatch(/where/i);
  });

  it('draws prerequisites as the schema stores them', () => {
    const graph = widgets.find((widget) => widget.widget === 'graph');
    const goals = objectShapeOf(schema).fields.goals as ListShape;
    const requires = graph && entryOf(goals).fields[graph.edges.list];
    expect(graph?.path).toEqual(['goals']);
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

  it.each(SUITS.map((suit) => [suit] as const))('has a prompt for an Event of each rank of %s', (suit) => {
    const slot = slots.find(({ id }) => id === `events-${suit}`);
    const letter = suit.charAt(0).toUpperCase();
    expect(slot?.given).toEqual({ suit });
    expect(slot?.prompts.map(({ card }) => card)).toEqual(RANKS.map((rank) => `${rank}${letter}`));
  });
});
