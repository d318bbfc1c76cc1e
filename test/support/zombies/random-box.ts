import { below, type Rng, seededRng } from '@/lib/kernel/rng';
import { type Box, type Deck, schema } from '@/lib/systems/zombies/schema';
import { EFFECTS, WHENS } from '@/lib/systems/zombies/vocabulary';
import { starterOf } from '@/test/support/starters';

const both = await starterOf('zombies', 'graveyard-and-deep-sea');
const deepSea = await starterOf('zombies', 'deep-sea');
const graveyard = await starterOf('zombies', 'graveyard');

const boxes: readonly Box[] = [graveyard, deepSea, both].map((starter) => schema.parse(starter.body));

/** Generates any box: odd decks, every option, and sometimes too few cards. */
export function randomBox(seed: number): Box {
  const rng = seededRng(seed);
  const chance = (of: number) => below(rng, of) === 0;
  const usual = pick(rng, boxes);
  const decks = chance(2)
    ? usual.decks
    : Array.from({ length: below(rng, 12) === 0 ? 0 : 1 + below(rng, 3) }, (_, i) => randomDeck(rng, i));
  return schema.parse({
    ...usual,
    decks,
    slots: chance(2) ? usual.slots : 2 + below(rng, 4),
    die: { sides: chance(2) ? usual.die.sides : 4 + below(rng, 9) },
    rounds: chance(2) ? usual.rounds : { single: 1 + below(rng, 8), multi: 1 + below(rng, 8) },
    bonuses: { pair: below(rng, 12), equal: below(rng, 12) },
    options: {
      roundReset: pick(rng, ['keep', 'redeal'] as const),
      revealedSpecials: pick(rng, ['discard', 'turnBack'] as const),
      linkLockHold: chance(2),
      removePlayedActions: chance(2),
      tieBreak: pick(rng, ['share', 'mostCreatures', 'highestSingle', 'roll'] as const),
      direction: pick(rng, ['clockwise', 'counterclockwise'] as const),
      maxTurnsPerRound: chance(2) ? null : 1 + below(rng, 30),
    },
  } satisfies Box);
}

const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)] as T;

function randomDeck(rng: Rng, i: number): Deck {
  const usual = pick(rng, boxes).decks[0] as Deck;
  const count = below(rng, 8);
  return {
    ...usual,
    id: `deck-${i}`,
    deckCode: pick(rng, ['Z', 'D', 'N', '']),
    // Numbers can be missing or duplicated.
    creatures: Array.from({ length: count }, (_, n) => ({
      id: `creature-${n}`,
      name: '',
      number: below(rng, 4) === 0 ? 1 + below(rng, 12) : n + 1,
      picture: '',
      flavour: '',
    })),
    actions: Array.from({ length: below(rng, 10) }, (_, n) => ({
      id: `action-${n}`,
      name: '',
      text: '',
      effect: pick(rng, EFFECTS),
      params: { slots: 1 + below(rng, 3), bonus: 1 + below(rng, 4) },
      copies: below(rng, 4),
    })),
    traps: 4 + below(rng, 10),
    superTraps: Array.from({ length: below(rng, 4) }, (_, n) => ({
      id: `super-${n}`,
      name: '',
      text: '',
      when: pick(rng, WHENS),
      round: 1 + below(rng, 6),
      gain: {
        rollBonus: below(rng, 4),
        autoTrap: below(rng, 4) === 0,
        reroll: below(rng, 3),
        keepsNonTarget: below(rng, 2) === 0,
      },
      otherwise: pick(rng, ['plainTrap', 'discard'] as const),
    })),
    linkLock: { copies: below(rng, 4) },
  };
}
