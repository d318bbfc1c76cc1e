import type { Issue } from '@/lib/kernel/issue';
import { setTo } from '@/lib/tabletop/authoring/reporter';
import { checkPlayers, playersOf } from '@/lib/tabletop/authoring/table-size';
import { called, counted } from '@/lib/tabletop/words/wording';
import { cardsOf, dealtTo } from '../rules/cards';
import type { Box } from '../schema';
import { report } from './codes';

/** Smallest draw pile that does not cause constant reshuffling. */
const ENOUGH_TO_DRAW = 6;

/** Checks that die, rounds and rows suit every combination of decks (rules 11). */
export function* checkTable(body: Box): Generator<Issue> {
  const { options, bonuses } = body;
  yield* checkPlayers(report, 'zombies/player-range', body);
  if (body.decks.length > 0) {
    yield* checkCards(body);
    yield* checkDie(body);
    yield* checkRounds(body);
    yield* checkRoundsTogether(body);
  }
  if (body.decks.length > 1 && bonuses.equal < bonuses.pair) {
    yield report(
      'zombies/bonuses-reversed',
      ['bonuses', 'equal'],
      `Two creatures of one number earn ${bonuses.equal} points, any other two ${bonuses.pair}. They are harder to get, so they should earn more.`,
    );
  }
  const most = options.maxTurnsPerRound;
  const { max } = playersOf(body);
  if (most !== null && most < 2 * max) {
    const path = ['options', 'maxTurnsPerRound'];
    const turns = most < max ? 'a turn' : 'a second turn';
    const message = `A round is over after ${counted(most, 'turn')}, so with ${max} players not everybody gets ${turns}, and many rounds end with nothing caught.`;
    const fix = setTo(path, null, 'No limit');
    yield report('zombies/turns-too-few', path, `${message} Allow more, or leave it empty.`, fix);
  }
}

/** Checks that the smallest deck alone fills the rows of the largest table and leaves cards to draw. */
function* checkCards(body: Box): Generator<Issue> {
  const { max } = playersOf(body);
  const places = dealtTo(max, body);
  const [smallest] = body.decks
    .map((deck, i) => ({ id: deck.id, name: called(deck.title, 'Deck', i), cards: cardsOf([deck]).total }))
    .toSorted((a, b) => a.cards - b.cards);
  if (!smallest) return;
  const { id, name, cards } = smallest;
  if (cards < places) {
    yield report(
      'zombies/too-few-cards',
      ['decks', id, 'traps'],
      `${name} has ${cards} cards, but ${max} players need ${places} for their rows. Add cards, or allow fewer players or shorter rows.`,
    );
  } else if (cards < places + ENOUGH_TO_DRAW) {
    yield report(
      'zombies/few-cards',
      ['decks', id, 'traps'],
      `${name} has ${cards} cards; with ${max} players only ${cards - places} are left to draw. Add at least ${places + ENOUGH_TO_DRAW - cards}.`,
    );
  }
}

function* checkDie({ decks, die }: Box): Generator<Issue> {
  const highest = Math.max(0, ...decks.flatMap(({ creatures }) => creatures.map(({ number }) => number)));
  if (die.sides >= highest) return;
  const path = ['die', 'sides'];
  const message = `The die has ${die.sides} sides, so no roll traps creature ${highest}. Use one with at least ${highest} sides.`;
  yield report('zombies/die-too-small', path, message, setTo(path, highest, `${highest} sides`));
}

/** Checks that, with one deck in play, a higher creature is left to claim the last one. */
function* checkRounds({ decks, rounds: { single } }: Box): Generator<Issue> {
  const fewest = Math.min(...decks.map(({ creatures }) => creatures.length));
  const fix = fewest > 1 ? setTo(['rounds', 'single'], fewest - 1, `${fewest - 1} rounds`) : undefined;
  if (single > fewest) {
    yield report(
      'zombies/too-many-rounds',
      ['rounds', 'single'],
      `${single} rounds hunt ${single} creatures, but a deck has only ${fewest}. Play fewer rounds, or add creatures.`,
      fix,
    );
  } else if (single === fewest) {
    yield report(
      'zombies/last-target-safe',
      ['rounds', 'single'],
      `With ${single} rounds the last one hunts the highest creature, and no other is high enough to claim it. One round fewer leaves it for that.`,
      fix,
    );
  }
}

/** Checks that any two decks together hold the creature of the last round, preferably twice. */
function* checkRoundsTogether({ decks, rounds: { multi } }: Box): Generator<Issue> {
  const [smallest, second] = decks.toSorted((a, b) => a.creatures.length - b.creatures.length);
  if (!smallest || !second) return;
  const [fewest, enough] = [smallest.creatures.length, second.creatures.length];
  if (multi > enough) {
    yield report(
      'zombies/too-many-rounds-together',
      ['rounds', 'multi'],
      `With several decks ${multi} rounds are played, but two of the decks have no creature ${multi}. Play fewer rounds, or add creatures.`,
      enough > 0 ? setTo(['rounds', 'multi'], enough, `${enough} rounds`) : undefined,
    );
  } else if (fewest !== enough && multi > fewest) {
    yield report(
      'zombies/last-target-once',
      ['decks', smallest.id, 'creatures'],
      `This deck has no creature ${multi}, so together with another there is only one in the last round, and nothing can win it. Add creatures, or play fewer rounds.`,
    );
  }
}
