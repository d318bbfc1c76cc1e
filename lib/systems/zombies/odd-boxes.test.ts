import { describe, expect, it } from 'vitest';
import { lineUp } from '@/lib/playtest/lineup';
import { playOne } from '@/lib/playtest/play-one';
import { replay } from '@/lib/playtest/replay';
import { quickBots } from '@/test/support/quick-bots';
import { starterOf } from '@/test/support/starters';
import { play } from './play';
import { type Box, schema } from './schema';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

const [usual, two] = [graveyard, both].map((starter) => schema.parse(starter.body)) as [Box, Box];
type Deck = Box['decks'][number];

const withDecks = (change: (deck: Deck) => Partial<Deck>, box = usual): Box => ({
  ...box,
  decks: box.decks.map((deck) => ({ ...deck, ...change(deck) })),
});
const text = 'A sign reads צומת סגור and 🧟‍♂️🧟‍♀️. '.repeat(200);

/** Unusual boxes that the schema allows. */
const BOXES: readonly (readonly [string, Box])[] = [
  ['no deck', { ...usual, decks: [] }],
  ['no creature', withDecks(() => ({ creatures: [] }))],
  ['no action, Super Trap or Link & Lock', withDecks(() => ({ actions: [], superTraps: [], linkLock: { copies: 0 } }))],
  ['a number twice', withDecks(({ creatures }) => ({ creatures: creatures.map((one) => ({ ...one, number: 2 })) }))],
  ['a gap', withDecks(({ creatures }) => ({ creatures: creatures.filter(({ number }) => number !== 3) }))],
  ['a die below the highest number', { ...usual, die: { sides: 4 } }],
  ['fewer cards than places', withDecks(() => ({ actions: [], traps: 4 }), { ...usual, slots: 5 })],
  ['more rounds than creatures', { ...usual, rounds: { single: 12, multi: 12 } }],
  ['one code for two decks', withDecks(() => ({ deckCode: 'Z' }), two)],
  ['no code for two decks', withDecks(() => ({ deckCode: '' }), two)],
  [
    'as many actions as fit',
    withDecks(({ actions }) => ({
      actions: Array.from({ length: 40 }, (_, i) => ({
        ...(actions[i % actions.length] as Deck['actions'][number]),
        id: `a-${i}`,
        copies: 20,
      })),
    })),
  ],
  [
    'effects without a choice',
    withDecks(({ actions }) => ({ actions: actions.map((one) => ({ ...one, effect: '' })) })),
  ],
  [
    'long names in other scripts',
    withDecks(({ creatures, actions }) => ({
      title: text,
      deckCode: text,
      creatures: creatures.map((one) => ({ ...one, name: text })),
      actions: actions.map((one) => ({ ...one, name: text })),
    })),
  ],
  ['one turn a round', { ...usual, options: { ...usual.options, maxTurnsPerRound: 1 } }],
];

describe.each(BOXES)('a box with %s', (_, body) => {
  it.each(quickBots(play))('is played to its end by %s', (bot) => {
    for (const players of [2, 4, 6]) {
      const { outcome } = playOne(lineUp(play, body, { players, bots: [bot] }), players);
      expect(outcome?.winners.length).toBeGreaterThan(0);
    }
  });

  it('can be narrated', () => {
    const { frames } = replay(lineUp(play, body, { players: 2, bots: ['random'] }), 1, 0);
    const lines = frames.flatMap((frame) => frame.lines.map((line) => line.text));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((line) => /undefined|null|NaN|-1/.test(line))).toEqual([]);
  });
});
