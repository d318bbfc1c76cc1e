import type * as Y from 'yjs';
import { buildEntry, rootOf, type SharedMap } from '@/lib/collab/document/draft-doc';
import { shape } from './test-server';

const TEXT = 8_000;

/** Fills a draft with events of about `bytes` bytes in total, and replaces the events of an earlier call. */
export function padDraft(doc: Y.Doc, letter: string, bytes: number, each = TEXT): void {
  const events = bodyOf(doc).get('events') as SharedMap;
  const body = shape.fields.body;
  const list = body?.kind === 'object' ? body.fields.events : undefined;
  if (list?.kind !== 'list') throw new Error('The tests need a game with events.');
  doc.transact(() => {
    for (let i = 0; i < Math.max(1, bytes / each); i++) {
      const id = `pad${i}`;
      events.set(id, buildEntry(list, { id, text: letter.padEnd(Math.min(bytes, each), letter) }, 'a0'));
    }
  });
}

/** Alternates between two values, which Yjs can neither drop nor merge. */
export function wearDraft(doc: Y.Doc, times: number): void {
  const options = bodyOf(doc).get('options') as SharedMap;
  doc.transact(() => {
    for (let i = 0; i < times; i++) options.set(i % 2 === 0 ? 'gmVotes' : 'sosWins', i % 4 < 2);
  });
}

const bodyOf = (doc: Y.Doc) => rootOf(doc).get('body') as SharedMap;
