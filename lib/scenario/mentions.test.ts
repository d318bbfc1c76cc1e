import { describe, expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { danglingAmong, referencesIn } from '@/lib/schema/references';
import { systems } from '@/test/support/all-systems';
import { draftShape } from './draft-shape';
import { draftFromStarter } from './envelope';
import { mentionsOf } from './mentions';

describe.each(systems.map((system) => [system.title, system] as const))(
  'mentions of what was deleted in %s',
  (_, system) => {
    const [starter] = system.starters;
    if (!starter) throw new Error('A game has no starter.');
    const draft = draftFromStarter(system, starter) as unknown as Json;
    const lists = Object.entries(starter.body).filter(([, list]) => Array.isArray(list));

    it.each(lists.map(([key]) => [key]))('are named, and taken away: %s', (key) => {
      const entries = starter.body[key] as readonly { readonly id: string }[];
      for (const { id } of entries) {
        const without = applyPatches(draft, [{ op: 'remove', path: ['body', key, id] }]);
        const mentions = mentionsOf([id], draftShape(system), without);
        expect(mentions.filter(({ name }) => name === '')).toEqual([]);
        const clean = applyPatches(
          without,
          mentions.map(({ patch }) => patch),
        ) as { body: Json };
        const left = danglingAmong(referencesIn(system.shape, clean.body), clean.body).filter((one) => one.id === id);
        expect(left).toEqual([]);
      }
    });
  },
);

it('names each holder of a goal that others require', () => {
  const [system] = systems;
  const [starter] = system?.starters ?? [];
  if (!system || !starter) throw new Error('There is a game.');
  const goals = [
    { id: 'a', title: 'Find the key', requires: [], requiresAny: [] },
    {
      id: 'b',
      title: 'Open the door',
      requires: [{ id: 'r', kind: 'goal', goal: 'a', basis: 'explicit' }],
      requiresAny: [],
    },
  ];
  const draft = { ...draftFromStarter(system, starter), body: { ...system.blank(), goals: goals.slice(1) } };
  expect(mentionsOf(['a'], draftShape(system), draft as unknown as Json)).toEqual([
    { name: 'Open the door', patch: { op: 'remove', path: ['body', 'goals', 'b', 'requires', 'r'] } },
  ]);
});
