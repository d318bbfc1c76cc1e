// @module-tag soak

import { describe, expect, it } from 'vitest';
import { soaked } from '@/test/support/soak';
import { compileRecorded, gameInShort, recordedGames, recordedSettings } from '@/test/support/trapped/recorded-games';

const settings = recordedSettings();

/** Drafts, offline copies and open tables written before the wider language play as they did. Never recorded anew. */
describe('recorded games', () => {
  it.each(Object.entries(recordedGames()))('of %s have the same moves and outcome', (id, games) => {
    const game = compileRecorded(settings[id]);
    // A sample plays one game of each style, at changing sizes.
    const played = Object.entries(games).filter((_, i) => i % soaked(1, 5) === 0);
    expect(played.map(([key]) => [key, gameInShort(game, key)])).toEqual(played);
  });
});
