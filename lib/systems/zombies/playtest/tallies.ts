import type { Tally } from '@/lib/contract/played';
import type { Findings } from '@/lib/contract/playtest-report';
import { at } from '@/lib/kernel/at';
import { tallyMakers } from '@/lib/tabletop/play/tally';
import { rowsOf } from '@/lib/tabletop/play/verdicts';
import { type Card, type Game, NONE, type Sort } from '../engine/game';
import { scoreOf } from '../engine/score';
import type { State } from '../engine/state';
import { cardName } from '../names';

const { tallyOf, tallyOfRows, column, listed } = tallyMakers<Game, State>();

/** Maximum number of rows; larger ranges of points are binned. */
const ROWS_MAX = 16;

/** Final points, from 0 to the maximum, and the winner's margin. */
export const scores = tallyOf(
  {
    id: 'scores',
    title: 'Points',
    plot: { kind: 'bars', columns: ['players', 'winners'], of: 'most' },
    columns: {
      players: { title: 'Players', help: 'Players who ended with this many points, in all games.' },
      winners: { title: 'Winners', help: 'Winners who ended with this many.' },
      margin: { title: 'Ahead by', help: 'Games in which the first player was this many points ahead of the second.' },
    },
    rows(game) {
      const most = mostPoints(game);
      const step = stepOf(most);
      return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => {
        const [from, to] = [i * step, i * step + step - 1];
        return { id: String(from), label: step === 1 ? String(from) : `${from} to ${to}` };
      });
    },
  },
  (game, state, counts) => {
    const most = mostPoints(game);
    const rowOf = (points: number) => Math.floor(Math.min(points, most) / stepOf(most));
    let [first, second] = [0, 0];
    for (let seat = 0; seat < state.players; seat++) {
      const points = scoreOf(game, state, seat);
      counts.add(rowOf(points), 'players');
      if (state.winners.includes(seat)) counts.add(rowOf(points), 'winners');
      if (points > first) [first, second] = [points, first];
      else if (points > second) second = points;
    }
    counts.add(rowOf(first - second), 'margin');
  },
);

const stepOf = (most: number): number => Math.ceil((most + 1) / ROWS_MAX);

/** Sums up the points: "Winners have about 9 points; the second is about 3 behind."; '' if nobody ever won. */
export function pointsIn(findings: Findings): string {
  const rows = rowsOf(findings, scores);
  const median = (column: 'winners' | 'margin') => {
    const all = rows.reduce((sum, { counts }) => sum + counts[column], 0);
    let seen = 0;
    return rows.find(({ counts }) => {
      seen += counts[column];
      return all > 0 && 2 * seen >= all;
    })?.label;
  };
  const [winners, margin] = [median('winners'), median('margin')];
  return winners === undefined ? '' : `Winners have about ${winners} points; the second is about ${margin} behind.`;
}

/** Returns the cards of a sort, in the order of the rows about them. */
export const cardsOfSort = ({ cards }: Game, sort: Sort): readonly Card[] =>
  [...cards.keys()].filter((card) => cards[card]?.sort === sort);

/** Path of a creature or an Action in the file. */
export function pathOf({ body, cards }: Game, card: Card): readonly string[] {
  const rule = cards[card];
  const deck = rule && body.decks[rule.deck];
  if (!rule || !deck) return ['decks'];
  const list = rule.sort === 'creature' ? 'creatures' : 'actions';
  return ['decks', deck.id, list, deck[list][rule.index]?.id ?? ''];
}

const rowsAbout = (sort: Sort) => (game: Game) =>
  cardsOfSort(game, sort).map((card) => {
    const [, deck, , id] = pathOf(game, card);
    return { id: `${deck}/${id}`, label: cardName(game, card) };
  });

/** Maximum of points (rules 6 and 8), not counting Super Traps that keep unwanted creatures. */
function mostPoints({ cards, bonuses, decks, rounds }: Game): number {
  let [points, creatures, locks] = [0, 0, 0];
  for (const { sort, number, copies } of cards) {
    if (number <= rounds) points += number;
    if (sort === 'creature') creatures++;
    if (sort === 'linkLock') locks += copies;
  }
  const links = decks.length > 1 ? Math.min(locks, Math.floor(creatures / 2)) : 0;
  return points + links * Math.max(bonuses.pair, bonuses.equal);
}

/** Calls `visit` for each card of a sort, with its row. */
function eachRow({ cards }: Game, sort: Sort, visit: (card: Card, row: number) => void): void {
  let row = 0;
  for (let card = 0; card < cards.length; card++) if (at(cards, card).sort === sort) visit(card, row++);
}

