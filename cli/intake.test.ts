// @module-tag long

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtCli } from '@/test/support/built-cli';

const { at, trapdoor, write } = builtCli();
const sample = (name: string) => new URL(`../test/cases/paste/${name}`, import.meta.url).pathname;
const INTO = ['--into', 'events', '--system', 'trapped'];

describe('intake', () => {
  it('prints one document with --json, and exits 1 if something is asked', async () => {
    const { code, out, err } = await trapdoor(['intake', sample('29-typo-suit.csv'), ...INTO, '--json']);
    expect([code, err]).toEqual([1, '']);
    expect(JSON.parse(out)).toEqual({
      rows: [
        { bucket: 'clubs', title: 'The lift drops', text: '', line: 2, sure: 1 },
        { bucket: 'hearts', title: 'A voice', text: 'calling', line: 4, sure: 1 },
      ],
      asks: [
        {
          line: 3,
          text: 'club s · The pump stops',
          why: '“club s” is no suit.',
          offers: ['clubs', 'hearts', 'spades', 'diamonds'],
        },
      ],
      settings: { kind: 'table', separator: ',', header: true, encoding: 'utf-8' },
    });
  });

  it('lists what it recognised, the questions first', async () => {
    const { code, out } = await trapdoor(['intake', '-', ...INTO], 'Clubs: The lift drops\nNote: nobody may leave\n');
    expect(code).toBe(1);
    expect(out).toBe(
      [
        '  line 2: Note: nobody may leave — “Note” is no suit.',
        '  line 1: [Violence] The lift drops',
        '1 event: Violence 1. 1 line to decide.\n',
      ].join('\n'),
    );
  });

  it('adds the entries to a scenario, with ranks and copies', async () => {
    const blank = at('blank.json');
    expect((await trapdoor(['new', 'trapped', '-o', blank])).code).toBe(0);
    const file = write('list.csv', 'suit,card,title,quantity\nclubs,K,The lift drops,2\nhearts,,A voice,1\n');
    const { code } = await trapdoor(['intake', file, ...INTO, '--scenario', blank, '-o', at('out.json')]);
    expect(code).toBe(0);
    const { events } = JSON.parse(readFileSync(at('out.json'), 'utf8')).body;
    expect(
      events.map((event: Record<string, string>) => [event.suit, event.title, event.minRank, event.maxRank]),
    ).toEqual([
      ['clubs', 'The lift drops', 'K', 'K'],
      ['clubs', 'The lift drops', 'K', 'K'],
      ['hearts', 'A voice', '2', 'A'],
    ]);
    const again = await trapdoor(['intake', file, ...INTO, '--scenario', blank, '-o', at('out.json')]);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('already exists')]);
  });

  it('reads lists without buckets in every game', async () => {
    for (const [system, into] of [
      ['trapped', 'goals'],
      ['isolation', 'tasks'],
    ] as const) {
      const words = ['intake', '-', '--into', into, '--system', system, '--json'];
      const { code, out } = await trapdoor(words, '1. Row away: at night\n2. Find the oars\n');
      expect(code).toBe(0);
      expect(JSON.parse(out).rows.map(({ title }: { title: string }) => title)).toEqual([
        'Row away: at night',
        'Find the oars',
      ]);
    }
  });

  it('makes a scenario from notes, and lists what has no place', async () => {
    const file = write('notes.md', '# The Mill\n\nEels.\n\n## Goals\n- Row away\n');
    const words = ['intake', file, '--new', '--system', 'trapped', '-o', at('made.json')];
    const { code, out } = await trapdoor(words);
    expect(code).toBe(1);
    expect(out).toBe(
      '  notes.md, line 3: Eels.\nPlaced by their headings: Goals 1.\n1 idea waits under “To be placed”.\n',
    );
    const { title, body } = JSON.parse(readFileSync(at('made.json'), 'utf8'));
    expect([title, body.goals.map((goal: { title: string }) => goal.title)]).toEqual(['The Mill', ['Row away']]);
    expect((await trapdoor([...words, '--into', 'goals'])).code).toBe(2);
    expect((await trapdoor(words)).code).toBe(2);
  });

  it('exits 2 for what it cannot read, and says which lists there are', async () => {
    expect((await trapdoor(['intake', at('nothing.txt'), ...INTO])).code).toBe(2);
    expect((await trapdoor(['intake', write('x.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 1)), ...INTO])).code).toBe(2);
    const { code, err } = await trapdoor(['intake', '-', '--into', 'nonsense', '--system', 'trapped'], '');
    expect(code).toBe(2);
    expect(err).toContain('events, map.rooms');
    expect((await trapdoor(['intake', '-', ...INTO, '-o', at('y.json')], '')).code).toBe(2);
  });
});
