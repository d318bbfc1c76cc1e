import { expect, it } from 'vitest';
import type { Json } from '@/lib/kernel/json';
import { openEnvelope } from '@/lib/scenario/open';
import { findSystem, systems } from '@/lib/systems/registry';
import { draftFile, draftState, draftStates } from './drafts';

const STATES = draftStates().map((name) => [name, draftState(name)] as const);
const BLANK = systems.map(({ id }) => [`a blank draft of ${id}`, draftFile(id)] as const);

it.each([...STATES, ...BLANK])('opens %s and loses nothing', async (_name, file) => {
  const opened = await openEnvelope(file as unknown as Json, findSystem);
  if (!opened.ok) throw new Error(opened.error.message);
  const { draft, open, issues } = opened.value;
  expect(issues.filter(({ code }) => code !== 'shape/missing')).toEqual([]);
  // An open draft has the newest version of its game.
  const { systemVersion: _, ...kept } = file;
  expect(draft).toMatchObject(kept);
  expect(open.body).toMatchObject(file.body);
});
