import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay, transcriptOf } from '@/lib/playtest/replay';
import { randomCampaign } from '@/test/support/fightsphere/random-campaign';
import { starterOf } from '@/test/support/starters';
import type { LogEvent } from '../engine/log';
import { play } from '../play';
import { schema } from '../schema';

const firstFall = await starterOf('fightsphere', 'fightsphere-first-fall');

const usual = schema.parse(firstFall.body);
const lineup = lineUp(play, usual, { players: 4, bots: ['random'] });
const story = transcriptOf(replay(lineup, 3));
const lines = story.split('\n');

describe('a replay of First Fall', () => {
  it('begins with who plays whom, then goes down layer by layer', () => {
    expect(lines[1]).toMatch(/^Player 1 plays .+, with a (Death wish|Reason to Live)\.$/);
    expect(story).toContain('Layer 0: The Rind. The GM rolls 5 dice.');
    expect(lines).toContainEqual(expect.stringMatching(/^In “.+”: .+ and .+\.$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› The GM: Place .+ with .+$/));
  });

  it('reports for a conflict what was risked, what the dice showed and what it cost', () => {
    const place = lines.findIndex((line) => / fails and loses /.test(line));
    const before = lines.slice(0, place).toReversed();
    expect(lines[place]).toMatch(/ fails and loses \d+ (die|dice), which leaves \d+(; .+ must rest)?\.$/);
    expect(before[0]).toMatch(/^Ones on the dice: .+ \d+ of \d+ and the GM \d+ of \d+\.$/);
    expect(before.find((line) => / gambles /.test(line))).toMatch(/ gambles \d+ (die|dice)/);
  });

  it('reports for an encounter who faces whom, who beats whom and who gets away', () => {
    for (const said of [
      /^\S.* faces .+\.$/,
      /^\S.* beats .+ by \d+\.$/,
      /^\S.* gets away\.$/,
      /^\S.* is (dead|out of the episode)\.$/,
      /^\S.* is the last one standing\.$/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(said));
    }
  });

  it('names the Gladiator if the GM decides for it, but not if players decide for their own', () => {
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› The GM: For .+: gamble \d+ (die|dice)$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}› [^:]+: Gamble \d+ (die|dice)$/));
    expect(story).not.toMatch(/undefined|NaN/);
  });

  it('ends with what became of each, survivors first', () => {
    const fates = lines.slice(-4).map((line) => / (alive|dead|still in the Sphere), tied to /.exec(line)?.[1]);
    expect(fates).not.toContain(undefined);
    expect(fates).toEqual(fates.toSorted((a, b) => Number(b === 'alive') - Number(a === 'alive')));
  });
});

/** Number of event types. */
const EVENTS = 33;

describe('over random campaigns', () => {
  it('narrates every kind of event, except first meetings without a bonus', () => {
    const skipped = new Set<string>();
    const narrated = new Set<LogEvent['type']>();
    for (let seed = 0; seed < 25; seed++) {
      const one = lineUp(play, randomCampaign(seed), { players: 2 + (seed % 5), bots: ['random'] });
      let view: unknown;
      playOne(one, seed, {
        beforeMove: (state) => {
          view ??= play.view(one.game, state, 'all');
        },
        onEvent(happening) {
          const event = happening as LogEvent;
          const line = play.narrate(one.game, event, view);
          if (line) narrated.add(event.type);
          else skipped.add(event.type);
          expect(line?.text ?? 'Nothing.').toMatch(/^\P{Ll}[^\n]*\.$/u);
        },
      });
    }
    expect([...skipped]).toEqual(['met']);
    expect(narrated.size).toBe(EVENTS);
  });
});
