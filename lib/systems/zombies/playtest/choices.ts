import type { Choice, Chosen } from '@/lib/contract/played';
import { chosenSet, inOrOut, saidIn, setChoice, setsOf } from '@/lib/tabletop/agreed-sets';
import { playersOf } from '@/lib/tabletop/table-size';
import type { Agreement } from '../engine/compile';
import { deckTitle, superTrapTitle } from '../names';
import { cardsOf, dealtTo } from '../rules/cards';
import type { Box } from '../schema';

const DECKS = 'decks';

/** What a table agrees on before play (rules 11): which of several decks are in, and whether each Super Trap is. */
export const choices = (body: Box): readonly Choice[] => [
  ...setChoice({ id: DECKS, title: 'Decks' }, partsOf(body), deckSets(body)),
  ...(mayLeaveOut(body) ? superTrapChoices(body) : []),
];

/** What was agreed on. All decks are in unless something else was said, and each brings its own Super Traps. */
export function agreementOf(body: Box, chosen: Chosen = {}): Agreement {
  const decks = chosenSet(partsOf(body), deckSets(body), chosen[DECKS]) ?? [...body.decks.keys()];
  const superTraps = body.decks.map((deck, i) =>
    deck.superTraps.map(({ id }) => {
      const isIn = saidIn(chosen, superTrapChoiceId(deck.id, id));
      return isIn === false ? !mayLeaveOut(body) && decks.includes(i) : isIn || decks.includes(i);
    }),
  );
  return { decks, superTraps };
}

const partsOf = ({ decks }: Box) => decks.map((deck, i) => ({ id: deck.id, label: deckTitle(deck, i) }));

const superTrapChoices = ({ decks }: Box): readonly Choice[] =>
  decks.flatMap((deck, i) =>
    deck.superTraps.map((superTrap, n) =>
      inOrOut(superTrapChoiceId(deck.id, superTrap.id), `${superTrapTitle(superTrap, n)} of ${deckTitle(deck, i)}`),
    ),
  );

const superTrapChoiceId = (deck: string, superTrap: string) => `super/${deck}/${superTrap}`;

/** Every set of decks with enough cards for the largest table. */
const deckSets = (body: Box) => setsOf(body.decks.length, (set) => hasEnough(body, set));

/** Enough for every row; `superTraps` if the decks' own are not all counted. */
function hasEnough(body: Box, set: readonly number[], superTraps?: number): boolean {
  const decks = body.decks.filter((_, i) => set.includes(i));
  return cardsOf(decks, superTraps).total >= dealtTo(playersOf(body).max, body);
}

/** Whether every set of decks that is offered has enough cards without any Super Trap. */
const mayLeaveOut = (body: Box): boolean => {
  const sets = deckSets(body);
  return sets.length > 0 && sets.every((set) => hasEnough(body, set, 0));
};
