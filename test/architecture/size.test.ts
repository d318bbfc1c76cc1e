import { describe, expect, it } from 'vitest';
import { readSources } from './sources';

/** Maximum lines of a game, without tests, manifest and the list of starters. */
const LINES_MAX = 5_000;

/** Games that take more: how many lines they may have, which may only fall, and why. */
const LARGER: Readonly<Record<string, { readonly lines: number; readonly why: string }>> = {
  trapped: { lines: 19_550, why: 'the first game, with a solver and a host; older than the limit' },
  fightsphere: {
    lines: 5_200,
    why: 'an engine of twenty kinds of decisions, and texts a line each; what other games need is shared already',
  },
  mothership: {
    lines: 7_150,
    why: 'a ship that changes as people move, with bots that plan together; older than the limit',
  },
};

const sizes = new Map<string, number>();
for (const { path, text } of readSources(['lib/systems'])) {
  const game = /^lib\/systems\/([^/]+)\/(?!starters\/|manifest\.ts)/.exec(path)?.[1];
  if (game) sizes.set(game, (sizes.get(game) ?? 0) + text.split('\n').length - 1);
}

describe('a game', () => {
  it.each([...sizes])('takes no more lines than it may: %s', (game, lines) => {
    expect(lines).toBeLessThanOrEqual(LARGER[game]?.lines ?? LINES_MAX);
  });

  it('is listed as larger only if it is', () => {
    for (const [game, { lines }] of Object.entries(LARGER)) {
      expect(sizes.get(game), game).toBeGreaterThan(LINES_MAX);
      // Room that was won is not to be taken again.
      expect(lines - (sizes.get(game) ?? 0), game).toBeLessThan(100);
    }
  });
});
