import type { Fix, Issue } from '@/lib/kernel/issue';
import { called, joinedUpTo } from '@/lib/tabletop/wording';
import type { Box, Creature, Deck } from '../schema';
import { CREATURES } from '../vocabulary';
import { checkNames, report } from './report';

/** Whether each deck's creatures can be hunted one after the other (rules 11). */
export function* checkCreatures({ decks }: Box): Generator<Issue> {
  for (const [i, deck] of decks.entries()) {
    const path = ['decks', deck.id, 'creatures'];
    const { creatures } = deck;
    if (creatures.length < CREATURES.min) {
      const missing = creatures.length === 0 ? 'no creature yet' : `only ${creatures.length} of them`;
      yield report(
        'zombies/few-creatures',
        path,
        `${called(deck.title, 'Deck', i)} has ${missing}. Add creatures until there are at least ${CREATURES.min}.`,
      );
    }
    yield* checkNames(
      { path, field: 'name', entries: creatures },
      { noun: 'Creature', code: 'zombies/creature-unnamed' },
    );
    yield* checkNumbers(deck);
  }
}

function* checkNumbers({ id, creatures }: Deck): Generator<Issue> {
  const path = ['decks', id, 'creatures'];
  const fix = renumbered(path, creatures);
  const taken = new Map<number, Creature>();
  for (const creature of creatures) {
    const first = taken.get(creature.number);
    if (first) {
      yield report(
        'zombies/number-twice',
        [...path, creature.id, 'number'],
        `${called(creature.name, 'A creature', 0)} has the number ${creature.number}, as ${called(first.name, 'another', 0)} does. Each number stands once in a deck.`,
        fix,
      );
    } else taken.set(creature.number, creature);
  }
  const missing = creatures.map((_, i) => i + 1).filter((number) => !taken.has(number));
  if (missing.length > 0) {
    const which = joinedUpTo(5, missing.map(String));
    yield report(
      'zombies/number-gap',
      path,
      `No creature has the number ${which}. Number them from 1 to ${creatures.length}, or that round has nothing to hunt.`,
      fix,
    );
  }
}

/** Numbers from 1 without gaps, in the order that the creatures have already. */
function renumbered(path: readonly string[], creatures: readonly Creature[]): Fix {
  const inOrder = creatures.toSorted((a, b) => a.number - b.number);
  return {
    label: `Number them 1 to ${creatures.length}`,
    patches: inOrder.map(({ id }, i) => ({ op: 'set', path: [...path, id, 'number'], value: i + 1 })),
  };
}
