import type { About, Claims } from '../claim';

const belong = (by: number) => ({ clock: 'belong', by }) as const;
const cyclone = (by: number) => ({ clock: 'gather', by }) as const;
const bloom = (by: number) => ({ clock: 'bloom', by }) as const;
const WISH = { clock: 'wishes', by: 1 } as const;
const SETTLED = { clock: 'belong', at: 5 } as const;
const BUDDING = { clock: 'bloom', at: 4 } as const;
/** Outside the farmhouse, which the Witch never enters. */
const OUTSIDE = { inRoom: 'green' } as const;
/** A room all of whose ways are open. */
const PALACE = { inRoom: 'throne' } as const;

const claims: Claims = {
  C1: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: ['near'],
    what: [],
    first: ['fight', { goesTo: 'kitchen' }],
    second: ['nearer'],
  },
  C2: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: ['near', { holding: 'silver_shoes' }],
    what: [],
    first: [{ steals: 'silver_shoes' }],
    second: [{ test: 'brave' }],
  },
  C3: {
    who: 'anyone',
    givenFirst: [{ holding: 'lion' }],
    what: [],
    first: [{ loses: 'lion' }],
    second: [{ test: 'fast' }],
  },
  C4: {
    who: 'character',
    givenFirst: [{ holding: 'scarecrow' }],
    what: [{ test: 'fast' }],
    first: [{ loses: 'scarecrow' }],
    second: [],
  },
  C5: {
    who: 'anyone',
    givenFirst: [{ inRoom: 'gate' }],
    what: [],
    first: [{ test: 'fast' }, { opens: 'poppies-gate' }, { opens: 'gate-city' }],
    second: [belong(1)],
  },
  C6: { who: 'character', given: [OUTSIDE], what: [{ test: 'fast' }], first: [], second: [{ goesTo: 'cornfield' }] },
  C7: { who: 'anyone', what: [{ test: 'dangerous' }], first: [], second: [{ goesTo: 'tower' }] },
  C8: {
    who: 'character',
    givenFirst: [{ inRoom: 'trees' }],
    what: [{ test: 'fast' }],
    first: [{ gains: 'walnut' }],
    second: [],
  },
  C9: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: [{ holding: 'tin_man' }],
    what: [],
    first: [{ feels: 'hearts' }],
    second: [{ test: 'fast' }, 'nearer'],
  },
  C10: {
    who: 'character',
    givenFirst: [{ holding: 'scarecrow' }],
    what: [{ test: 'fast' }],
    first: [{ feels: 'hearts' }],
    second: [],
  },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings', belong(1)] },
  H2: { who: 'anyone', given: [OUTSIDE], what: [], first: ['nearer'], second: [{ ill: 2, cure: 'salts' }] },
  H3: {
    who: { strongest: 'hearts', among: 'extra' },
    givenFirst: [{ holding: 'tin_man' }],
    what: [],
    first: [{ feels: 'hearts' }],
    second: [{ test: 'sexy', of: 'related' }],
  },
  H4: {
    who: 'character',
    what: [{ test: 'sexy' }],
    first: [{ feels: 'hearts' }],
    second: [belong(1), { closes: 'front_door' }],
  },
  H5: {
    who: 'character',
    what: [],
    first: [{ gains: 'sponge' }, 'weakness'],
    second: [{ feels: 'spades' }],
    once: true,
  },
  H6: { who: 'anyone', given: [SETTLED], what: [{ test: 'brave' }], first: [belong(-2)], second: [] },
  H7: {
    who: 'character',
    given: [SETTLED, OUTSIDE],
    what: [],
    first: [belong(-2)],
    second: [cyclone(1), 'nearer'],
  },
  H8: {
    who: 'character',
    givenFirst: [{ holding: 'lion' }],
    what: [],
    first: [{ test: 'sexy' }, { feels: 'hearts' }],
    second: [{ feels: 'spades' }],
  },
  H9: {
    who: 'character',
    givenFirst: [{ holding: 'scarecrow' }],
    what: [],
    first: [{ loses: 'scarecrow' }, { turn: 'another' }],
    second: [{ feels: 'clubs' }],
  },
  H10: { who: { weakest: 'hearts', among: 'extra' }, given: [PALACE], what: [{ setsOut: 'city' }, belong(1)] },
  H11: { who: 'character', what: [], first: [{ feels: 'clubs' }], second: [belong(1), { feels: 'hearts' }] },
  S1: {
    who: 'character',
    given: [OUTSIDE],
    what: [],
    first: [{ darkens: '' }],
    second: ['nearer'],
    turns: 2,
    turnsIn: 'first',
  },
  S2: { who: 'character', what: [], first: [belong(1)], second: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'poppies', without: 'salts' }, bloom(1)], turns: 3 },
  S4: {
    who: 'character',
    givenFirst: [{ clock: 'gather', at: 99 }],
    what: [{ opens: 'back_door' }],
    first: [{ turn: 'another' }],
    second: [cyclone(1), { reveals: 'call' }],
  },
  S5: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ test: 'clever' }],
    first: [{ turn: 'another' }],
    second: ['nearer'],
  },
  S6: { who: 'character', what: [{ test: 'clever' }], first: [], second: [belong(1)] },
  S7: {
    who: 'character',
    what: [],
    first: [belong(1), { turn: 'another' }],
    second: [{ closes: 'back_door' }, { closes: 'front_door' }],
  },
  S8: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ test: 'fast' }],
    first: [],
    second: [{ goesTo: 'house' }, cyclone(1)],
  },
  S9: {
    who: 'character',
    givenFirst: [{ holding: 'tin_man' }],
    what: [],
    first: [{ test: 'clever' }, { feels: 'hearts' }],
    second: [belong(1)],
  },
  S10: { who: 'character', given: [SETTLED, OUTSIDE], what: [], first: [belong(-1), 'nearer'], second: [belong(1)] },
  D1: {
    who: { highest: 'fast', among: 'character' },
    what: [],
    first: [{ goesTo: 'poppies' }, { turn: 'another', ifAgreed: true }],
    second: [bloom(1)],
  },
  D2: { who: { lowest: 'clever', among: 'character' }, given: [BUDDING], what: [{ gains: 'salts' }, bloom(-1)] },
  D3: {
    who: { highest: 'dangerous', among: 'extra' },
    given: [PALACE],
    what: [{ setsOut: 'roof' }, { feels: 'diamonds' }],
  },
  D4: {
    who: { highest: 'sexy', among: 'character' },
    what: [],
    first: [{ turn: 'another' }, belong(1)],
    second: [{ feels: 'hearts' }],
  },
  D5: {
    who: 'character',
    given: [SETTLED],
    what: [{ test: 'brave' }],
    first: [belong(-1)],
    second: [belong(1), { closes: '' }],
  },
  D6: {
    who: 'character',
    given: [SETTLED],
    what: [],
    first: ['weakness', { turn: 'another' }, belong(2)],
    second: [belong(-1)],
  },
  D7: {
    who: 'character',
    given: [SETTLED],
    givenFirst: [{ holding: 'golden_cap' }],
    what: [],
    first: [cyclone(3), WISH],
    second: [belong(-1)],
  },
  D8: {
    who: 'character',
    givenFirst: [{ holding: 'golden_cap' }],
    what: [],
    first: [{ goesTo: 'south' }, WISH],
    second: [{ feels: 'diamonds' }],
  },
  D9: { who: 'character', what: [{ test: 'fast' }], first: [{ gains: 'walnut' }], second: [{ test: 'brave' }] },
  D10: {
    who: 'character',
    given: [SETTLED, 'alone'],
    what: [],
    first: [{ turn: 'another' }, { ill: 2, cure: 'salts' }],
    second: [belong(-1)],
  },
  D11: { who: 'place', given: [BUDDING], what: [bloom(-2)] },
  D12: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ holding: 'silver_shoes' }],
    what: [],
    first: [{ turn: 'another' }, 'nearer'],
    second: [{ feels: 'diamonds' }],
  },
};

const routes = { cyclone: 8, shoes: 5, balloon: 6, thrown: 5 };

export const OZ: About = {
  routes,
  structure: { rule: 'presents and the way home', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
const air = (by: number) => ({ clock: 'hot_air', by }) as const;

/** Claims of the Events that the Wizard changes. */
const wizards: Claims = {
  ...claims,
  C1: { who: 'anyone', given: [OUTSIDE], givenFirst: ['near'], what: [], first: ['fight'], second: ['nearer', air(1)] },
  C2: {
    who: 'character',
    givenFirst: ['near', { holding: 'silk' }],
    what: [],
    first: [{ steals: '' }],
    second: [air(2)],
  },
  H5: {
    who: 'character',
    what: [],
    first: [{ gains: 'handbill' }, 'weakness'],
    second: [{ feels: 'spades' }],
    once: true,
  },
  H6: { who: 'character', what: [], first: [cyclone(2), belong(2)], second: [air(2)] },
  S1: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ test: 'clever' }],
    first: ['weakness'],
    second: ['nearer', air(1)],
  },
  D13: { who: 'character', given: [OUTSIDE], what: [], first: [air(3), belong(2)], second: ['nearer'] },
};

export const OZ_WIZARD: About = { routes, claims: wizards };
