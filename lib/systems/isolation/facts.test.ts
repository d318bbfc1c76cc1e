import { expect, it } from 'vitest';
import { formatFacts } from '@/lib/contract/facts';
import { idOf } from '@/lib/kernel/ids';
import { siege, siegeFrom } from '@/test/support/isolation/siege';
import { facts } from './facts';
import { remarks } from './remarks';
import type { Siege, Task } from './schema';
import { suggestions } from './suggestions';

const usual = siege();
const formatted = (body: Siege) => formatFacts(facts(body));

it('counts everything under stable names', () => {
  expect(formatted(usual)).toEqual({
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
  expect(formatted(siegeFrom({}))).toMatchObject({ cast: 0, pairs: 0, offers: 0, barePairs: 0, tasks: 0, routes: [] });
});

it('leaves out suggestions that were declined', () => {
  const bare = siege({ links: [] });
  const [first] = suggestions(bare);
  expect(formatted(bare)).toMatchObject({ barePairs: 6, offers: 10 });
  expect(formatted({ ...bare, declined: [{ id: idOf(first?.key ?? '') }] })).toMatchObject({ offers: 9 });
});

const requiring = (needs: Readonly<Record<string, readonly string[]>>) => {
  const of = ({ id }: Task) => (needs[id] ?? []).map((task, i) => ({ id: `n${i}`, task }));
  return formatted({ ...usual, tasks: usual.tasks.map((task) => ({ ...task, requires: of(task) })) }).routes;
};

it('counts a task that several others need once, in any order', () => {
  expect(requiring({ boat: ['shed', 'radio'], radio: ['shed'] })).toContainEqual({
    id: 'boat',
    reachable: true,
    leastTasks: 3,
  });
  expect(facts(usual).routes[0]?.goals).toEqual(['shed', 'boat']);
});

it('finds no route through circular or missing tasks, and ignores empty requirements', () => {
  const closed = { id: 'boat', reachable: false, leastTasks: null };
  expect(requiring({ boat: ['shed'], shed: ['boat'] })).toContainEqual(closed);
  expect(requiring({ boat: ['boat'] })).toContainEqual(closed);
  expect(requiring({ boat: ['gone'] })).toContainEqual(closed);
  expect(requiring({ boat: [''] })).toContainEqual({ id: 'boat', reachable: true, leastTasks: 1 });
});

it('counts help only if it comes before the night is over', () => {
  const after = (rescueAfter: number | null) => formatted({ ...usual, siege: { ...usual.siege, rescueAfter } }).routes;
  expect(after(12)).toContainEqual({ id: 'rescue', reachable: true, leastTasks: 0 });
  expect(after(13)).toContainEqual({ id: 'rescue', reachable: false, leastTasks: null });
  expect(after(null)).toHaveLength(2);
});

const remarked = (body: Siege) =>
  remarks(body).map((remark) => {
    if (remark.kind === 'sentence') return `${remark.path.join('/')}: ${remark.text}`;
    return remark.kind === 'figure' ? `${remark.label}: ${remark.value}` : '';
  });

it('names the people each bias affects, and those who are too likeable', () => {
  const cast = usual.cast.map((one) => (one.id === 'dee' ? { ...one, bias: 'Fears bakers', negative: [] } : one));
  expect(remarked({ ...usual, cast }).slice(0, 4)).toEqual([
    'cast/ana: The bias affects Bo and Cem (shares it). 2 likeable traits, 1 unlikeable.',
    'cast/bo: The bias affects Cem. 1 likeable trait, 1 unlikeable.',
    'cast/cem: The bias affects Ana (shares it) and Bo. 1 likeable trait, 2 unlikeable.',
    'cast/dee: The bias affects nobody here. 1 likeable trait, 0 unlikeable: too likeable.',
  ]);
});

it('lists pairs without a link', () => {
  expect(remarked(usual)).toContain('Pairs without a link: 0 of 6');
  const bare = remarked(siege({ links: usual.links.filter(({ id }) => !id.startsWith('bo-dee')) }));
  expect(bare).toContain('Pairs without a link: 1 of 6');
  expect(bare).toContain('Bo and Dee: nothing');
});

it('gives the fewest tasks for each ending', () => {
  expect(remarked(usual).slice(-5)).toEqual([
    'Fewest tasks until the threat is gone: 1',
    'Fewest tasks until everybody is out: no task leads there',
    'Fewest tasks until somebody is out: 2',
    'Conflicts in the night: 12',
    'Help comes after conflict: 10',
  ]);
});
