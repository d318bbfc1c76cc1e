import type { Choice, Chosen } from '@/lib/contract/played';
import { playersOf } from '@/lib/tabletop/table-size';
import { joined } from '@/lib/tabletop/wording';
import type { Agreement } from '../engine/compile';
import { deckTitle, superTrapTitle } from '../names';
import { cardsOf, dealtTo } from '../rules/cards';
import type { Box } from '../schema';

const DECKS = 'decks';
const IN = 'in';
const OUT = 'out';

/** What a table agrees on before play (rules 11): which of several decks are in, and whether each Super Trap is. */
export const choices = (body: Box): readonly Choice[] => [...deckChoice(body), ...superTrapChoices(body)];

/** What was agreed on. All decks are in unless something else was said, and each brings its own Super Traps. */
export function agreementOf(body: Box, chosen: Chosen = {}): Agreement {
  const decks = deckSets(body).find((set) => idOf(body, set) === chosen[DECKS]) ?? allOf(body);
  const superTraps = body.decks.map((deck, i) =>
    deck.superTraps.map(({ id }) => {
      const said = chosen[superTrapChoiceId(deck.id, id)];
      return said === OUT ? !mayLeaveOut(body) && decks.includes(i) : said === IN || decks.includes(i);
    }),
  );
  return { decks, superTraps };
}

const allOf = ({ decks }: Box): readonly number[] => [...decks.keys()];

function deckChoice(body: Box): readonly Choice[] {
  const sets = deckSets(body);
  if (sets.length < 2) return [];
  const options = sets.map((set) => ({
    id: idOf(body, set),
    label: joined(set.map((deck) => deckTitle(body.decks[deck], deck))),
  }));
  return [{ id: DECKS, title: 'Decks', options }];
}

function superTrapChoices(body: Box): readonly Choice[] {
  if (!mayLeaveOut(body)) return [];
  return body.decks.flatMap((deck, i) =>
    deck.superTraps.map((superTrap, n) => ({
      id: superTrapChoiceId(deck.id, superTrap.id),
      title: `${superTrapTitle(superTrap, n)} of ${deckTitle(deck, i)}`,
      options: [
        { id: IN, label: 'in play' },
        { id: OUT, label: 'left out' },
      ],
    })),
  );
}

const superTrapChoiceId = (deck: string, superTrap: string) => `super/${deck}/${superTrap}`;

/** Every set of decks with enough cards for the largest table, all of them first. */
function deckSets(body: Box): readonly (readonly number[])[] {
  const sets = Array.from({ length: 2 ** body.decks.length - 1 }, (_, i) =>
    allOf(body).filter((deck) => ((i + 1) >> deck) & 1),
  );
  return sets.filter((set) => hasEnough(body, set)).toReversed();
}

const idOf = (body: Box, set: readonly number[]): string => set.map((deck) => body.decks[deck]?.id ?? '').join('+');

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
