import { type AnyPlayed, type Choice, type Chosen, type Played, played, type Seat } from '@/lib/contract/played';
import { playersOf } from '@/lib/tabletop/authoring/table-size';
import { contestAims } from '@/lib/tabletop/play/aims';
import { playerName, refusing } from '@/lib/tabletop/play/seats';
import { bots } from './bots';
import { answerOf, chosenSet, inOrOut, setChoice, setsOf } from './engine/agreed-sets';
import { type Agreement, compile } from './engine/compile';
import { type Game, type Move, NONE } from './engine/game';
import { filterEvent, isNews, type LogEvent } from './engine/log';
import { seededLuck } from './engine/luck';
import { play as makeMove, moves } from './engine/play';
import { setup } from './engine/setup';
import { snapshotOf } from './engine/snapshot';
import type { State } from './engine/state';
import { actors } from './engine/turns';
import { guess, View } from './engine/view';
import { deckTitle, superTrapTitle } from './names';
import { epilogue, narrate } from './narration';
import { ask, movePartsOf } from './narration/ask';
import { describeMove } from './narration/describe-move';
import { oddsOf } from './narration/odds';
import { clockOf, endings, outcomeOf } from './playtest/endings';
import { sceneOf } from './playtest/scene';
import { tallies } from './playtest/tallies';
import { summaryOf, verdicts } from './playtest/verdicts';
import { cardsOf, dealtTo } from './rules/cards';
import type { Box } from './schema';
import { CREATURES } from './vocabulary';

/** Shuffling, dealing and laying out rows; turns are quick. */
const SETUP_MINUTES = 3;
const SECONDS_PER_TURN = 20;

const DECKS = 'decks';

/** Choices before play (rules 11): decks in play, and Super Traps in play. */
const choices = (body: Box): readonly Choice[] => [
  ...setChoice({ id: DECKS, title: 'Decks' }, partsOf(body), deckSets(body)),
  ...(mayLeaveOut(body) ? superTrapChoices(body) : []),
];

/** Resolves the table's choices. By default all decks are in play, each with its own Super Traps. */
export function agreementOf(body: Box, chosen: Chosen = {}): Agreement {
  const decks = chosenSet(partsOf(body), deckSets(body), chosen[DECKS]) ?? [...body.decks.keys()];
  const superTraps = body.decks.map((deck, i) =>
    deck.superTraps.map(({ id }) => {
      const isIn = answerOf(chosen, superTrapChoiceId(deck.id, id));
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

/** All sets of decks with enough cards for the largest table. */
const deckSets = (body: Box) => setsOf(body.decks.length, (set) => hasEnough(body, set));

/** Tells whether decks fill every row. `superTraps` replaces the number of Super Traps in the decks. */
function hasEnough(body: Box, set: readonly number[], superTraps?: number): boolean {
  const decks = body.decks.filter((_, i) => set.includes(i));
  return cardsOf(decks, superTraps).total >= dealtTo(playersOf(body).max, body);
}

/** Tells whether every set of decks on offer has enough cards without any Super Trap. */
const mayLeaveOut = (body: Box): boolean => {
  const sets = deckSets(body);
  return sets.length > 0 && sets.every((set) => hasEnough(body, set, 0));
};

/** A deck has at most one round per creature. */
const ROUND_LIMIT = CREATURES.max + 1;

/** The rules engine of Zany Zombies (rules 3 to 10). */
const zombies: Played<Box, Game, State, View, Move, LogEvent> = {
  compile: (body, chosen) => compile(body, agreementOf(body, chosen)),
  choices,
  hasHost: false,
  contest: true,
  setup,
  // Speed does not matter: no bot simulates games from copies.
  clone: (state) => structuredClone(state),
  toAct: (_, state): readonly Seat[] => actors(state),
  moves,
  play: refusing((game: Game, state: State, seat: Seat, move: Move, emit?: (event: LogEvent) => void) =>
    makeMove({ game, state, luck: seededLuck, emit }, seat, move),
  ),
  view: (game, state, who) => new View(game, state, who),
  filterEvent: (_, event, who) => filterEvent(event, who),
  show: (_, view) => snapshotOf(view),
  describeMove,
  ask,
  parts: movePartsOf,
  isNews,
  odds: oddsOf,
  guess: (_, view, rng) => guess(view, rng),
  outcome: outcomeOf,
  endings: () => endings,
  opener: (_, { opener }) => (opener === NONE ? undefined : opener),
  direction: ({ step }) => step,
  clock: clockOf,
  pace: { setupMinutes: () => SETUP_MINUTES, secondsPerTurn: SECONDS_PER_TURN },
  roundLimit: ROUND_LIMIT,
  bots,
  tallies,
  misery: (_, { removed, turns }) => 1_000 * removed.length + turns,
  seatName: (_, __, seat) => playerName(seat),
  narrate,
  epilogue,
  scene: sceneOf,
  verdicts,
  aims: contestAims('zombies', ['rounds'], summaryOf),
};

export const play: AnyPlayed = played(zombies);
