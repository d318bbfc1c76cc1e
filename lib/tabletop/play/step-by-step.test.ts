import { expect, it } from 'vitest';
import { type MoveContext, type MoveRules, stepByStep, unless } from './step-by-step';

interface State {
  phase: 'deal' | 'give' | 'over';
  awaited: number;
  readonly given: [number, string][];
  readonly rng: number[];
}
type Move =
  | { readonly type: 'give'; readonly seat: number; readonly card: string }
  | { readonly type: 'pass' }
  | { readonly type: 'end'; readonly early: boolean };
type Rules = MoveRules<MoveContext<object, State, string>, Move, 'deal' | 'give', 'own-seat'>;

const rules: Rules = {
  give: {
    names: { seat: () => [0, 1], card: () => ['ace', 'ten'] },
    refusal: ({ state }, { seat }) => unless(seat !== state.awaited, 'own-seat'),
    make: ({ state, emit }, { seat, card }) => {
      state.given.push([seat, card]);
      emit?.(`${card} given`);
    },
    next({ state }) {
      state.awaited = 1 - state.awaited;
    },
  },
  pass: { phases: ['give', 'deal'] },
  end: {
    phases: ['give'],
    all: ({ state }) => (state.given.length > 0 ? [{ type: 'end', early: true }] : []),
    make({ state }) {
      state.phase = 'over';
    },
  },
};
const { moves, play, toAct, filterEvent, show, clone } = stepByStep<
  object,
  State,
  string,
  Move,
  'deal' | 'give',
  'own-seat'
>(rules);
const state = (): State => ({ phase: 'give', awaited: 0, given: [], rng: [1] });

it('lists every combination of a move’s values, without refused ones', () => {
  expect(moves({}, state(), 0)).toEqual([
    { type: 'give', seat: 1, card: 'ace' },
    { type: 'give', seat: 1, card: 'ten' },
    { type: 'pass' },
  ]);
  expect(moves({}, state(), 1)).toEqual([]);
  expect(moves({}, { ...state(), phase: 'deal' }, 0)).toEqual([{ type: 'pass' }]);
});

it('makes a move, emits events, and continues', () => {
  const [now, events] = [state(), [] as string[]];
  const emit = (event: string) => events.push(event);
  expect(play({}, now, 0, { type: 'give', seat: 1, card: 'ten' }, emit)).toBeUndefined();
  expect([now.given, events, toAct({}, now)]).toEqual([[[1, 'ten']], ['ten given'], [1]]);
  expect(play({}, now, 1, { type: 'pass' })).toBeUndefined();
  expect(play({}, now, 1, { type: 'end', early: true })).toBeUndefined();
  expect(moves({}, now, 1)).toEqual([]);
});

it.each<[string, number, Move, Partial<State>]>([
  ['own-seat', 0, { type: 'give', seat: 0, card: 'ace' }, {}],
  ['no-such-choice', 0, { type: 'give', seat: 1, card: 'king' }, {}],
  ['no-such-choice', 0, { type: 'end', early: false }, { given: [[1, 'ace']] }],
  ['not-your-turn', 1, { type: 'pass' }, {}],
  ['not-now', 0, { type: 'give', seat: 1, card: 'ace' }, { phase: 'deal' }],
  ['game-over', 0, { type: 'pass' }, { phase: 'over' }],
])('refuses with %s and changes nothing', (code, seat, move, change) => {
  const now = { ...state(), ...change };
  const before = clone(now);
  expect(play({}, now, seat, move)).toEqual({ code });
  expect(now).toEqual(before);
});

it('shows the state except for its generator and tallies, and hides no event', () => {
  const table = { ...state(), tally: [3] };
  expect(show({}, { table })).toEqual({ phase: 'give', awaited: 0, given: [] });
  expect(filterEvent({}, 'ten given')).toBe('ten given');
});
