import { expect, it } from 'vitest';
import { posterOf } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { systems } from '@/test/support/all-systems';
import { formatDraft, newDraft } from './envelope';
import { openDraft } from './open';

const [system] = systems;
if (!system) throw new Error('There is a game.');
const open = (more: object) => openDraft({ ...newDraft(system, { title: 'Ark' }), ...more } as unknown as Json, system);

it('opens a file with an unknown theme in the usual one, and names the themes', () => {
  const opened = open({ theme: 'constructor' });
  expect(opened.issues.map(({ message }) => message)).toEqual([expect.stringContaining('(it is one of: placard, ')]);
  expect(posterOf(opened).theme).toBe(system.theme);
});

it('writes a theme only if one is chosen', () => {
  expect(formatDraft(open({}).draft, system)).not.toContain('"theme"');
  const { draft } = open({ theme: 'manor' });
  expect(formatDraft(draft, system)).toContain('"theme": "manor"');
});

it('shows a sign on the poster, and an uploaded cover in its place', () => {
  const art = `art:${'a'.repeat(64)}`;
  expect(posterOf(open({ cover: 'game-icons:ghost' }))).toMatchObject({ sign: 'game-icons:ghost', art: '' });
  expect(posterOf(open({ cover: art }))).toMatchObject({ sign: '', art });
});
