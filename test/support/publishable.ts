import type { Json, JsonObject } from '@/lib/kernel/json';
import { type Draft, draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { system } from './test-server';

const [starter] = readStarters(system);
if (!starter) throw new Error('The first game has a starter.');
export const firstStarter = starter;

/** Adds a word to every longer text of the starter, so that the library accepts it as original. */
export const publishable = (word: string, given: Partial<Draft> = {}): Draft => altered(word, given, () => true);

/** Adds a word to only one text of the starter. */
export function remixOfStarter(word: string, given: Partial<Draft> = {}): Draft {
  let isDone = false;
  return altered(word, given, () => {
    const isFirst = !isDone;
    isDone = true;
    return isFirst;
  });
}

function altered(word: string, given: Partial<Draft>, isChanged: () => boolean): Draft {
  const from = openDraft(draftFromStarter(system, firstStarter) as unknown as Json, system).draft;
  const change = (value: Json): Json => {
    if (typeof value === 'string') return value.length >= 40 && isChanged() ? `${value} ${word}` : value;
    if (Array.isArray(value)) return value.map(change);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]));
  };
  return {
    ...from,
    title: `The ${word}`,
    summary: 'Five people and a door.',
    licence: 'CC-BY-4.0',
    authors: [{ id: 'ann', name: 'Ann' }],
    warnings: ['none-needed'],
    ...given,
    body: change(from.body) as JsonObject,
  };
}
