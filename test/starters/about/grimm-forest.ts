import type { About, Claim, Claims, What } from '../claim';

const debt = (by: number) => ({ clock: 'debt', by }) as const;
const tale = (by: number) => ({ clock: 'bedtime', by }) as const;
const midnight = (by: number) => ({ clock: 'midnight', by }) as const;
const OWING = { clock: 'debt', at: 5 } as const;
const LATE = { clock: 'bedtime', at: 5 } as const;
const EVENING = { clock: 'midnight', at: 4 } as const;
/** On the path, outside the latched cottage, where the monster can come nearer. */
const OUTSIDE = { inRoom: 'tower' } as const;
const WITH_CRUMBS = { holding: 'crumbs' } as const;
const WITH_LANTERN = { holding: 'lantern' } as const;
const COTTAGE = [{ closes: 'back_door' }, { closes: 'front_door' }, { closes: 'cottage-mill' }] as const;
const UNLATCHED = [{ opens: 'back_door' }, { opens: 'front_door' }] as const;

const claims: Claims = {
  // Rumpelstiltskin has taken it already when he wins the fight.
  C1: { who: 'anyone', given: [OUTSIDE, 'near'], givenFirst: [OWING], what: ['fight'], first: [{ steals: 'hair' }] },
  C2: {
    who: 'character',
    given: [OUTSIDE, 'near', OWING],
    what: [],
    first: [{ steals: '' }, debt(-1)],
    second: ['fight'],
  },
  C3: { who: 'anyone', what: [{ test: 'fast' }], first: [{ opens: '' }], second: [{ closes: '' }] },
  C4: {
    who: { strongest: 'clubs', among: 'character' },
    what: [{ test: 'clever' }],
    first: [{ feels: 'hearts' }],
    second: [{ ill: 3, cure: 'well' }],
  },
  C5: {
    who: 'anyone',
    given: ['alone'],
    givenFirst: [{ dark: 'lantern' }],
    what: [{ test: 'fast' }],
    first: [{ closes: '' }],
  },
  C6: { who: 'character', what: [{ test: 'fast' }, { feels: 'clubs' }] },
  C7: {
    who: 'character',
    given: [WITH_CRUMBS],
    what: [],
    first: [{ loses: 'crumbs', forGood: true }],
    second: [{ test: 'fast' }],
  },
  C8: { who: 'anyone', what: [{ test: 'fast' }, ...UNLATCHED] },
  C9: { who: 'anyone', what: [], first: [{ test: 'fast' }, { opens: '' }], second: COTTAGE },
  C10: {
    who: 'anyone',
    givenFirst: [{ dark: 'lantern' }],
    what: [],
    first: [{ ill: 3, cure: 'well' }],
    second: [{ test: 'clever' }],
  },
  C11: { who: 'character', what: [], first: [debt(1), { feels: 'clubs' }], second: [{ test: 'dangerous' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings', { feels: 'diamonds' }] },
  H2: { who: 'anyone', given: [OUTSIDE], what: [{ ill: 2, cure: 'well' }, 'nearer'] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }, { goesTo: '' }] },
  H4: { who: 'character', what: [], first: [{ test: 'sexy' }], second: [{ feels: 'clubs' }, { closes: '' }] },
  H5: {
    who: 'character',
    what: [],
    first: ['weakness', { reveals: 'say' }, debt(1)],
    second: [{ feels: 'clubs' }],
    once: true,
  },
  H6: { who: 'character', given: ['alone'], what: [{ test: 'brave' }], second: [tale(1), 'nearer'] },
  H7: {
    who: 'character',
    what: [],
    first: [{ turn: 'another' }, { feels: 'hearts' }, debt(1)],
    second: [{ feels: 'clubs' }],
  },
  H8: { who: 'character', what: [{ test: 'sexy' }], first: [{ gains: 'lantern' }], second: [{ feels: 'spades' }] },
  H9: {
    who: { highest: 'sexy', among: 'character' },
    what: [{ test: 'clever' }],
    first: [{ reveals: 'clause' }],
    second: [{ feels: 'clubs' }],
  },
  H11: { who: 'character', what: [{ gains: 'crumbs', ifAgreed: true }, { feels: 'hearts' }] },
  H12: {
    who: 'anyone',
    givenFirst: ['alone'],
    what: [],
    first: [{ closes: 'back_door' }, { closes: 'bridge-grandmother' }],
    second: [{ feels: 'diamonds' }, tale(1)],
  },
  S1: { who: 'character', givenFirst: ['alone'], what: [{ darkens: '' }], first: [{ test: 'brave' }], turns: 2 },
  S2: { who: 'character', what: [{ test: 'sexy' }], first: UNLATCHED, second: COTTAGE },
  S3: {
    who: 'place',
    given: [EVENING],
    what: [{ airless: 'castle', without: 'nosegay' }, midnight(-2)],
    turns: 3,
  },
  S4: {
    who: 'anyone',
    givenFirst: [{ inRoom: 'cottage' }],
    given: [{ inRoom: 'grandmother' }],
    what: [{ opens: 'back_door' }],
    first: [{ test: 'fast' }],
    second: ['nearer'],
  },
  S5: { who: 'anyone', given: [LATE], what: [{ test: 'clever' }], first: [tale(-1)] },
  S6: { who: 'character', given: [LATE], what: [], first: [tale(-2), debt(1)], second: [tale(1)] },
  S7: {
    who: { holding: 'crumbs' },
    what: [{ test: 'fast' }],
    first: [{ feels: 'spades' }],
    second: [{ loses: 'crumbs', forGood: true }],
  },
  S8: { who: 'anyone', givenFirst: ['alone'], what: [], first: [{ goesTo: '' }], second: [{ closes: '' }] },
  S9: { who: 'character', what: [], first: [tale(1)], second: COTTAGE, turns: 2, turnsIn: 'second' },
  S10: {
    who: 'character',
    given: [EVENING],
    what: [{ test: 'lucky' }],
    first: [midnight(-2)],
    second: [midnight(2)],
  },
  S12: {
    who: 'anyone',
    given: [{ clock: 'wishes', at: 1 }],
    what: [{ test: 'brave' }],
    first: [{ opens: '' }, { clock: 'wishes', by: -1 }],
    second: COTTAGE,
  },
  D1: {
    who: { highest: 'fast', among: 'character' },
    given: [WITH_CRUMBS],
    what: [{ turn: 'another' }, { loses: 'crumbs', forGood: true }],
  },
  D2: {
    who: { lowest: 'clever', among: 'character' },
    givenFirst: [OWING],
    what: [{ gains: 'nosegay' }],
    first: [debt(-1)],
  },
  D3: { who: { highest: 'dangerous', among: 'extra' }, given: [OUTSIDE], what: [{ setsOut: 'castle' }, midnight(1)] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }, tale(1)] },
  D5: {
    who: 'character',
    what: [],
    first: [{ gains: 'lantern' }, ...UNLATCHED, { test: 'brave' }],
    second: [],
  },
  D6: { who: 'character', what: [], first: [{ turn: 'another' }, { clock: 'wishes', by: 1 }], second: [] },
  D7: {
    who: 'character',
    what: [],
    first: [{ gains: 'promise' }, { turn: 'another' }, debt(2)],
    second: [],
  },
  D8: { who: 'character', what: [], first: [...UNLATCHED, debt(1)], second: [tale(1)] },
  D9: {
    who: 'character',
    given: [OUTSIDE],
    what: [],
    first: [{ gains: 'crumbs' }, { gains: 'lantern' }, { gains: 'promise' }, debt(2)],
    second: ['nearer'],
  },
  D10: {
    who: 'character',
    given: [WITH_LANTERN],
    what: [],
    first: [{ loses: 'lantern', forGood: true }, { turn: 'another' }],
    second: [],
  },
  D11: {
    who: { holding: 'promise' },
    given: [OUTSIDE, OWING],
    what: [{ test: 'clever' }],
    first: [{ loses: 'promise', forGood: true }, debt(-2)],
    second: ['nearer'],
  },
};

