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
/** The first night that is played on after a roll of a pair. */
const nightOf = (chosen: Chosen): string => {
  for (let seed = 1; ; seed++) {
    const told = tell(chosen, seed);
    if (told.includes('What comes out ahead')) return told;
  }
};
const story = nightOf({});
const lines = story.split('\n');

describe('a siege of the farmhouse', () => {
  it('begins with whom everybody plays, then goes on conflict by conflict', () => {
    expect(lines[1]).toMatch(/^Player 1 plays .+\.$/);
    expect(story).toContain('Session 1 begins.');
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› The GM: Let .+ propose something$/));
    expect(lines).toContainEqual(expect.stringMatching(/^.+ proposes “.+”, and asks .+\.$/));
    expect(story).not.toMatch(/undefined|NaN/);
  });

  it('says of a conflict what the dice showed, how people stood, how hard it was and what came of it', () => {
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

  it('names a person where the GM decides for one, and nobody where players decide for themselves', () => {
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› The GM: For .+: (help|stand by|be against it)$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› [^:]+: (Help|Stand by|Be against it)$/));
  });

  it('ends with what became of each, those who are safe first', () => {
    const fates = lines.slice(-4).map((line) => /: (safe|still inside|dead)[,.]/.exec(line)?.[1]);
    expect(fates).not.toContain(undefined);
    expect(fates).toEqual(fates.toSorted((a, b) => Number(b === 'safe') - Number(a === 'safe')));
  });

  it('has odds beside each roll: six Difficulties for a player, one where it is known', () => {
    const lineAfter = (said: RegExp) => lines[lines.findIndex((line) => said.test(line)) + 1] ?? '';
    expect(lineAfter(/^ {2}› (?!The GM).*: Roll$/)).toMatch(/What .+ does: Cooperative .+ Hostile |If it is Easy: /);
    expect(story).toMatch(/If it is Easy: .+\n.+If it is Average: .+\n.+If it is Hard: /);
    expect(lineAfter(/: Roll the dice against it$/)).toMatch(
      /^ +What comes of it: Complete Success .+ Complete Failure /,
    );
    expect(story).toMatch(/What comes out ahead: Green .+ Red .+ Neither /);
  });

  it('has the same odds beside the first face where a table rolls its own dice, and none beside the others', () => {
    const typed = nightOf({ dice: 'typed' }).split('\n');
    const faces = typed.flatMap((line, i) => (/: Lay down a \d$/.test(line) ? [typed[i + 1] ?? ''] : []));
    const isOdds = (line: string) => /^ {4}(What|If it is) /.test(line);
    expect(faces.filter(isOdds).length).toBeGreaterThan(10);
    expect(isOdds(faces[0] ?? '')).toBe(true);
    expect(isOdds(faces[1] ?? '')).toBe(false);
  });
});

/** Kinds of events that there are. */
const EVENTS = 23;

describe('over random sieges', () => {
  it('tells every kind of event in a line', () => {
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
        happening(happening) {
          told.add((happening as LogEvent).type);
          expect(play.narrate(one.game, happening, view)?.text).toMatch(/^\P{Ll}[^\n]*[.!?…]$/u);
        },
      });
    }
    expect(told.size).toBe(EVENTS);
  });
});
