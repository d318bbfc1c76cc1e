import { expect, it } from 'vitest';
import { formatFacts } from '@/lib/contract/facts';
import { idOf } from '@/lib/kernel/ids';
import { siege, siegeFrom } from '@/test/support/isolation/siege';
import { facts } from './facts';
import type { Siege, Task } from './schema';
import { suggestions } from './suggestions';

const usual = siege();
const said = (body: Siege) => formatFacts(facts(body));

it('counts what is there under the names that programs read', () => {
  expect(said(usual)).toEqual({
    cast: 4,
    pairs: 6,
    barePairs: 0,
    links: { green: 9, red: 12 },
    labelled: 20,
    offers: 0,
    tasks: 3,
    events: 2,
    reliefs: 1,
    stress: 2,
    routes: [
      { id: 'boat', reachable: true, leastTasks: 2 },
      { id: 'radio', reachable: true, leastTasks: 1 },
      { id: 'rescue', reachable: true, leastTasks: 0 },
    ],
  });
});

it('counts nothing in an empty siege', () => {
  expect(said(siegeFrom({}))).toMatchObject({ cast: 0, pairs: 0, barePairs: 0, tasks: 0, routes: [] });
});

it('leaves out suggestions that were declined', () => {
  const bare = siege({ links: [] });
  const [first] = suggestions(bare);
  expect(said(bare)).toMatchObject({ barePairs: 6, offers: 10 });
  expect(said({ ...bare, declined: [{ id: idOf(first?.key ?? '') }] })).toMatchObject({ offers: 9 });
});

const requiring = (needs: Readonly<Record<string, readonly string[]>>) => {
  const of = ({ id }: Task) => (needs[id] ?? []).map((task, i) => ({ id: `n${i}`, task }));
  return said({ ...usual, tasks: usual.tasks.map((task) => ({ ...task, requires: of(task) })) }).routes;
};

it('counts a task that several others need once, whatever the order they are written in', () => {
  expect(requiring({ boat: ['shed', 'radio'], radio: ['shed'] })).toContainEqual({
    id: 'boat',
    reachable: true,
    leastTasks: 3,
  });
  expect(facts(usual).routes[0]?.goals).toEqual(['shed', 'boat']);
});

it('finds no way through a circle or a task that does not exist, and passes over a line that names none', () => {
  const closed = { id: 'boat', reachable: false, leastTasks: null };
  expect(requiring({ boat: ['shed'], shed: ['boat'] })).toContainEqual(closed);
  expect(requiring({ boat: ['boat'] })).toContainEqual(closed);
  expect(requiring({ boat: ['gone'] })).toContainEqual(closed);
  expect(requiring({ boat: [''] })).toContainEqual({ id: 'boat', reachable: true, leastTasks: 1 });
});

it('expects help only before the night is over', () => {
  const after = (rescueAfter: number | null) => said({ ...usual, siege: { ...usual.siege, rescueAfter } }).routes;
  expect(after(12)).toContainEqual({ id: 'rescue', reachable: true, leastTasks: 0 });
  expect(after(13)).toContainEqual({ id: 'rescue', reachable: false, leastTasks: null });
  expect(after(null)).toHaveLength(2);
});
