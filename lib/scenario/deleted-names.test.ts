import { expect, it } from 'vitest';
import { checkDraft } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { applyPatches } from '@/lib/kernel/patch';
import { systems } from '@/test/support/all-systems';
import { DeletedNames } from './deleted-names';
import { draftShape } from './draft-shape';
import { draftFromStarter } from './envelope';
import { openDraft } from './open';

const MISSING = '/unknown-reference';
let named = 0;

it.each(systems.map((system) => [system.title, system] as const))('names what was deleted in %s', (_, system) => {
  const [starter] = system.starters;
  if (!starter) throw new Error('It has a starter.');
  const draft = draftFromStarter(system, starter) as unknown as Json;
  const shape = draftShape(system);
  const find = (names: DeletedNames, now: Json) => {
    const opened = openDraft(now, system);
    return names.nameIn(checkDraft(opened), opened.draft as unknown as Json, shape);
  };
  const lists = Object.entries(system.open(starter.body).body).flatMap(([key, list]) =>
    Array.isArray(list) && list.length > 0 ? [[key, list[0]?.id as string] as const] : [],
  );
  for (const [key, id] of lists) {
    const names = new DeletedNames();
    find(names, draft);
    const without = applyPatches(draft, [{ op: 'remove', path: ['body', key, id] }]);
    for (const { code, message } of find(names, without)) {
      if (!code.endsWith(MISSING)) continue;
      expect(message).toMatch(/ It was “.+”, which is deleted\.$/);
      named++;
    }
    // A page that never saw the entry can't name it.
    for (const { message } of find(new DeletedNames(), without)) expect(message).not.toContain('which is deleted');
  }
});

it('has found such messages at all', () => expect(named).toBeGreaterThan(3));
