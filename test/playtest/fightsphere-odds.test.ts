import { describe, expect, it } from 'vitest';
import { below, seededRng } from '@/lib/kernel/rng';
import type { Game } from '@/lib/systems/fightsphere/engine/game';
import type { LogEvent, Rolled } from '@/lib/systems/fightsphere/engine/log';
import type { Scene, State } from '@/lib/systems/fightsphere/engine/state';
import type { View } from '@/lib/systems/fightsphere/engine/view';
import { Words } from '@/lib/systems/fightsphere/narration/words';
import { play } from '@/lib/systems/fightsphere/play';
import { PLAYERS } from '@/lib/systems/fightsphere/vocabulary';
import { randomCampaign } from '../support/fightsphere/random-campaign';
import { soaked } from '../support/soak';

const ROLLS = soaked(200_000, 20_000);
const STANDARD_ERRORS = 5;
/** Positions; every other one is an encounter. */
const POSITIONS = Array.from({ length: 10 }, (_, i) => ({ seed: i + 1, isEncounter: i % 2 === 1 }));
/** Maximum number of skipped rolls, so that positions are spread over a campaign. */
const PASSED_OVER = 30;
const ROLL = { type: 'roll' } as const;

/** Plays to a roll that the seed selects. */
function drawn(seed: number, isEncounter: boolean): { readonly game: Game; readonly state: State } {
  const rng = seededRng(seed);
  for (;;) {
    const game = play.compile(randomCampaign(below(rng, 1_000)));
    const players = PLAYERS.min + below(rng, PLAYERS.max - PLAYERS.min + 1);
    const state = play.setup(game, players, below(rng, 1_000)) as State;
    let left = below(rng, PASSED_OVER);
    while (state.phase !== 'over') {
      const isOne = state.phase === 'roll' && state.scene?.isEncounter === isEncounter;
      if (isOne && left-- === 0) return { game: game as Game, state };
      const moves = [...play.moves(game, state, state.awaited)];
      play.play(game, state, state.awaited, moves[below(rng, moves.length)]);
    }
  }
}

/** Copies what a roll changes; `clone` copies everything, which is slow. */
const copyOf = (state: State, rng: number[]): State => ({
  ...state,
  rng,
  fighters: state.fighters.map((fighter) => ({ ...fighter, ties: fighter.ties.map((tie) => ({ ...tie })) })),
  episodes: state.episodes.map((episode) => ({
    ...episode,
    truces: [...episode.truces],
    brokenOff: [...episode.brokenOff],
    encounters: episode.encounters.map((engaged) => [...engaged]),
  })),
  lost: [...state.lost],
  judgment: [...state.judgment],
  resumes: [...state.resumes],
  winners: [],
  scene: state.scene && {
    ...state.scene,
    sides: state.scene.sides.map((side) => ({ ...side, faces: [], used: [...side.used] })),
    rewards: [],
  },
});

const of = <Type extends LogEvent['type']>(events: readonly LogEvent[], type: Type) =>
  events.filter((event): event is Extract<LogEvent, { type: Type }> => event.type === type);

/** Returns the results of a roll in the words of the odds. */
function broughtBy(events: readonly LogEvent[], { sides, isEncounter }: Scene, words: Words, pools: readonly number[]) {
  if (!isEncounter) return [events.some(({ type }) => type === 'won') ? 'Success' : 'Failure'];
  const rolls = of(events, 'rolled')[0]?.rolls ?? [];
  const name = ({ fighter }: { readonly fighter: number }) => words.fighter(fighter);
  const fallen = of(events, 'suffered').filter(
    ({ fighter, gamble, victories }) => (pools[fighter] ?? 0) - gamble - victories < 0,
  );
  const first = rolls.find(({ ones }, i) => rolls.every((other, j) => i === j || other.ones < ones));
  const isLeaving = sides.some(({ fighter, leaving }) => fighter === first?.fighter && leaving);
  return [
    ...fallen.map((one) => `${name(one)} falls`),
    ...(first ? [`${name(first)} ${isLeaving ? 'gets away' : 'beats everybody'}`] : []),
    ...(rolls.length === 2 ? [byHowMany(rolls, name)] : []),
  ];
}

function byHowMany([one, other]: readonly Rolled[], name: (roll: Rolled) => string): string {
  const margin = (one?.ones ?? 0) - (other?.ones ?? 0);
  const winner = margin > 0 ? one : other;
  if (margin === 0 || !winner) return 'Nobody';
  return `${name(winner)} by ${Math.min(3, Math.abs(margin))}${Math.abs(margin) >= 3 ? ' or more' : ''}`;
}

describe('rolls of the engine', { timeout: 120_000, tags: ['long', 'soak'] }, () => {
  it.each(POSITIONS)('are as likely as the odds say: position $seed', ({ seed, isEncounter }) => {
    const { game, state } = drawn(seed, isEncounter);
    const from = structuredClone(state);
    const rng = seededRng(seed);
    const view = play.view(game, from, from.awaited) as View;
    const odds = play.odds?.(game, view, ROLL) ?? [];
    const words = new Words(game, view);
    const pools = from.fighters.map(({ pool }) => pool);
    const seen = new Map<string, number>();
    for (let i = 0; i < ROLLS; i++) {
      const events: LogEvent[] = [];
      play.play(game, copyOf(from, rng), from.awaited, ROLL, (event) => events.push(event as LogEvent));
      for (const label of broughtBy(events, from.scene as Scene, words, pools)) {
        seen.set(label, (seen.get(label) ?? 0) + 1);
      }
    }
    expect(odds.length).toBeGreaterThan(1);
    for (const { label, chance } of odds) {
      const share = (seen.get(label) ?? 0) / ROLLS;
      const error = Math.sqrt((chance * (1 - chance)) / ROLLS);
      expect(Math.abs(share - chance), label).toBeLessThanOrEqual(STANDARD_ERRORS * error + 1e-9);
    }
  });
});

it.each(POSITIONS)('are shown with the first die that a table types, and with no later one: %o', (position) => {
  const { game, state } = drawn(position.seed, position.isEncounter);
  const view = play.view(game, state, 'table');
  const beside = (face: number) => play.odds?.(game, view, { type: 'face', face });
  expect(beside(1)).toEqual(play.odds?.(game, view, ROLL));
  expect(beside(6)).toEqual(beside(1));
  state.scene?.sides[0]?.faces.push(1);
  expect(beside(1)).toEqual([]);
});
