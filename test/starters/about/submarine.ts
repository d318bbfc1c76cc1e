import type { About, Claim, Claims, What } from '../claim';

const hunter = (by: number) => ({ clock: 'hunter', by }) as const;
const air = (by: number) => ({ clock: 'air', by }) as const;
const HEARD = { clock: 'hunter', at: 3 } as const;
const STALE = { clock: 'air', at: 5 } as const;
const FLOODED = { floods: '', without: 'lung' } as const;
/** Outside the bolted galley, where the monster can come nearer. */
const OUTSIDE = { inRoom: 'bunks' } as const;
const HATCHES = [{ closes: 'galley_hatch' }, { closes: 'bunk_hatch' }] as const;

const claims: Claims = {
  C1: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: ['near'],
    what: [],
    first: ['fight', { ill: 3, cure: 'candle' }],
    second: ['nearer', hunter(1)],
  },
  C2: {
    who: 'character',
    givenFirst: ['near'],
    what: [],
    first: [{ steals: '' }],
    second: [{ darkens: '' }, air(1)],
    turns: 2,
    turnsIn: 'second',
  },
  C3: {
    who: 'anyone',
    givenFirst: [{ clock: 'hunter', at: 5 }],
    what: [{ test: 'fast' }],
    first: [FLOODED],
    turns: 2,
    turnsIn: 'first',
  },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }, { feels: 'clubs' }] },
  C5: { who: 'anyone', what: [{ test: 'fast' }, { closes: '' }] },
  C6: { who: 'character', what: [{ test: 'fast' }, hunter(1)] },
  C7: {
    who: 'character',
    what: [{ test: 'dangerous' }],
    first: [{ opens: 'galley_hatch' }, { opens: 'bunk_hatch' }],
    second: [FLOODED],
    turns: 2,
  },
  C8: { who: 'anyone', given: [STALE], what: [{ test: 'brave' }], second: [{ ill: 3, cure: 'cabin' }] },
  C9: {
    who: 'place',
    given: [HEARD],
    what: [],
    first: [hunter(-2), air(1)],
    second: [{ floods: 'torpedo', without: 'lung' }],
    turns: 3,
    turnsIn: 'second',
  },
  C10: { who: 'character', given: [OUTSIDE], givenFirst: ['near'], what: [{ test: 'fast' }], second: ['nearer'] },
  C11: { who: 'anyone', what: [{ test: 'fast' }, { darkens: '' }], turns: 2 },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings', { feels: 'hearts' }] },
  H2: { who: 'anyone', what: [air(1), { ill: 2, cure: 'cabin' }] },
  H3: {
    who: { strongest: 'hearts', among: 'extra' },
    given: [OUTSIDE],
    what: [{ test: 'sexy', of: 'related' }, 'nearer'],
  },
  H4: { who: 'character', what: [{ test: 'sexy' }], second: [{ closes: '' }] },
  H5: { who: 'character', what: [{ gains: 'record', ifAgreed: true }, 'weakness'], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }], second: [{ ill: 3, cure: 'candle' }] },
  H7: { who: 'character', what: [], first: [air(1)], second: [{ ill: 2, cure: 'cabin' }] },
  H10: { who: 'character', what: [], first: [FLOODED], second: HATCHES, turns: 1 },
  H11: { who: 'place', given: [STALE], what: [], first: [air(-2)], second: [air(1)], once: true },
  H12: { who: 'character', what: [{ test: 'sexy' }], second: [hunter(1)] },
  H13: { who: 'character', what: [], first: [air(1)], second: [hunter(1)] },
  H14: { who: 'character', given: [OUTSIDE], what: [], first: [hunter(1)], second: ['nearer'] },
  S1: { who: 'character', what: [{ darkens: '' }], turns: 2 },
  S2: { who: 'anyone', what: [{ test: 'fast' }], second: HATCHES },
  S4: { who: 'character', what: [{ opens: 'galley_hatch' }, 'nearer'] },
  S5: { who: 'anyone', what: [{ test: 'clever' }], second: [FLOODED], turns: 1, turnsIn: 'second' },
  S6: { who: 'character', given: [STALE], what: [{ test: 'clever' }], first: [air(-1)], second: [air(1)] },
  S7: {
    who: 'place',
    given: [HEARD],
    what: [],
    first: [{ floods: 'stores', without: 'lung' }, hunter(-1)],
    second: [hunter(1)],
    turns: 3,
    turnsIn: 'first',
  },
  S8: { who: 'character', what: [{ test: 'fast' }], second: [hunter(2)] },
  S10: { who: 'place', given: [HEARD], what: [], first: [hunter(-1), air(1)], second: [hunter(2)] },
  S11: {
    who: 'character',
    given: [STALE],
    givenFirst: [{ holding: 'wrench' }],
    what: [],
    first: [{ test: 'clever' }, air(-1)],
    second: [FLOODED],
    turns: 2,
    turnsIn: 'second',
  },
  S12: { who: 'character', what: [{ test: 'clever' }, hunter(1)] },
  S13: {
    who: 'anyone',
    given: [{ clock: 'acid', at: 3 }],
    what: [{ test: 'clever' }],
    first: [{ clock: 'acid', by: -1 }],
    second: [{ clock: 'acid', by: 2 }],
  },
  D1: { who: { highest: 'fast', among: 'character' }, what: [hunter(1), { turn: 'another' }] },
  D3: {
    who: 'anyone',
    what: [{ test: 'brave' }],
    first: [{ gains: 'candle' }],
    second: [FLOODED],
    turns: 1,
    turnsIn: 'second',
  },
  D4: { who: 'character', given: [STALE], what: [air(-1), { turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', given: [STALE], what: [], first: [{ turn: 'another' }], second: [air(-2)] },
  D6: { who: 'anyone', given: [HEARD], what: [{ test: 'brave' }], first: [hunter(-1)], second: [hunter(2)] },
  D7: { who: 'character', what: [{ gains: 'candle' }, { reveals: 'tube' }], once: true },
  D8: {
    who: 'character',
    given: [HEARD, OUTSIDE],
    what: [],
    first: ['weakness', 'nearer', hunter(1)],
    second: [hunter(-1)],
  },
  D9: { who: 'character', what: [{ opens: '' }], first: [{ opens: '' }, hunter(1)], second: [] },
  D10: { who: 'character', what: [{ test: 'fast' }], first: [{ gains: 'lung' }], second: [hunter(1)] },
  D11: { who: 'character', given: [STALE], what: [], first: [{ turn: 'another' }, air(1)], second: [air(-1)] },
};

/** The General moves in every second turn only: not in the one in which Events are played here. */
const isHis = (what: What) =>
  what !== 'nearer' && !(typeof what === 'object' && 'cure' in what && what.cure === 'candle');
const his = (claim: Claim): Claim => ({
  ...claim,
  what: claim.what.filter(isHis),
  ...(claim.first && { first: claim.first.filter(isHis) }),
  ...(claim.second && { second: claim.second.filter(isHis) }),
});

/** Claims of the Events that the General changes. */
const generals: Claims = {
  ...Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, his(claim)])),
  H1: {
    who: { strongest: 'hearts', among: 'extra' },
    what: [{ test: 'dangerous', of: 'related' }, { feels: 'spades' }],
  },
  H6: { who: 'anyone', what: [{ test: 'brave' }], second: HATCHES },
  H13: { who: 'anyone', what: [], first: [air(1)], second: [{ closes: '' }] },
};

export const SUBMARINE: About = {
  routes: { surface: 8, tube: 4, bell: 8 },
  structure: { rule: 'air and noise', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
export const SUBMARINE_GENERAL: About = { routes: { surface: 8, tube: 4, bell: 10 }, claims: generals };
