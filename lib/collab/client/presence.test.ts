import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { formatPresence, parsePresence } from '../protocol/presence-frame';
import { LivePresence } from './presence';

function open() {
  const sent: Uint8Array[] = [];
  const presence = new LivePresence({
    textAt: () => undefined,
    doc: () => new Y.Doc(),
    post: (frame) => void sent.push(frame),
  });
  return { presence, sent };
}

/** Returns the name under which a peer is shown who sends this one. */
function nameShown(name: unknown): string | undefined {
  const { presence } = open();
  presence.receive(formatPresence({ clientId: 1, clock: 1, state: { who: 'bob', step: 'goals', name } }));
  const [peer] = presence.present();
  if (!peer) throw new Error('a peer without a name is shown too');
  return peer.name;
}

it('sends the name with the place', () => {
  const { presence, sent } = open();
  presence.show({ step: 'goals', name: 'Ann' });
  expect(sent.map((frame) => parsePresence(frame)?.state)).toEqual([{ step: 'goals', name: 'Ann' }]);
});

it.each([
  ['Bob', 'Bob'],
  [' Bob ', 'Bob'],
  ['B\u202eob', 'B[U+202E]ob'],
  ['', undefined],
  [' \n', undefined],
  ['x'.repeat(41), undefined],
  [7, undefined],
  [{ toString: 'Bob' }, undefined],
  [undefined, undefined],
])('shows a peer who sends the name %j as %j', (sent, shown) => expect(nameShown(sent)).toBe(shown));
