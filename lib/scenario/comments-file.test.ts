import { expect, it } from 'vitest';
import { systems } from '@/test/support/all-systems';
import { withComments, withoutComments } from './comments-file';
import { draftShape } from './draft-shape';
import { formatDraft, newDraft } from './envelope';
import { LIMITS } from './limits';
import { parseScenario } from './open';
import { linkTo } from './remix';

const [system] = systems;
if (!system) throw new Error('There is a game.');
const shape = draftShape(system);
const draft = newDraft(system, { title: 'Ark' });
const CANARY = 'zqcommentzq';
const said = (i: number, more: object = {}) => ({
  id: `c${i}`,
  name: 'Ann',
  at: new Date(Date.UTC(2026, 10, 1, 0, i)).toISOString(),
  about: 'title',
  text: `${CANARY} ${i}`,
  ...more,
});
const find = (id: string) => systems.map((one) => ({ ...one, load: async () => one })).find((one) => one.id === id);
const open = async (file: string) => {
  const opened = await parseScenario(file, find as never);
  if (!opened.ok) throw new Error(opened.error.message);
  return opened.value;
};

it('keeps comments in a file, and without them writes the same file as before', async () => {
  const comments = [said(1, { resolved: true }), said(2, { re: 'c1' })];
  const file = formatDraft(withComments(draft, shape, comments), system);
  const opened = await open(file);
  expect(opened.issues).toEqual([]);
  expect(opened.draft.comments).toEqual(comments);
  expect(formatDraft(opened.draft, system)).toBe(file);
  expect(formatDraft(withoutComments(opened.draft), system)).toBe(formatDraft(draft, system));
  expect(linkTo(opened.draft, system)).toEqual(linkTo(draft, system));
});

it('leaves out what is no comment', async () => {
  const file = JSON.stringify({
    ...draft,
    comments: [said(1), { ...said(2), by: 'me' }, 'Hello', said(3, { text: '' })],
  });
  expect((await open(file)).draft.comments).toEqual([said(1)]);
  expect((await open(JSON.stringify({ ...draft, comments: 'all' }))).draft.comments).toBeUndefined();
});

it('takes the newest that fit, so that the file can be opened again', async () => {
  const many = Array.from({ length: 2_000 }, (_, i) => said(i, { text: 'x'.repeat(1_900) }));
  const file = formatDraft(withComments(draft, shape, many), system);
  expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(LIMITS.bytes);
  const { comments = [] } = (await open(file)).draft;
  expect(comments.at(-1)?.id).toBe('c1999');
  expect(comments.length).toBeGreaterThan(400);
  const short = formatDraft(
    withComments(
      draft,
      shape,
      many.map((one) => ({ ...one, text: 'x' })),
    ),
    system,
  );
  expect((await open(short)).draft.comments?.length).toBeGreaterThan(1_500);
});
