import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import type { Recorded } from './recorded-games';

interface Board {
  deck: number[];
  readonly discard: number[];
  readonly hands: number[][];
  /** Cards bid in the conflict at hand. */
  readonly bids: number[];
  won: number;
}

const RANKS = 13;
const CARDS = 52;
const OPPOSITION = 2;
const PLAYERS = 4;
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/**
 * The bare turn loop for boardgame.io: draw a card, bid it in a conflict against the GM's cards, compare, discard, next
 * player. None of the game's other rules, which is to the peer's good; nor can anybody undo, which it is slow at.
 */
const turnLoop: Game<Board> = {
  name: 'turn-loop',
  disableUndo: true,
  setup: ({ random }) => ({
    deck: random.Shuffle(upTo(CARDS)),
    discard: [],
    hands: upTo(PLAYERS).map(() => []),
    bids: [],
    won: 0,
  }),
  turn: {
    onBegin: ({ G, ctx, random }) => {
      draw(G, G.hands[Number(ctx.currentPlayer)] ?? [], random.Shuffle);
    },
  },
  moves: {
    lay({ G, ctx, events, random }, next: boolean) {
      const hand = G.hands[Number(ctx.currentPlayer)] ?? [];
      if (hand.length === 0) draw(G, hand, random.Shuffle);
      const card = hand.pop();
      if (card !== undefined) G.bids.push(card);
      // So many cards never lie on the table at once; making characters lays them one after the other.
      if (G.bids.length > PLAYERS) G.discard.push(...G.bids.splice(0));
      if (next) events.endTurn();
    },
    settle({ G, events, random }, next: boolean) {
      const opposition: number[] = [];
      for (let i = 0; i < OPPOSITION; i++) draw(G, opposition, random.Shuffle);
      if (sum(G.bids) > sum(opposition)) G.won++;
      G.discard.push(...G.bids.splice(0), ...opposition);
      if (next) events.endTurn();
    },
    speak({ events }, next: boolean) {
      if (next) events.endTurn();
    },
  },
};

function draw(board: Board, into: number[], shuffle: (cards: number[]) => number[]): void {
  if (board.deck.length === 0) board.deck = shuffle(board.discard.splice(0));
  const card = board.deck.pop();
  if (card !== undefined) into.push(card);
}

const sum = (cards: readonly number[]) => cards.reduce((points, card) => points + (card % RANKS) + 2, 0);

/** Makes the same moves, as far as the loop knows them, in a headless client a game; how many there were. */
export function replayByPeer(games: readonly Recorded[]): number {
  let moves = 0;
  for (const { steps } of games) {
    const client = Client<Board>({ game: turnLoop, numPlayers: PLAYERS, debug: false });
    client.start();
    for (const { deed, next } of steps) client.moves[deed]?.(next);
    client.stop();
    const turns = 1 + steps.filter(({ next }) => next).length;
    if (client.getState()?.ctx.turn !== turns) throw new Error('boardgame.io did not make every move');
    moves += steps.length;
  }
  return moves;
}
