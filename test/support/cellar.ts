import type { z } from 'zod';
import { defineSystem } from '@/lib/contract/authored';
import { type Played, played, type Seat, type Who } from '@/lib/contract/played';
import { count, group } from '@/lib/schema/fields';

/** A co-operative game with hidden tiles, so that the contract is not shaped by one game alone. */
const schema = group(
  {
    tiles: count({ title: 'Tiles', description: 'Tiles face down in the cellar.', min: 3, max: 20, initial: 9 }),
    pits: count({ title: 'Pits', description: 'How many of them are pits.', min: 0, max: 10, initial: 3 }),
    lamps: count({ title: 'Lamps', description: 'Lamps the party can lose.', min: 1, max: 9, initial: 3 }),
  },
  { title: 'Cellar', description: 'A dark cellar with one door.' },
);
type Cellar = z.infer<typeof schema>;
type Tile = 'floor' | 'pit' | 'door';
type Move = { readonly type: 'flip' | 'peek'; readonly tile: number } | { readonly type: 'rest' };
interface State {
  readonly players: number;
  readonly tiles: readonly Tile[];
  /** Bits of the seats that have peeked under a tile, and one more once it lies face up. */
  readonly known: number[];
  lamps: number;
  turn: number;
  escaped: boolean;
}
interface View {
  lamps(): number;
  turn(): number;
  tiles(): readonly (Tile | '?')[];
}
type Happening = { readonly seat: Seat; readonly move: Move; readonly tile: Tile | undefined };

const bit = (seat: Seat) => 1 << seat;
const FACE_UP = 1 << 8;
const sees = (state: State, who: Who, tile: number) =>
  who === 'all' || lit(state, tile) || (who !== 'table' && ((state.known[tile] ?? 0) & bit(who)) !== 0);
const lit = (state: State, tile: number) => ((state.known[tile] ?? 0) & FACE_UP) !== 0;

/** What a pit costs. */
export const lampsAfter = (lamps: number, tile: Tile): number => (tile === 'pit' ? Math.max(0, lamps - 1) : lamps);

function shuffle(tiles: Tile[], seed: number): Tile[] {
  let x = seed | 1;
  for (let i = tiles.length - 1; i > 0; i--) {
    x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
    const j = x % (i + 1);
    [tiles[i], tiles[j]] = [tiles[j] as Tile, tiles[i] as Tile];
  }
  return tiles;
}

function refuse(state: State, seat: Seat, move: Move): string | undefined {
  if (play.toAct({} as Cellar, state)[0] !== seat) return 'not-your-turn';
  if (move.type === 'rest') return undefined;
  if (!(move.tile in state.tiles)) return 'no-such-tile';
  return lit(state, move.tile) ? 'already-open' : undefined;
}

function* movesOf(state: State, seat: Seat): Iterable<Move> {
  if (play.toAct({} as Cellar, state)[0] !== seat) return;
  yield { type: 'rest' };
  for (const tile of state.tiles.keys()) {
    if (lit(state, tile)) continue;
    yield { type: 'flip', tile };
    yield { type: 'peek', tile };
  }
}

/** How well lit a party may come. */
const LAMPS = [
  { id: 'bright', label: 'Bright', lamps: 9 },
  { id: 'dim', label: 'Dim', lamps: 1 },
] as const;

