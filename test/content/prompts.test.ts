import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { systems } from '@/lib/systems/registry';

const games = await Promise.all(systems.map(({ load }) => load()));

/** Lists the texts of all lists, under any keys. */
const textsOf = (json: unknown): readonly unknown[] =>
  Array.isArray(json) ? json : Object.values(json as object).flatMap(textsOf);

it.each(games)('asks every prompt of $id in some step', ({ id, form }) => {
  const written = textsOf(JSON.parse(readFileSync(`content/prompts/${id}.json`, 'utf8')));
  const asked = form.steps.flatMap(({ slots, followUps = [] }) => [
    ...slots.flatMap(({ prompts }) => prompts.map(({ text }) => text)),
    ...followUps.flatMap(({ fields }) => fields.flatMap(({ prompts = [] }) => prompts)),
  ]);
  expect([...new Set(written)].sort()).toEqual([...new Set(asked)].sort());
});
