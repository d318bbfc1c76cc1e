import { describe, expect, it } from 'vitest';
import { fold } from '@/lib/kernel/fold';
import { RANKS, SUITS } from './playing-cards';
import { CARD_LANGUAGES, RANK_WORDS, SUIT_WORDS } from './suit-words';

describe('the names of suits', () => {
  it('have at least one word in each language', () => {
    for (const language of CARD_LANGUAGES) {
      for (const suit of SUITS) expect(SUIT_WORDS[language][suit].length, `${language} ${suit}`).toBeGreaterThan(0);
    }
  });

  it('never mean two suits', () => {
    const meanings = new Map<string, Set<string>>();
    for (const language of CARD_LANGUAGES) {
      for (const suit of SUITS) {
        for (const word of SUIT_WORDS[language][suit]) {
          const key = fold(word);
          meanings.set(key, (meanings.get(key) ?? new Set()).add(suit));
        }
      }
    }
    expect([...meanings].filter(([, suits]) => suits.size > 1)).toEqual([]);
  });
});

it('never gives one name to two ranks', () => {
  const words = RANKS.flatMap((rank) => [...new Set(RANK_WORDS[rank].map(fold))]);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
