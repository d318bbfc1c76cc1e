import type { z } from 'zod';
import type { Json } from '@/lib/kernel/json';
import type { Block } from '@/lib/kit/blocks';
import { heading, small, wordTable } from '@/lib/kit/short-blocks';
import { objectShapeOf, type Shape } from '@/lib/schema/shape';

interface Rule {
  readonly title: string;
  readonly here: string;
  readonly usual: string;
}

/**
 * Returns the last chapter of a leaflet: the house rules that differ from the default and, if given, the credit.
 * `unused` lists rules that change nothing in this scenario.
 */
export function houseRulesChapter(
  schema: z.ZodType,
  options: object,
  { credit = '', unused = [] }: { readonly credit?: string; readonly unused?: readonly string[] } = {},
): readonly Block[] {
  const rules = houseRuleBlocks(schema, options, unused);
  return [...(rules.length > 0 ? [heading('House rules'), ...rules] : []), ...(credit === '' ? [] : [small(credit)])];
}

/** Returns the house rules that differ from the default and can matter in this scenario; nothing if there are none. */
export function houseRuleBlocks(schema: z.ZodType, options: object, unused: readonly string[] = []): readonly Block[] {
  const values = options as Readonly<Record<string, Json>>;
  const changed = Object.entries(objectShapeOf(schema).fields).flatMap(([key, shape]) => {
    const rule = ruleOf(shape, values[key] ?? null);
    return unused.includes(key) || rule.here === rule.usual ? [] : [rule];
  });
  if (changed.length === 0) return [];
  return [
    wordTable(
      { Rule: 4, Tonight: 3, Usually: 3 },
      changed.map(({ title, here, usual }) => [title, here, usual]),
    ),
  ];
}

function ruleOf(shape: Shape, value: Json): Rule {
  const usual = 'initial' in shape ? shape.initial : null;
  return { title: shape.title, here: say(shape, value), usual: say(shape, usual) };
}

function say(shape: Shape, value: Json): string {
  if (value === null) return 'None';
  if (shape.kind === 'choice') return shape.labels[String(value)] ?? String(value);
  if (shape.kind === 'toggle') return value ? 'Yes' : 'No';
  return String(value);
}
