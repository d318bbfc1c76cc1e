import type { Remark } from '@/lib/contract/authored';
import { fraction } from '@/lib/kernel/fraction';
import { figure, sentence } from '@/lib/tabletop/authoring/figure';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { cardsOf, dealtTo, drawPiles, roundsWith, trappingSides } from './rules/cards';
import type { Box, Creature, Deck } from './schema';
import { actionRule, superTrapRule } from './sentences/cards';

/** Returns remarks: rules of cards, odds of creatures, and numbers of cards. */
export const remarks = (body: Box): readonly Remark[] => [
  ...body.decks.flatMap((deck) => deckRemarks(body, deck)),
  ...tableRemarks(body),
];

function deckRemarks(body: Box, deck: Deck): readonly Remark[] {
  const path = ['decks', deck.id];
  return [
    figure(path, 'Cards in this deck', String(cardsOf([deck]).total)),
    ...deck.creatures.map((creature) =>
      sentence([...path, 'creatures', creature.id], creatureSentence(body, creature)),
    ),
    ...deck.actions.map((action) => sentence([...path, 'actions', action.id], actionRule(action))),
    ...deck.superTraps.map((superTrap) => sentence([...path, 'superTraps', superTrap.id], superTrapRule(superTrap))),
  ];
}

/** States the round a creature is hunted in, and the odds that a TRAP! card holds it. */
function creatureSentence(body: Box, { number }: Creature): string {
  const { sides } = body.die;
  const favourable = trappingSides(number, sides);
  const odds =
    favourable === 0
      ? 'No roll traps it.'
      : favourable === sides
        ? 'Every roll traps it.'
        : `A roll of ${number} or more traps it: ${fraction(favourable, sides)}, or ${Math.round((100 * favourable) / sides)} %.`;
  const last = roundsWith(body.decks.length, body);
  return number <= last
    ? `Hunted in round ${number}. ${odds}`
    : `Never hunted: it only decides who gets the others. ${odds}`;
}

/** Numbers of cards: in all decks, and left to draw after dealing. */
function tableRemarks(body: Box): readonly Remark[] {
  const { total } = cardsOf(body.decks);
  const fits = (players: number) => total >= dealtTo(players, body);
  return [
    figure(['slots'], 'Cards in all decks', String(total), fits(playersOf(body).max)),
    ...Object.entries(drawPiles(body)).map(([players, left]) =>
      figure(['slots'], `Left to draw with ${players} players`, String(left), fits(Number(players))),
    ),
  ];
}
