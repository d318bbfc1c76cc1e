import { expect, it } from 'vitest';
import { fileOf } from '@/door/carried';
import { buildKit, checkDraft, posterOf } from '@/lib/flow';
import type { Json } from '@/lib/kernel/json';
import { withComments, withoutComments } from '@/lib/scenario/comments-file';
import { draftShape } from '@/lib/scenario/draft-shape';
import { draftFromStarter } from '@/lib/scenario/envelope';
import { openDraft } from '@/lib/scenario/open';
import { readStarters } from '@/lib/starters/read-starters';
import { systems } from './support/all-systems';
import { ORDER } from './support/sample-kit';

const CANARY = 'zqcommentzq';

it.each(systems.map((system) => [system.id, system] as const))(
  'comments of %s are in no check, poster or piece, and in its file only with consent',
  (_, system) => {
    const [starter] = readStarters(system);
    if (!starter) throw new Error('Each game has a starter.');
    const draft = draftFromStarter(system, starter);
    const comment = { id: 'c1', name: CANARY, at: '2026-11-30T12:00:00.000Z', about: 'title', text: CANARY };
    const carrying = withComments(draft, draftShape(system), [comment]);
    const opened = openDraft(carrying as unknown as Json, system);
    const made = [buildKit(opened, { ...ORDER, pieces: system.pieces.map(({ id }) => id) }), posterOf(opened)];
    expect(JSON.stringify([...made, checkDraft(opened), opened.open.body])).not.toContain(CANARY);
    const fileText = (of: typeof draft) =>
      Buffer.from(fileOf(openDraft(of as unknown as Json, system)).bytes).toString();
    expect(fileText(carrying)).toContain(CANARY);
    expect(fileText(withoutComments(carrying))).not.toContain(CANARY);
  },
);
