import { describe, expect, it } from 'vitest';
import { goesDifferently, settingsOf, unseen, watch } from '@/test/support/nothing-dead';
import { starterOf } from '@/test/support/starters';
import { randomBox } from '@/test/support/zombies/random-box';
import { type Game, type Move, SORTS, type Sort } from './engine/game';
import type { LogEvent } from './engine/log';
import { play } from './play';
import { endings } from './playtest/endings';
import { type Box, schema } from './schema';
import { EFFECTS, WHENS } from './vocabulary';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

const [one, two] = [graveyard, both].map((starter) => schema.parse(starter.body)) as [Box, Box];
const SEEDS = Array.from({ length: 150 }, (_, seed) => seed);

const MOVES: Readonly<Record<Move['type'], true>> = {
  place: true,
  flip: true,
  aim: true,
  play: true,
  decline: true,
  assign: true,
};
const EVENTS: Readonly<Record<LogEvent['type'], true>> = {
  placed: true,
  rolledOff: true,
  roundBegan: true,
  roundSkipped: true,
  turnBegan: true,
  passed: true,
  refilled: true,
  lacked: true,
  reshuffled: true,
  redealt: true,
  flipped: true,
  weighed: true,
  fizzled: true,
  uncovered: true,
  rolled: true,
  turnedBack: true,
  wasted: true,
  caught: true,
  revealed: true,
  saved: true,
  removed: true,
  unclaimed: true,
  swapped: true,
  stolen: true,
  peeked: true,
  scrambled: true,
  buried: true,
  wentAgain: true,
  steadied: true,
  rescued: true,
  declined: true,
  locked: true,
  laidAside: true,
  unlocked: true,
  over: true,
};

/** Names the features that an event shows to be in use. */
function usesIn(event: LogEvent, game: Game): readonly string[] {
  switch (event.type) {
    case 'rolledOff':
      return [`rolls for ${event.for}`];
    case 'saved':
      return [`saves for ${event.why}`];
    case 'unclaimed':
      return [`ends for ${event.why}`];
    case 'flipped':
      return [`flips ${game.cards[event.card]?.sort}`];
    case 'rescued':
      return [`rescues ${event.sort}`];
    case 'weighed': {
      const superTrap = game.cards[event.card]?.superTrap;
      return [`${superTrap?.when} ${event.holds}`, `${superTrap?.otherwise} ${event.holds}`];
    }
    default:
      return [];
  }
}

const USES: readonly string[] = [
  ...['opening', 'creature', 'win'].map((reason) => `rolls for ${reason}`),
  ...['highest', 'lower', 'kept'].map((reason) => `saves for ${reason}`),
  // No fixed seed ends a round for lack of cards: the wanted creature lies in a row or a pile (see turns.test.ts).
  'ends for turns',
  ...SORTS.flatMap((sort: Sort) => [`flips ${sort}`, `rescues ${sort}`]),
  ...WHENS.flatMap((when) => (when === 'always' ? [`${when} true`] : [`${when} true`, `${when} false`])),
  ...['plainTrap', 'discard'].flatMap((kind) => [`${kind} true`, `${kind} false`]),
];

describe('over fixed seeds', { timeout: 120_000 }, () => {
  const effects = new Set<string>();
  const uses = new Set<string>();
  const seen = watch(
    play,
    SEEDS.flatMap((seed) =>
      [one, two, randomBox(seed), bare(randomBox(seed))].map((body) => ({
        body,
        seed,
        players: 2 + (seed % 3),
        bots: ['random'],
      })),
    ),
    (event, game) => {
      for (const use of usesIn(event as LogEvent, game as Game)) uses.add(use);
      const effect = EFFECT_OF[(event as LogEvent).type];
      if (effect) effects.add(effect);
    },
  );

  it('every kind of move is made', () => expect(unseen(Object.keys(MOVES), seen.moves)).toEqual([]));
  it('every kind of event occurs', () => expect(unseen(Object.keys(EVENTS), seen.happenings)).toEqual([]));
  it('every ending is reached', () => {
    const all = endings.map(({ id }) => id);
    expect(unseen(all, seen.endings)).toEqual([]);
  });
  it('every effect of an Action is carried out', () => {
    const all = EFFECTS.filter((effect) => effect !== '');
    expect(unseen(all, effects)).toEqual([]);
  });
  it('every condition holds and fails, every sort of card turns up, every reason is given', () => {
    expect(unseen(USES, uses)).toEqual([]);
  });
});

