import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/kernel/json';
import type { Opened } from '@/lib/scenario/open';
import { group, line, prose } from '@/lib/schema/fields';
import { objectShapeOf } from '@/lib/schema/shape';
import { namesNoSecret } from './play-version';

const about = { title: 'T', description: 'D.' };
const typed = { ...about, examples: ['Hall'] };
const shape = objectShapeOf(group({ way: line(typed), traitor: line(typed), note: prose(typed) }, about));

/** Checks names against a body whose hidden fields are absent from the players' part. */
function mayName(written: JsonObject, hidden: readonly string[]) {
  const forPlayers = Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key, hidden.includes(key) ? '' : value]),
  );
  return namesNoSecret({
    system: { shape } as Opened['system'],
    open: { body: written, forPlayers: () => forPlayers } as unknown as Opened['open'],
  });
}

describe('namesNoSecret()', () => {
  it('lets through what the studio made up, and what players read', () => {
    const may = mayName({ way: 'The pod', traitor: 'Mr Vane', note: 'He sold the map.' }, ['traitor', 'note']);
    for (const name of ['The pod', 'Somebody got out by “The pod”', 'Nobody got out', '']) expect(may(name)).toBe(true);
  });

  it('holds back a name that contains what only the GM may know, whatever stands around it', () => {
    const may = mayName({ way: 'The pod', traitor: ' Mr Vane\n', note: 'He sold the map.' }, ['traitor', 'note']);
    for (const name of ['Mr Vane', 'Everybody but Mr Vane got out', 'The pod: He sold the map.'])
      expect(may(name)).toBe(false);
  });

  it('keeps no word that players read elsewhere, and nothing that is blank', () => {
    const may = mayName({ way: 'Mr Vane', traitor: 'Mr Vane', note: ' \n' }, ['traitor', 'note']);
    for (const name of ['Mr Vane', 'Anything at all', ' ']) expect(may(name)).toBe(true);
  });

  it('lets everything through where there is nothing to hide', () => {
    const may = mayName({ way: 'The pod', traitor: 'Mr Vane', note: '' }, []);
    expect(may('Everybody but Mr Vane got out')).toBe(true);
  });
});
