import { expect, it } from 'vitest';
import { siege } from '@/test/support/isolation/siege';
import { forPlayers } from './for-players';

const usual = siege();

it('hides what only the GM knows', () => {
  const visible = JSON.stringify(forPlayers(usual));
  const hidden = ['sold the boat', 'A pane of', 'A horn', 'finds soup', 'in no hurry', 'and it shows', 'audience'];
  for (const text of hidden) {
    expect(JSON.stringify(usual)).toContain(text);
    expect(visible).not.toContain(text);
  }
  expect([usual, forPlayers(usual)].map((body) => body.siege.rescueAfter)).toEqual([10, null]);
  expect(new Set(forPlayers(usual).tasks.map(({ difficulty }) => difficulty)).size).toBe(1);
});

it('shows the rest, including open Difficulties', () => {
  const { cast, links, locale, tasks } = forPlayers(usual);
  expect({ cast, links, locale }).toEqual({ cast: usual.cast, links: usual.links, locale: usual.locale });
  expect(tasks.map(({ requires, serves }) => [requires, serves])).toEqual(
    usual.tasks.map(({ requires, serves }) => [requires, serves]),
  );
  const open = siege({ options: { ...usual.options, openDifficulty: true } });
  expect(forPlayers(open).tasks.map(({ difficulty }) => difficulty)).toEqual([2, 4, 3]);
});