/** Effect by the event it emits. */
const EFFECT_OF: Readonly<Partial<Record<LogEvent['type'], string>>> = {
  swapped: 'swap',
  stolen: 'steal',
  peeked: 'peek',
  scrambled: 'scramble',
  buried: 'bury',
  wentAgain: 'again',
  steadied: 'steady',
  rescued: 'rescue',
};

/** Hardly enough cards for the rows, and played Actions removed, so that piles and rows run out. */
function bare(body: Box): Box {
  const decks = body.decks.slice(0, 1).map((deck) => ({
    ...deck,
    traps: 4,
    creatures: deck.creatures.slice(0, 3),
    actions: deck.actions.slice(0, 2),
    superTraps: [],
    linkLock: { copies: 2 },
  }));
  return { ...body, decks, slots: 5, options: { ...body.options, removePlayedActions: true } };
}

describe('a number or a house rule of the box', { timeout: 120_000 }, () => {
  const rules = settingsOf(schema.shape.options);
  const set = (body: Box, field: string, value: unknown): Box => ({
    ...body,
    options: { ...body.options, [field]: value },
  });

  /** Tells whether some game goes differently with another value of a house rule. */
  const matters = (field: string, value: unknown) => {
    const usually = one.options[field as keyof Box['options']];
    const other =
      value === usually ? rules.find((rule) => rule.field === field && rule.value !== value)?.value : usually;
    return SEEDS.some((seed) =>
      [randomBox(seed), two].some((body) =>
        goesDifferently(play, [set(body, field, value), set(body, field, other)], 3, seed),
      ),
    );
  };

  it.each(rules.map(({ field, value }) => [field, value] as const))('has an effect: %s %s', (field, value) =>
    expect(matters(field, value)).toBe(true),
  );

  it.each([
    ['slots', { slots: 4 }],
    ['die', { die: { sides: 12 } }],
    ['rounds', { rounds: { single: 3, multi: 3 } }],
    ['links of two', { bonuses: { pair: 40, equal: 10 } }],
    ['links of equals', { bonuses: { pair: 7, equal: 40 } }],
  ])('is played by: %s', (_, changes) =>
    expect(SEEDS.some((seed) => goesDifferently(play, [two, { ...two, ...changes }], 3, seed))).toBe(true),
  );

  it.each(['rollBonus', 'autoTrap', 'reroll', 'keepsNonTarget'] as const)('has an effect: the advantage %s', (gain) => {
    const withGain = (value: number | boolean): Box => ({
      ...one,
      decks: one.decks.map((deck) => ({
        ...deck,
        superTraps: deck.superTraps.map((card) => ({ ...card, when: 'always', gain: { ...card.gain, [gain]: value } })),
      })),
    });
    const none = gain === 'autoTrap' || gain === 'keepsNonTarget' ? false : 0;
    expect(
      SEEDS.some((seed) => goesDifferently(play, [withGain(none), withGain(none === 0 ? 3 : true)], 3, seed)),
    ).toBe(true);
  });

  it.each(['slots', 'bonus'] as const)('has an effect: an Action’s %s', (param) => {
    const withParam = (value: number): Box => ({
      ...one,
      decks: one.decks.map((deck) => ({
        ...deck,
        actions: deck.actions.map((action) => ({ ...action, params: { ...action.params, [param]: value } })),
      })),
    });
    expect(SEEDS.some((seed) => goesDifferently(play, [withParam(1), withParam(3)], 3, seed))).toBe(true);
  });
});
