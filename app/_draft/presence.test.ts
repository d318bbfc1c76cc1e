import { describe, expect, it } from 'vitest';
import type { PeerState, Presence } from '@/lib/collab/client/presence';
import { Peers, sayNames } from './presence';

/** Fake presence whose peers a test moves about. */
class FakePresence implements Presence {
  list: readonly PeerState[] = [];
  readonly #listeners = new Set<() => void>();
  present = () => this.list;
  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  show = () => undefined;
  selectionOf = () => undefined;
  play(...list: readonly PeerState[]) {
    this.list = list;
    for (const listener of this.#listeners) listener();
  }
}

const at = (clientId: number, who: string, step = 'goals', field?: string, name?: string): PeerState => ({
  clientId,
  who,
  name,
  step,
  field,
});

describe('Peers', () => {
  it('take names from their table, then their own; strangers without one are “Somebody”', async () => {
    let asked = 0;
    const peers = new Peers(async () => {
      asked++;
      return { you: 'me', people: { ann: { name: 'Ann', colour: 'red' } } };
    });
    const presence = new FakePresence();
    peers.join(presence);
    presence.play(
      at(1, 'ann', 'goals', 'body/goals/a'),
      at(2, 'me'),
      at(3, 'stranger'),
      at(4, 'new', 'goals', undefined, 'Cy'),
    );
    await Promise.resolve();
    await Promise.resolve();
    expect(peers.list().map(({ name, own }) => [name, own])).toEqual([
      ['Ann', false],
      ['You, in another tab', true],
      ['Somebody', false],
      ['Cy', false],
    ]);
    expect(peers.list()[0]).toMatchObject({ colour: 'red', field: ['body', 'goals', 'a'] });
    presence.play(...presence.list.slice(1));
    presence.play(at(1, 'ann'));
    expect(asked).toBe(1);
    peers.leave();
    expect(peers.list()).toEqual([]);
  });

  it('keep the same list if only a caret moved', () => {
    const peers = new Peers(() => new Promise(() => undefined));
    const presence = new FakePresence();
    peers.join(presence);
    presence.play(at(1, 'ann', 'goals', 'title'));
    const before = peers.list();
    let notified = 0;
    peers.subscribe(() => notified++);
    presence.play(at(1, 'ann', 'goals', 'title'));
    expect(peers.list()).toBe(before);
    expect(notified).toBe(1);
    peers.leave();
  });
});

it('gives each peer without a colour a distinct one', () => {
  const peers = new Peers(() => new Promise(() => undefined));
  const presence = new FakePresence();
  peers.join(presence);
  presence.play(...Array.from({ length: 8 }, (_, i) => at(i, `who${i}`)));
  const colours = peers.list().map(({ colour }) => colour);
  expect(new Set(colours).size).toBe(8);
  presence.play(...presence.list.slice(4));
  expect(peers.list().map(({ colour }) => colour)).toEqual(colours.slice(4));
  expect(sayNames(peers.list())).toBe('4 people');
  peers.leave();
});

describe('sayNames', () => {
  const named = (...names: readonly string[]) =>
    names.map((name, i) => ({
      clientId: i,
      who: name,
      own: false,
      step: '',
      field: undefined,
      name,
      colour: 'red' as const,
    }));

  it.each([
    [['Ann'], 'Ann'],
    [['Ann', 'Bob'], 'Ann and Bob'],
    [['Ann', 'Bob', 'Cy'], 'Ann, Bob and Cy'],
    [['Ann', 'Bob', 'Cy', 'Di'], 'Ann, Bob and 2 more'],
    [['Ann', 'Ann'], 'Ann'],
    [['Somebody'], 'Somebody'],
    [['Ann', 'Somebody'], 'Ann and 1 more'],
  ])('says %j as %s', (names, said) => {
    expect(sayNames(named(...names))).toBe(said);
  });
});
