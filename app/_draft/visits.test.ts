import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '@/lib/kernel/json';
import { applyPatches, type Patch } from '@/lib/kernel/patch';
import { newDraft } from '@/lib/scenario/envelope';
import { gameManifestOf } from '@/lib/scenario/game-manifest';
import { systems } from '@/test/support/all-systems';
import { Visits } from './visits';

const [system] = systems;
if (!system) throw new Error('no game');
const manifest = gameManifestOf(system);
let draft: Json;
let visits: Visits;

const open = (...patches: readonly Patch[]) => {
  draft = applyPatches(newDraft(system) as unknown as Json, patches);
  visits = new Visits(manifest, () => draft);
};
const edit = (...patches: readonly Patch[]) => {
  draft = applyPatches(draft, patches);
};
const add = (list: string, id: string, more: JsonObject = {}): Patch => ({
  op: 'insert',
  path: ['body', ...list.split('.')],
  entry: { id, ...more },
});
const status = (path: string, code = 'x') => visits.statusOf({ code, path: path.split('/') });

beforeEach(() => open());

describe('issues in unvisited parts', () => {
  it('are still to do, in every step and on the cover', () => {
    for (const path of ['body/place/name', 'body/goals', 'body/events', 'body/map', 'title'])
      expect(status(path).toDo, path).toBe(true);
  });

  it('are trouble in a field once the user leaves it, and not in the next one', () => {
    visits.leaveField(['body', 'place', 'name']);
    expect(status('body/place/name').toDo).toBe(false);
    expect(status('body/place/description').toDo).toBe(true);
  });

  it('are trouble in a step and its containers once the user leaves it, and in no other step', () => {
    visits.leaveStep('map');
    for (const path of ['body/map/rooms', 'body/map', 'body/place/start']) expect(status(path).toDo, path).toBe(false);
    expect(status('body/goals').toDo).toBe(true);
    expect(status('title').toDo).toBe(true);
    visits.leaveStep('review');
    expect(status('title').toDo).toBe(false);
  });

  it('are still to do in an entry that is newer than the visit', () => {
    edit(add('goals', 'old', { title: '' }));
    visits.leaveStep('goals');
    edit(add('goals', 'new', { title: '', requires: [] }), add('goals.old.requires', 'r'));
    expect(status('body/goals/old/title').toDo).toBe(false);
    expect(status('body/goals').toDo).toBe(false);
    expect(status('body/goals/new/title').toDo).toBe(true);
    visits.leaveField(['body', 'goals', 'new', 'title']);
    expect(status('body/goals/new/title').toDo).toBe(false);
    expect(status('body/goals/new').toDo).toBe(true);
  });
});

it('counts a step with content as left when the draft is opened', () => {
  open(
    { op: 'set', path: ['body', 'place', 'name'], value: 'The ark' },
    { op: 'set', path: ['title'], value: 'Flood' },
  );
  expect(status('body/place/description').toDo).toBe(false);
  expect(status('title').toDo).toBe(false);
  expect(status('summary').toDo).toBe(true);
  expect(status('body/goals').toDo).toBe(true);
});

it('counts a painted grid as left when the draft is opened, though no cell takes text', () => {
  const mothership = systems.find(({ id }) => id === 'mothership');
  if (!mothership) throw new Error('no grid');
  const blank = newDraft(mothership) as unknown as Json;
  const cells = [{ op: 'insert', path: ['body', 'layout'], entry: { id: 'C2', kind: 'tile' } }] as const;
  const statusIn = (given: Json) =>
    new Visits(gameManifestOf(mothership), () => given).statusOf({ code: 'x', path: ['body', 'layout', 'C2'] });
  expect(statusIn(blank).toDo).toBe(true);
  expect(statusIn(applyPatches(blank, cells)).toDo).toBe(false);
});

it('notifies once per visit', () => {
  let notified = 0;
  visits.subscribe(() => notified++);
  visits.leaveField(['title']);
  visits.leaveField(['title']);
  visits.leaveStep('no such step');
  expect(notified).toBe(1);
});

describe('issues that a later step resolves', () => {
  it('wait for the step whose form settles their code, until the user has left it', () => {
    open(add('barriers', 'b', { title: 'The door', defeatedBy: [] }));
    const undefeated = () => status('body/barriers/b/defeatedBy', 'trapped/barrier-undefeated');
    expect(undefeated()).toEqual({ toDo: true, waitsFor: 'Goals' });
    expect(status('body/barriers/b/title', 'trapped/untitled')).toEqual({ toDo: false });
    visits.leaveStep('goals');
    expect(undefeated()).toEqual({ toDo: false });
  });

  it('wait while a reference has nothing to point to', () => {
    open(add('monsters', 'm', { title: 'It', start: '' }));
    expect(status('body/monsters/m/start')).toEqual({ toDo: true, waitsFor: 'Map' });
    edit(add('map.rooms', 'r', { title: 'Hall' }));
    expect(status('body/monsters/m/start')).toEqual({ toDo: false });
  });

  it.each(systems)('have codes of their own game: $title', (game) => {
    const settled = game.form.steps.flatMap(({ settles = [] }) => settles);
    for (const code of settled) expect(code.startsWith(`${game.id}/`), code).toBe(true);
  });
});