const play: Played<Cellar, Cellar, State, View, Move, Happening> = {
  compile: (body, chosen) => ({ ...body, lamps: LAMPS.find(({ id }) => id === chosen?.lamps)?.lamps ?? body.lamps }),
  choices: () => [{ id: 'lamps', title: 'Light', options: LAMPS.map(({ id, label }) => ({ id, label })) }],
  hasHost: false,
  setup({ tiles, pits, lamps }, players, seed) {
    const laid = Array.from({ length: tiles }, (_, i): Tile => (i === 0 ? 'door' : i <= pits ? 'pit' : 'floor'));
    return { players, tiles: shuffle(laid, seed), known: laid.map(() => 0), lamps, turn: 0, escaped: false };
  },
  clone: (state) => ({ ...state, known: [...state.known] }),
  toAct: (_, state) => (state.escaped || state.lamps === 0 ? [] : [state.turn % state.players]),
  moves: (_, state, seat) => movesOf(state, seat),
  play(_, state, seat, move, emit) {
    const code = refuse(state, seat, move);
    if (code) return { code };
    state.turn++;
    const tile = move.type === 'rest' ? undefined : state.tiles[move.tile];
    if (move.type === 'peek') state.known[move.tile] = (state.known[move.tile] ?? 0) | bit(seat);
    if (move.type === 'flip' && tile) {
      state.known[move.tile] = FACE_UP;
      state.lamps = lampsAfter(state.lamps, tile);
      state.escaped = tile === 'door';
    }
    emit?.({ seat, move, tile });
    return undefined;
  },
  view: (_, state, who) => ({
    lamps: () => state.lamps,
    turn: () => state.turn,
    tiles: () => state.tiles.map((tile, i) => (sees(state, who, i) ? tile : '?')),
  }),
  show: (_, view) => ({ lamps: view.lamps(), turn: view.turn(), tiles: [...view.tiles()] }),
  outcome(_, { escaped, lamps, players }) {
    if (escaped) return { ending: 'out', winners: Array.from({ length: players }, (_, seat) => seat) };
    return lamps === 0 ? { ending: 'dark', winners: [] } : undefined;
  },
  endings: () => [
    { id: 'out', label: 'Everybody is out', good: true },
    { id: 'dark', label: 'The last lamp is gone', good: false },
  ],
  clock: (_, { turn, players }) => ({ rounds: Math.floor(turn / players), turns: turn }),
  pace: { setupMinutes: () => 5, secondsPerTurn: 30 },
  roundLimit: 40,
  bots: [
    {
      id: 'random',
      title: 'Random',
      help: 'Does anything.',
      role: 'player',
      seat(_, __, seed) {
        let x = seed | 1;
        return {
          decide(_, moves) {
            const all = [...moves()];
            x = (Math.imul(x, 1103515245) + 12345) & 0x7fffffff;
            return all[x % all.length] as Move;
          },
        };
      },
    },
    {
      id: 'careful',
      title: 'Careful',
      help: 'Peeks first, and flips what it knows.',
      role: 'player',
      seat: () => ({
        decide(view, moves) {
          const all = [...moves()];
          const tiles = view.tiles();
          const door = all.find((move) => move.type === 'flip' && tiles[move.tile] === 'door');
          const dark = all.find((move) => move.type === 'peek' && tiles[move.tile] === '?');
          return door ?? dark ?? { type: 'rest' };
        },
      }),
    },
  ],
  tallies: [
    {
      id: 'tiles',
      title: 'Tiles',
      plot: { kind: 'bars', columns: ['open'], of: 'games' },
      columns: [{ id: 'open', title: 'Opened', help: 'Games in which it was opened.' }],
      rows: ({ tiles }) => Array.from({ length: tiles }, (_, i) => ({ id: String(i), label: `Tile ${i + 1}` })),
      add(_, state, sums) {
        for (const i of state.tiles.keys()) sums[i] = (sums[i] ?? 0) + Number(lit(state, i));
      },
    },
  ],
  misery: (_, { escaped, turn }) => (escaped ? 0 : 1000) + turn,
  narrate(_, { seat, move }, view) {
    const found = move.type === 'rest' ? '' : view.tiles()[move.tile];
    return { text: `Seat ${seat + 1}: ${move.type} ${found}`.trim(), weight: 'turn' };
  },
  scene: (_, view) => ({
    clock: { rounds: 0, turns: view.turn() },
    people: [],
    cards: [],
    done: [],
    heading: `${view.lamps()} lamps left`,
  }),
  verdicts: (_, tables) =>
    tables.every(({ wins }) => wins.count === 0)
      ? [{ code: 'cellar/hopeless', severity: 'warning', path: ['pits'], message: 'Fewer pits.' }]
      : [],
  waysOut: ['pits'],
};

export const cellarPlay = played(play);

/** The cellar as a system like any other. It has nothing to print. */
export const cellar = defineSystem<Cellar>({
  id: 'cellar',
  title: 'The Cellar',
  credit: 'Ours, for tests.',
  version: 1,
  players: { min: 1, max: 4 },
  schema,
  migrations: [],
  form: { steps: [] },
  pieces: [],
  check: ({ tiles, pits }) =>
    pits < tiles
      ? []
      : [{ code: 'cellar/no-door', severity: 'error', path: ['pits'], message: 'Leave a tile for the door.' }],
  facts: ({ tiles }) => ({
    counts: [{ id: 'tiles', one: 'tile', many: 'tiles', count: tiles }],
    routes: [],
    effort: { id: 'turns', one: 'turn', many: 'turns' },
  }),
  kit: ({ title, language, authors }) => ({ title, subtitle: '', language, authors, sign: 'hazard', pieces: [] }),
  textBoxes: () => [],
  plan: () => ({ rooms: [], passages: [], wayOut: [], scale: '' }),
  forPlayers: (body) => body,
  starters: [],
  play: async () => cellarPlay,
});
