import type { z } from 'zod';
import type { Json } from '@/lib/kernel/json';
import type { Block } from '@/lib/kit/blocks';
import { heading, section, small, text, wordTable } from '@/lib/kit/short-blocks';
import { objectShapeOf, type Shape } from '@/lib/schema/shape';

interface Rule {
  readonly title: string;
  readonly here: string;
  readonly usual: string;
}

/** Returns the last chapter of a leaflet: the house rules in force and, if given, the credit. */
export const houseRulesChapter = (schema: z.ZodType, options: object, credit = ''): readonly Block[] => [
  heading('House rules'),
  ...houseRuleBlocks(schema, options),
  ...(credit === '' ? [] : [small(credit)]),
];

/** Returns every house rule in force, changed ones first. */
export function houseRuleBlocks(schema: z.ZodType, options: object): readonly Block[] {
  const values = options as Readonly<Record<string, Json>>;
  const rules = Object.entries(objectShapeOf(schema).fields).map(([key, shape]) => ruleOf(shape, values[key] ?? null));
  const [changed, usual] = [rules.filter(isChanged), rules.filter((rule) => !isChanged(rule))];
  return [
    ...(changed.length > 0
      ? section('Changed tonight', 2, [changedTable(changed)])
      : [text('Nothing is changed tonight.')]),
    ...section('As usual', 2, usual.length > 0 ? [usualTable(usual)] : []),
  ];
}

const isChanged = ({ here, usual }: Rule) => here !== usual;

const changedTable = (rules: readonly Rule[]): Block =>
  wordTable(
    { Rule: 4, Tonight: 3, Usually: 3 },
    rules.map(({ title, here, usual }) => [title, here, usual]),
  );

const usualTable = (rules: readonly Rule[]): Block =>
  wordTable(
    { Rule: 4, Tonight: 3 },
    rules.map(({ title, here }) => [title, here]),
  );

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