export const creatures = tallyOf(
  {
    rows: rowsAbout('creature'),
    columns: {
      caught: { title: 'Caught', help: 'Games in which somebody trapped it, once or several times.' },
      catcher: { title: 'Kept by its catcher', help: 'Games in which the one who trapped it saved it.' },
      other: {
        title: 'Kept by another',
        help: 'Games in which it went to another player, who had the highest creature.',
      },
      nobody: { title: 'Kept by nobody', help: 'Games in which it was caught and never saved.' },
    },
    plot: { kind: 'bars', columns: ['caught', 'catcher', 'other'], of: 'games' },
    title: 'Creatures',
    id: 'creatures',
  },
  (game, { tally }, counts) =>
    eachRow(game, 'creature', (card, row) => {
      const [catcher, keeper] = [at(tally.trappedBy, card), at(tally.savedBy, card)];
      if (catcher === NONE) return;
      counts.add(row, 'caught');
      counts.add(row, keeper === NONE ? 'nobody' : keeper === catcher ? 'catcher' : 'other');
    }),
);

export const actions = tallyOf(
  {
    rows: rowsAbout('action'),
    columns: {
      drawn: { title: 'Turned up', help: 'How often its owner flipped it, in all games.' },
      played: { title: 'Played', help: 'How often it was carried out.' },
      declined: { title: 'Declined', help: 'How often it was thrown away instead.' },
      points: { title: 'Points moved', help: 'Points that it took from one player and gave to another.' },
    },
    plot: { kind: 'bars', columns: ['drawn', 'played'], of: 'most' },
    title: 'Actions',
    id: 'actions',
  },
  (game, { tally }, counts) =>
    eachRow(game, 'action', (card, row) => {
      const [drawn, played] = [at(tally.flipped, card), at(tally.played, card)];
      counts.add(row, 'drawn', drawn);
      counts.add(row, 'played', played);
      counts.add(row, 'declined', drawn - played);
      counts.add(row, 'points', at(tally.moved, card));
    }),
);

export const rounds = tallyOfRows({
  id: 'roundLengths',
  title: 'Rounds',
  plot: { kind: 'bars', columns: ['turns'], of: 'most' },
  columns: {
    games: column('Games', 'Games that had this round: one whose creature is gone is skipped.', ({ tally }, row) =>
      Number(at(tally.turns, row) > 0),
    ),
    turns: listed('turns', 'Turns', 'Turns it took, in all games.'),
    cutOff: listed('cutOff', 'Cut off', 'Games in which its turns were used up before anybody caught its creature.'),
    outOfCards: listed('outOfCards', 'Out of cards', 'Games in which it ended because nobody had a card to turn up.'),
    unsaved: listed('unsaved', 'Lost', 'Games in which its creature was caught while nobody had one in their row.'),
  },
  rows: (game) => Array.from({ length: game.rounds }, (_, i) => ({ id: String(i + 1), label: `Round ${i + 1}` })),
});

const deeds = tallyOf(
  {
    id: 'deeds',
    title: 'Traps, thefts and locks',
    columns: {
      traps: { title: 'Traps', help: 'TRAP! and Super Trap! cards that were flipped, in all games.' },
      wasted: { title: 'Wasted', help: 'Those that turned up no creature, or had nobody to aim at.' },
      thefts: { title: 'Thefts', help: 'Saved creatures that were stolen.' },
      locks: { title: 'Locks', help: 'Link & Locks that were laid on one creature.' },
      links: { title: 'Links', help: 'Link & Locks that were laid on two.' },
      held: { title: 'Unused', help: 'Link & Locks that were flipped and laid on nothing.' },
    },
    rows: () => [{ id: '', label: 'All games' }],
  },
  ({ cards }, { tally, locks }, counts) => {
    for (let card = 0; card < cards.length; card++) {
      const { sort, effect } = at(cards, card);
      const [flipped, played] = [at(tally.flipped, card), at(tally.played, card)];
      if (sort === 'trap' || sort === 'superTrap') counts.add(0, 'traps', flipped);
      else if (effect === 'steal') counts.add(0, 'thefts', played);
      else if (sort === 'linkLock') counts.add(0, 'held', flipped - played);
    }
    for (const laid of locks) for (const { creatures } of laid) counts.add(0, creatures.length > 1 ? 'links' : 'locks');
    counts.add(0, 'wasted', tally.wasted);
  },
);

export const tallies: readonly Tally<Game, State>[] = [scores, creatures, actions, rounds, deeds];
