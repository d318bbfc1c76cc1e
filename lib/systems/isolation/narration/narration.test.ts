import { describe, expect, it } from 'vitest';
import type { Chosen } from '@/lib/contract/played';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay, transcriptOf } from '@/lib/playtest/replay';
import { randomSiege } from '@/test/support/isolation/random-siege';
import { starterOf } from '@/test/support/starters';
import type { LogEvent } from '../engine/log';
import { play } from '../play';
import { schema } from '../schema';

const farmhouse = await starterOf('isolation', 'isolation-farmhouse');

const body = schema.parse(farmhouse.body);
const tell = (chosen: Chosen, seed: number) => transcriptOf(replay(lineUp(play, body, { players: 4, chosen }), seed));
/** The first night in which a pair rolls and neither colour is certain. */
const nightOf = (chosen: Chosen): string => {
  for (let seed = 1; ; seed++) {
    const told = tell(chosen, seed);
    if (told.includes('What comes out ahead')) return told;
  }
};
const story = nightOf({});
const lines = story.split('\n');

describe('a siege of the farmhouse', () => {
  it('begins with the picks of characters, then goes on conflict by conflict', () => {
    expect(lines[1]).toMatch(/^Player 1 plays .+\.$/);
    expect(story).toContain('Session 1 begins.');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› The GM: Let .+ propose something$/));
    expect(lines).toContainEqual(expect.stringMatching(/^.+ proposes “.+”, and asks .+\.$/));
    expect(story).not.toMatch(/undefined|NaN/);
  });

  it('reports the dice, stances, Difficulty and result of a conflict', () => {
    const place = lines.findIndex((line) => /^(Complete|Basic|Partial) \w+, \d+ to \d+\./.test(line));
    const before = lines.slice(0, place);
    expect(before.at(-1)).toMatch(/^Odds against it: (.+ \d+ of \d+ red; )*the GM \d+ of \d+ red\.$/);
    for (const said of [
      /^Evens on green and odds on red: .+ \d+ of \d+ green.*\.$/,
      /^.+ (helps|stands by|is against it)/,
      /^The GM calls it .+ \(\d (die|dice)\)\.$/,
    ]) {
      expect(before).toContainEqual(expect.stringMatching(said));
    }
  });

  it('names the person if the GM decides for one, but not if players decide for themselves', () => {
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› The GM: For .+: (help|stand by|be against it)$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› [^:]+: (Help|Stand by|Be against it)$/));
  });

  it('ends with the fates of players, safe ones first', () => {
    const fates = lines.slice(-4).map((line) => /: (safe|still inside|dead)[,.]/.exec(line)?.[1]);
    expect(fates).not.toContain(undefined);
    expect(fates).toEqual(fates.toSorted((a, b) => Number(b === 'safe') - Number(a === 'safe')));
  });

  it('has odds for each roll: by Difficulty for a player, or for the known one', () => {
    const lineAfter = (said: RegExp) => lines[lines.findIndex((line) => said.test(line)) + 1] ?? '';
    expect(lineAfter(/^ {2}› (?!The GM).*: Roll$/)).toMatch(/What .+ does: Cooperative .+ Hostile |If it is Easy: /);
    expect(story).toMatch(/If it is Easy: .+\n.+If it is Average: .+\n.+If it is Hard: /);
    expect(lineAfter(/: Roll the dice against it$/)).toMatch(
      /^ +What comes of it: Complete Success .+ Complete Failure /,
    );
    expect(story).toMatch(/What comes out ahead: Green .+ Red .+ Neither /);
  });

  it('has the same odds for the first typed face of a roll, and none for the others', () => {
    const typed = nightOf({ dice: 'typed' }).split('\n');
    const faces = typed.flatMap((line, i) => (/: Lay down a \d$/.test(line) ? [typed[i + 1] ?? ''] : []));
    const isOdds = (line: string) => /^ {4}(What|If it is) /.test(line);
    expect(faces.filter(isOdds).length).toBeGreaterThan(10);
    expect(isOdds(faces[0] ?? '')).toBe(true);
    expect(isOdds(faces[1] ?? '')).toBe(false);
  });
});

/** Number of kinds of events. */
const EVENTS = 23;

describe('over random sieges', () => {
  it('has a line for every kind of event', () => {
    const told = new Set<LogEvent['type']>();
    for (let seed = 0; seed < 80; seed++) {
      const one = lineUp(play, randomSiege(seed), {
        players: 2 + (seed % 5),
        bots: ['random'],
        host: seed % 2 === 0 ? 'fair' : 'ruthless',
      });
      let view: unknown;
      playOne(one, seed, {
        beforeMove: (state) => {
          view ??= play.view(one.game, state, 'all');
        },
        onEvent(happening) {
          told.add((happening as LogEvent).type);
          expect(play.narrate(one.game, happening, view)?.text).toMatch(/^\P{Ll}[^\n]*[.!?…]$/u);
        },
      });
    }
    expect(told.size).toBe(EVENTS);
  });
});