/** The Giant takes a step in every second turn only: not in the one in which Events are played here. */
const isHis = (what: What) => what !== 'nearer';
const his = (claim: Claim): Claim => ({
  ...claim,
  what: claim.what.filter(isHis),
  ...(claim.first && { first: claim.first.filter(isHis) }),
  ...(claim.second && { second: claim.second.filter(isHis) }),
});

/** Claims of the Events that the Giant changes: he carries people off to the wall instead of taking things. */
const giants: Claims = {
  ...Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, his(claim)])),
  C1: {
    who: 'anyone',
    given: [OUTSIDE, 'near'],
    givenFirst: [OWING],
    what: ['fight'],
    first: [{ goesTo: '' }, { steals: '' }],
    second: [{ goesTo: 'wall' }],
  },
  C2: {
    who: 'character',
    given: [OUTSIDE, 'near', OWING],
    what: [],
    first: [{ steals: '' }, debt(-1)],
    second: ['fight', { goesTo: 'wall' }],
  },
};

/** Claims of the Events that the Lion changes: he wounds people. */
const lions: Claims = {
  ...claims,
  C1: { who: 'anyone', given: [OUTSIDE, 'near'], givenFirst: [OWING], what: ['fight'], first: [{ steals: '' }] },
};

const routes = { over: 7, page: 6, coach: 4, heir: 4 };

export const GRIMM_FOREST: About = {
  routes,
  structure: { rule: 'debts', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
export const FOREST_GIANT: About = { routes, claims: giants };
export const FOREST_LION: About = { routes, claims: lions };
