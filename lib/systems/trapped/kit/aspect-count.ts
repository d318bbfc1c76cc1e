import { bullets, cells, flow, heading, steps, table } from '@/lib/kit/short-blocks';
import { planCreation, planExtras } from '../rules/creation';
import { documentPiece } from './input';

/** How many cards and turns it takes to make everybody, for as many as play (rules 5). */
export const aspectCount = documentPiece(
  { id: 'aspect-count', title: 'Making characters and Extras', audience: 'table' },
  ({ players }) => {
    const [characters, extras] = [planCreation(players), planExtras(players)];
    return [
      heading(`Making characters and Extras, for ${players}`),
      ...flow([
        heading('Characters', 2),
        steps([
          'Pick a name, a gender and an occupation that fits the place.',
          'Everybody draws six cards: one rank for each attribute, as you like.',
          `Then ${players} more from the same deck: rank and suit, one for each character, Self included.`,
        ]),
        bullets([
          `${characters.cardsPerPlayer} cards a player, ${characters.cardsInAll} in all.`,
          characters.shortfall > 0
            ? `The deck is ${characters.shortfall} short: deal all attributes first, write them down, shuffle those cards back in.`
            : 'One deck is enough.',
        ]),
        heading('Extras', 2),
        steps([
          `Only when every character is done. Shuffle all 52; five cards to each player. There are ${players} Extras, one sheet in each player’s keeping.`,
          'From the GM’s left: draw a card, then spend one to set any one aspect of any Extra. Write it down.',
          'Go round until nothing is left to set.',
        ]),
        table(
          [
            ['Aspect', 4],
            ['For each Extra', 2],
            ['For all', 2],
          ],
          [
            ['Name and gender, together', 1] as const,
            ['Occupation', 1] as const,
            ['Attributes, the rank alone', 6] as const,
            ['Relationships to characters', players] as const,
            ['Relationships to Extras, Self included', players] as const,
            ['All aspects', extras.aspectsPerExtra] as const,
          ].map(([aspect, count]) => cells(aspect, String(count), String(count * players))),
        ),
        bullets([
          `${extras.turnsPerPlayer} turns for each player, ${extras.cardsFromDeck} cards dealt and drawn.`,
          reshuffles(extras.reshuffles),
        ]),
        heading('Then', 2),
        bullets([
          'Shuffle all 52 again. Five cards to each player, none to the GM. The GM’s left begins, the GM ends each round.',
        ]),
      ]),
    ];
  },
);

function reshuffles(count: number): string {
  if (count === 0) return 'The deck lasts.';
  return `The deck runs out ${count === 1 ? 'once' : `${count} times`}: shuffle the discards and go on.`;
}
