import { expect, it } from 'vitest';
import { siege } from '@/test/support/isolation/siege';
import { forPlayers } from './for-players';

const usual = siege();

it('keeps to itself what only the GM knows', () => {
  const told = JSON.stringify(forPlayers(usual));
  const kept = ['sold the boat', 'A pane of', 'A horn', 'finds soup', 'in no hurry', 'and it shows', 'audience'];
  for (const text of kept) {
    expect(JSON.stringify(usual)).toContain(text);
    expect(told).not.toContain(text);
  }
  expect([usual, forPlayers(usual)].map((body) => body.siege.rescueAfter)).toEqual([10, null]);
  expect(new Set(forPlayers(usual).tasks.map(({ difficulty }) => difficulty)).size).toBe(1);
});

it('tells the rest, and how hard tasks are where that is open', () => {
  const { cast, links, locale, tasks } = forPlayers(usual);
  expect({ cast, links, locale }).toEqual({ cast: usual.cast, links: usual.links, locale: usual.locale });
  expect(tasks.map(({ requires, serves }) => [requires, serves])).toEqual(
    usual.tasks.map(({ requires, serves }) => [requires, serves]),
  );
  const open = siege({ options: { ...usual.options, openDifficulty: true } });
  expect(forPlayers(open).tasks.map(({ difficulty }) => difficulty)).toEqual([2, 4, 3]);
});
