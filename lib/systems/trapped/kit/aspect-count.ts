import { sumOf } from '@/lib/kernel/sums';
import type { Block } from '@/lib/kit/blocks';
import type { CastSheet } from '@/lib/kit/order';
import { bullets, cells, flow, heading, steps, table, text } from '@/lib/kit/short-blocks';
import { counted } from '@/lib/tabletop/words/wording';
import { planCreation, planExtras } from '../rules/creation';
import { ATTRIBUTES } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import { documentPiece, type KitInput } from './input';
import { SWAY } from './leaflet/making';

/** With the number of cards and turns for this number of players (rules 5). */
export const aspectCount = documentPiece(
  { id: 'aspect-count', title: 'Making characters and Extras', audience: 'table' },
  (input) => [
    heading(`Making characters and Extras, for ${input.players}`),
    ...flow([
      ...characters(input),
      ...extras(input),
      heading('Then', 2),
      bullets([
        'Shuffle all 52 again. Five cards to each player, none to the GM. The GM’s left begins, the GM ends each round.',
      ]),
    ]),
  ],
);

function characters(input: KitInput): readonly Block[] {
  const plan = planCreation(input.players);
  return [
    heading('Characters', 2),
    steps([
      'Pick a name, a gender and an occupation that fits the place.',
      'Everybody draws six cards: one rank for each attribute, as you like.',
      `Then ${input.players} more from the same deck: rank and suit, one for each character, Self included.`,
    ]),
    text('Any order will do: cards first and a name last works just as well.'),
    bullets([
      `${plan.cardsPerPlayer} cards a player, ${plan.cardsInAll} in all.`,
      plan.shortfall > 0
        ? `The deck is ${plan.shortfall} short: deal all attributes first, write them down, shuffle those cards back in.`
        : 'One deck is enough.',
      'An occupation is a cliché in three words or so: “jaded ship’s doctor”, “intern with opinions”.',
      'Nobody has to be human. Anything strange needs the table’s agreement, and nobody has powers: no flying, no spells, no reading minds.',
      'Any gender will do, and nobody’s gender is the joke.',
      `${attributeLabel(input, 'lucky')} works once, in place of another score. An Ace there is eleven points for one bid; anywhere else it counts every time.`,
    ]),
  ];
}

function extras({ players, extras, cast, setting: { options } }: KitInput): readonly Block[] {
  const scoresLeft = (from: number, count: number) =>
    extras.map((_, i) => count - scoresOf(cast[players + i], from, count).length);
  const aspects: readonly Aspect[] = [
    ['Name and gender, together', extras.map(({ name }) => (name === '' ? 1 : 0))],
    ['Occupation', extras.map(({ occupation }) => (occupation === '' ? 1 : 0))],
    ['Attributes, the rank alone', scoresLeft(0, ATTRIBUTES.length)],
    ['Relationships to characters', scoresLeft(ATTRIBUTES.length, players)],
    ['Relationships to Extras, Self included', scoresLeft(ATTRIBUTES.length + players, players)],
  ];
  const inAll = extras.map((_, i) => sumOf(aspects.map(([, counts]) => counts[i] ?? 0)));
  const printed = planExtras(players).aspectsInAll - sumOf(inAll);
  const plan = planExtras(players, printed);
  return [
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
      [...aspects, ['All aspects', inAll] as const].map(row),
    ),
    bullets([
      ...(printed > 0 ? ['What is printed on the sheets is set already, and left out here.'] : []),
      `${plan.aspectsInAll % players === 0 ? '' : 'At most '}${counted(plan.turnsPerPlayer, 'turn')} for each player, ${plan.cardsFromDeck} cards dealt and drawn.`,
      reshuffles(plan.reshuffles),
      'The card for a name or an occupation is only spent, and its value does not matter: use your worst.',
      SWAY[options.extraResistance],
    ]),
  ];
}

/** An aspect and how many of it are left to set on each Extra. */
type Aspect = readonly [name: string, counts: readonly number[]];

const scoresOf = (made: CastSheet | undefined, from: number, count: number): readonly string[] =>
  (made?.scores ?? []).slice(from, from + count).filter((score) => score !== '');

const row = ([aspect, counts]: Aspect) =>
  cells(aspect, [...new Set([Math.min(...counts), Math.max(...counts)])].join('–'), String(sumOf(counts)));

function reshuffles(count: number): string {
  if (count === 0) return 'The deck lasts.';
  return `The deck runs out ${count === 1 ? 'once' : `${count} times`}: shuffle the discards and go on.`;
}
