import { expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { newDraft } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { findSystem } from '@/test/support/all-systems';
import { findIntakeList, intakeLists, pathOfList } from './lists';

const found = findSystem('zombies');
if (!found) throw new Error('There is this game.');
const system = found;
const decks = [
  { id: 'd1', title: 'Sewers', creatures: [] },
  { id: 'd2', title: '', creatures: [] },
];
const withDecks = (some: typeof decks) =>
  openDraft({ ...newDraft(system), body: { decks: some } } as unknown as Json, system).draft as unknown as Json;
const draft = withDecks(decks);

function choose(word: string, given = draft) {
  const list = findIntakeList(intakeLists(system), word);
  if (!list) return 'no list';
  const path = pathOfList(list, word, system, given);
  return path.ok ? path.value.join('/') : path.error;
}

it('chooses a list inside of an entry by number, title or id', () => {
  expect(choose('decks[2].creatures')).toBe('body/decks/d2/creatures');
  expect(choose('body/decks[sewers]/creatures')).toBe('body/decks/d1/creatures');
  expect(choose('decks[d2].creatures')).toBe('body/decks/d2/creatures');
  expect(choose('decks')).toBe('body/decks');
});

it('says what can be named', () => {
  const known = 'Say which one with --into: decks[1].creatures (Sewers), decks[2].creatures (Deck 2).';
  for (const word of ['decks.creatures', 'creatures', 'decks[3].creatures', 'decks[__proto__].creatures']) {
    expect(choose(word)).toBe(known);
  }
  expect(choose('creatures', withDecks(decks.slice(0, 1)))).toBe('body/decks/d1/creatures');
  expect(choose('decks[].nothing')).toBe('no list');
});
