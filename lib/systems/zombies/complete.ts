import type { Patch } from '@/lib/kernel/patch';
import { seededRng, shuffle } from '@/lib/kernel/rng';
import type { Box, Deck } from './schema';
import { EFFECTS, type Effect } from './vocabulary';

/** Effects for Actions without one, a thief first: Link & Lock cards are there to stop it. */
const USUAL = EFFECTS.filter((effect) => effect !== '' && effect !== 'steal');
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const TITLE = 'The collection';

/** Numbers the creatures of each deck, gives Actions effects, and suits the die and the rounds to them. */
export function complete(box: Box, seed: number): readonly Patch[] {
  const rng = seededRng(seed);
  const codes = new Set(box.decks.map(({ deckCode }) => deckCode));
  const patches = box.decks.flatMap((deck): readonly Patch[] => {
    const path = ['decks', deck.id];
    const named: Patch[] = deck.title.trim() === '' ? [{ op: 'set', path: [...path, 'title'], value: TITLE }] : [];
    if (deck.deckCode.trim() === '') {
      const free = [...(deck.title || TITLE).replace(/^The /, '').toUpperCase(), ...LETTERS];
      const code = free.find((letter) => /[A-Z]/.test(letter) && !codes.has(letter)) ?? '';
      codes.add(code);
      named.push({ op: 'set', path: [...path, 'deckCode'], value: code });
    }
    const effects: Effect[] = [...USUAL];
    shuffle(rng, effects);
    return [...named, ...numbers(deck), ...effectsFor(deck, effects)];
  });
  return [...patches, ...sizes(box)];
}

/** Numbers from 1 without gaps, in the order of the numbers that a group gave. */
const numbers = ({ id: deck, creatures }: Deck): readonly Patch[] =>
  creatures
    .toSorted((one, other) => one.number - other.number)
    .flatMap(({ id, number }, i): readonly Patch[] =>
      number === i + 1 ? [] : [{ op: 'set', path: ['decks', deck, 'creatures', id, 'number'], value: i + 1 }],
    );

function effectsFor({ id: deck, actions }: Deck, usual: readonly Effect[]): readonly Patch[] {
  const hasThief = actions.some(({ effect }) => effect === 'steal');
  const effects = hasThief ? usual : ['steal', ...usual];
  return actions
    .filter(({ effect }) => effect === '')
    .map(
      ({ id }, i): Patch => ({
        op: 'set',
        path: ['decks', deck, 'actions', id, 'effect'],
        value: effects[i % effects.length] ?? 'swap',
      }),
    );
}

/** Leaves a creature above the last one that is hunted, and lets the die reach all. */
function sizes({ decks, die, rounds }: Box): readonly Patch[] {
  const counts = decks.map(({ creatures }) => creatures.length);
  const [fewest, most] = [Math.min(...counts), Math.max(...counts)];
  return [
    ...(die.sides < most ? [{ op: 'set', path: ['die', 'sides'], value: most } as const] : []),
    ...(rounds.single >= fewest && fewest > 1
      ? [{ op: 'set', path: ['rounds', 'single'], value: fewest - 1 } as const]
      : []),
  ];
}
