import { describe, expect, it } from 'vitest';
import { below, seededRng } from '@/lib/kernel/rng';
import type { Game } from '@/lib/systems/isolation/engine/game';
import type { LogEvent } from '@/lib/systems/isolation/engine/log';
import type { State } from '@/lib/systems/isolation/engine/state';
import type { View } from '@/lib/systems/isolation/engine/view';
import { Words } from '@/lib/systems/isolation/narration/words';
import { play } from '@/lib/systems/isolation/play';
import { DEGREE_LABELS, DIFFICULTY_NAMES, PLAYERS, STANCE_LABELS } from '@/lib/systems/isolation/vocabulary';
import { randomSiege } from '../support/isolation/random-siege';
import { soaked } from '../support/soak';

const ROLLS = soaked(200_000, 40_000);
const STANDARD_ERRORS = 5;
/** Kinds of rolls: mostly first readings with helpers; some lone attempts, second readings and pairs. */
const KINDS = ['asked', 'asked', 'alone', 'against', 'answer', 'asked', 'pair', 'asked', 'answer', 'asked'] as const;
type Kind = (typeof KINDS)[number];
const POSITIONS = KINDS.map((kind, i) => ({ kind, seed: i + 1 }));
/** Maximum number of skipped rolls, so that positions are spread over a siege. */
const PASSED_OVER = 6;

function isOne({ phase, conflict, pairs, closing }: State, kind: Kind): boolean {
  if (kind === 'pair') return phase === 'pair' && (pairs[closing?.pair ?? -1]?.green ?? 0) > 0;
  if (kind === 'answer') return phase === 'answer';
  if (phase !== 'roll' || !conflict) return false;
  if (kind === 'against') return conflict.against >= 0;
  return conflict.against < 0 && conflict.targets.length > 1 === (kind === 'asked') && conflict.targets.length !== 1;
}

/** Plays to a roll that the seed selects. */
function drawn(seed: number, kind: Kind): { readonly game: Game; readonly state: State } {
  const rng = seededRng(seed);
  for (;;) {
    const game = play.compile(randomSiege(below(rng, 1_000))) as Game;
    const players = PLAYERS.min + below(rng, PLAYERS.max - PLAYERS.min + 1);
    const state = play.setup(game, players, below(rng, 1_000)) as State;
    let left = below(rng, PASSED_OVER);
    while (state.phase !== 'over') {
      if (isOne(state, kind) && left-- === 0) return { game, state };
      const moves = [...play.moves(game, state, state.awaited)];
      play.play(game, state, state.awaited, moves[below(rng, moves.length)]);
    }
  }
}

/** Copies what a roll changes; counters for playtests are shared. */
const copyOf = (state: State, rng: number[]): State => ({
  ...state,
  rng,
  people: state.people.map((person) => ({ ...person })),
  pairs: state.pairs.map((pair) => ({ ...pair, loose: { ...pair.loose }, labels: [...pair.labels] })),
  done: [...state.done],
  shut: [...state.shut],
  named: [...state.named],
  winners: [],
  conflict: state.conflict && {
    ...state.conflict,
    rolls: state.conflict.rolls.map((dice) => ({ ...dice, faces: [...dice.faces] })),
    answers: state.conflict.answers.map((dice) => ({ ...dice, faces: [...dice.faces] })),
    stances: [...state.conflict.stances],
  },
  closing: state.closing && { ...state.closing, rolls: [] },
});

/**
 * Gives everybody who is asked the best stance and lets nobody else turn Hostile; the GM announces a Difficulty and
 * rolls.
 */
function playOut(game: Game, state: State, difficulty: number, emit: (event: unknown) => void): void {
  const isAttempt = state.phase === 'roll';
  play.play(game, state, state.awaited, { type: isAttempt || state.phase === 'answer' ? 'roll' : 'reflect' }, emit);
  while (
    state.phase === 'stance' ||
    state.phase === 'oppose' ||
    state.phase === 'difficulty' ||
    (isAttempt && state.phase === 'answer')
  ) {
    const [best] = play.moves(game, state, state.awaited);
    const move =
      state.phase === 'difficulty'
        ? { type: 'difficulty', difficulty }
        : state.phase === 'answer'
          ? { type: 'roll' }
          : best;
    play.play(game, state, state.awaited, move, emit);
  }
}

/** Returns the results of a roll in the words of the odds: question and answer. */
function broughtBy(events: readonly LogEvent[], words: Words): readonly string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'stanceTaken':
        return [`What ${words.person(event.person)} does: ${STANCE_LABELS[event.best]}`];
      case 'resolved':
        return [DEGREE_LABELS[event.degree]];
      case 'reflected':
        return [event.ahead ? `${event.ahead.charAt(0).toUpperCase()}${event.ahead.slice(1)}` : 'Neither'];
      default:
        return [];
    }
  });
}

describe('rolls of the engine', { timeout: 300_000, tags: ['long', 'soak'] }, () => {
  it.each(POSITIONS)('are as likely as the odds say: position $seed, $kind', ({ kind, seed }) => {
    const { game, state: from } = drawn(seed, kind);
    const view = play.view(game, from, 'all') as View;
    const move = { type: kind === 'pair' ? 'reflect' : 'roll' };
    const odds = play.odds?.(game, view, move) ?? [];
    const named = DIFFICULTY_NAMES.findIndex((name) => odds.some(({ question }) => question === `If it is ${name}`));
    const words = new Words(game, view);
    const seen = new Map<string, number>();
    const rng = seededRng(seed);
    for (let i = 0; i < ROLLS; i++) {
      const state = copyOf(from, rng);
      const events: LogEvent[] = [];
      playOut(game, state, Math.max(1, named + 1), (event) => events.push(event as LogEvent));
      for (const what of broughtBy(events, words)) seen.set(what, (seen.get(what) ?? 0) + 1);
    }
    const asked = odds.filter(
      ({ question }) => !question?.startsWith('If it is ') || question.endsWith(DIFFICULTY_NAMES[named] ?? ''),
    );
    expect(asked.length).toBeGreaterThan(2);
    for (const { question, label, chance } of asked) {
      const share = (seen.get(`${question}: ${label}`) ?? seen.get(label) ?? 0) / ROLLS;
      const error = Math.sqrt((chance * (1 - chance)) / ROLLS);
      expect(Math.abs(share - chance), `${question}: ${label}`).toBeLessThanOrEqual(STANDARD_ERRORS * error + 1e-9);
    }
  });
});
