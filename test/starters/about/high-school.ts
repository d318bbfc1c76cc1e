import type { About, Claims } from '../claim';

const demerits = (by: number) => ({ clock: 'demerits', by }) as const;
const rumour = (by: number) => ({ clock: 'rumour', by }) as const;
const assembly = (by: number) => ({ clock: 'assembly', by }) as const;
/** Clocks that have moved, so that they can move back. */
const NOTED = { clock: 'demerits', at: 3 } as const;
const TOLD = { clock: 'rumour', at: 2 } as const;
const LATE = { clock: 'assembly', at: 4 } as const;
/** Day, and the nightfall that makes way for it in the other branch. */
const DAY = { clock: 'dusk', at: 0 } as const;
const NIGHT = { clock: 'dusk', at: 5 } as const;
/** Outside the blocked detention room, where the monster can come nearer. */
const OUTSIDE = { inRoom: 'link' } as const;
/** From where Extras can set out without a hall pass. */
const EAST = { inRoom: 'east_hall' } as const;
const BITTEN = { ill: 3, cure: 'holy_water' } as const;

const claims: Claims = {
  C1: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: ['near'],
    what: [],
    first: ['fight', rumour(1)],
    second: [{ darkens: '' }, 'nearer'],
    turns: 2,
    turnsIn: 'second',
  },
  C2: {
    who: { holding: '' },
    given: [OUTSIDE],
    givenFirst: ['near'],
    what: [],
    first: [{ steals: '' }],
    second: [demerits(1)],
  },
  C3: {
    who: 'anyone',
    given: [TOLD],
    givenFirst: [{ holding: 'whistle' }],
    what: [],
    first: [{ test: 'brave' }, rumour(-1)],
    second: [{ test: 'fast' }],
  },
  C4: {
    who: { strongest: 'clubs', among: 'extra' },
    given: [EAST],
    what: [{ test: 'dangerous', of: 'related' }, { setsOut: 'link' }, demerits(1)],
  },
  C5: {
    who: { highest: 'dangerous', among: 'character' },
    given: [OUTSIDE],
    what: [],
    first: [{ turn: 'another' }, 'nearer'],
    second: [{ test: 'fast' }],
  },
  C6: { who: 'character', what: [{ test: 'fast' }], first: [{ opens: '' }], second: [{ closes: '' }] },
  C7: { who: 'character', given: [OUTSIDE], what: [{ test: 'clever' }], second: [demerits(1), 'nearer'] },
  C8: { who: 'anyone', given: [NIGHT], what: [{ test: 'fast' }], second: [BITTEN] },
  C9: {
    who: { holding: 'hall_pass' },
    given: [NOTED],
    what: [{ test: 'clever' }],
    first: [demerits(-1)],
    second: [{ loses: 'hall_pass' }, demerits(1)],
  },
  C10: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ dark: 'torch' }],
    what: [{ test: 'fast' }],
    first: ['nearer'],
    second: [rumour(1)],
  },
  C11: {
    who: 'anyone',
    givenFirst: [{ clock: 'demerits', at: 4 }],
    what: [],
    first: [{ test: 'fast' }, { closes: '' }],
    second: [demerits(1)],
  },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings', rumour(1)] },
  H2: {
    who: 'anyone',
    given: [NIGHT],
    givenFirst: [DAY],
    what: [],
    first: [{ ill: 3, cure: 'cafeteria' }],
    second: [{ ill: 2, cure: 'holy_water' }],
  },
  H3: { who: 'character', what: [{ test: 'sexy' }, rumour(1)] },
  H4: {
    who: 'character',
    what: [{ test: 'sexy' }],
    first: [{ feels: 'hearts' }],
    second: [{ feels: 'clubs' }, rumour(2)],
  },
  H5: { who: 'character', what: [{ gains: 'torch', ifAgreed: true }, 'weakness', rumour(1)], once: true },
  H6: { who: 'character', given: [OUTSIDE], what: [], first: [{ feels: 'hearts' }, rumour(1)], second: ['nearer'] },
  H7: {
    who: { strongest: 'spades', among: 'extra' },
    given: [EAST],
    what: [{ feels: 'clubs' }, { setsOut: 'office' }, rumour(1)],
  },
  H8: {
    who: { highest: 'sexy', among: 'character' },
    what: [],
    first: [{ turn: 'another' }, rumour(1)],
    second: [{ feels: 'clubs' }],
  },
  H9: {
    who: { strongest: 'clubs', among: 'character' },
    given: [TOLD],
    what: [],
    first: [{ feels: 'hearts' }, rumour(-1)],
    second: [{ feels: 'clubs' }, demerits(1)],
  },
  H10: {
    who: 'character',
    givenFirst: [TOLD],
    what: [],
    first: [{ test: 'sexy' }, demerits(1)],
    second: [rumour(1)],
  },
  H11: { who: 'character', given: [OUTSIDE], what: [], first: ['nearer'], second: [demerits(2)] },
  S1: {
    who: 'anyone',
    given: [NIGHT],
    givenFirst: [DAY],
    what: [{ darkens: '' }],
    second: [{ test: 'brave' }],
    turns: 2,
  },
  S2: { who: 'character', what: [{ test: 'fast' }], second: [{ closes: '' }, demerits(1)] },
  S3: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ won: 'locker' }],
    what: [],
    first: [{ airless: 'lab', without: 'holy_water' }, demerits(1)],
    second: ['nearer'],
    turns: 2,
    turnsIn: 'first',
  },
  S4: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ inRoom: 'detention' }],
    what: [],
    first: [{ opens: 'detention_door' }, 'nearer'],
    second: [{ closes: '' }],
  },
  S5: { who: 'anyone', given: [LATE], what: [{ test: 'clever' }], first: [assembly(-1)] },
  S6: {
    who: 'character',
    given: [{ clock: 'bell', at: 4 }],
    givenFirst: [{ clock: 'bell', at: 0 }],
    what: [],
    first: [{ test: 'clever' }, { clock: 'bell', by: 1 }],
    second: [assembly(1)],
  },
  S7: {
    who: 'character',
    given: [LATE],
    what: [],
    first: [{ closes: 'west_hall-library' }, { closes: 'library-boiler' }, assembly(-1)],
    second: [assembly(1)],
  },
  S8: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ holding: 'bolt_cutters' }],
    what: [],
    first: [{ loses: 'bolt_cutters' }, 'nearer'],
    second: [demerits(1)],
  },
  S10: {
    who: 'character',
    givenFirst: [{ won: 'power' }, { dark: 'torch' }],
    what: [],
    first: [{ test: 'clever' }, { lights: '' }],
    second: [{ darkens: '' }, rumour(1)],
    turns: 2,
    turnsIn: 'second',
  },
  S11: {
    who: 'character',
    given: [TOLD],
    what: [{ test: 'clever' }],
    first: [rumour(-1)],
    second: [{ feels: 'clubs' }, rumour(1)],
  },
  D1: {
    who: { highest: 'fast', among: 'character' },
    given: [NOTED],
    what: [],
    first: [{ turn: 'another' }, demerits(1)],
    second: [demerits(-1)],
  },
  D2: { who: { lowest: 'dangerous', among: 'character' }, what: [{ gains: 'bus_key' }, demerits(1)], once: true },
  D3: {
    who: { highest: 'dangerous', among: 'extra' },
    given: [EAST],
    what: [{ setsOut: 'gym' }, { feels: 'diamonds' }],
  },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }, rumour(1)] },
  D5: { who: 'character', given: [NOTED], what: [], first: ['weakness', { feels: 'spades' }], second: [demerits(-1)] },
  D6: { who: 'character', given: [OUTSIDE], what: [], first: [{ turn: 'another' }, BITTEN], second: ['nearer'] },
  D7: { who: 'character', given: [NOTED], what: [], first: [demerits(-2), rumour(2)], second: [demerits(1)] },
  D8: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ dark: 'torch' }],
    what: [{ test: 'brave' }],
    first: [{ gains: 'torch' }, { lights: '' }],
    second: [{ darkens: '' }, 'nearer'],
    turns: 2,
    turnsIn: 'second',
  },
  D9: {
    who: 'character',
    given: [NOTED],
    what: [],
    first: [{ opens: 'detention_door' }, demerits(1)],
    second: [demerits(-1)],
  },
  D10: {
    who: 'character',
    given: [{ clock: 'bell', at: 4 }, LATE],
    what: [],
    first: [{ turn: 'another' }, assembly(1)],
    second: [assembly(-1)],
  },
  D11: { who: 'character', what: [{ test: 'sexy' }], first: [{ gains: 'hall_pass' }], second: [demerits(1)] },
  D12: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: ['near'],
    what: [],
    first: ['weakness', { feels: 'hearts' }],
    second: [rumour(1)],
  },
};

/** Claims of the Events that the President changes. She carries off people who lose to her. */
const presidents: Claims = {
  ...claims,
  C1: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: ['near'],
    what: [],
    first: ['fight', { goesTo: 'library' }, rumour(1)],
    second: [{ darkens: '' }, 'nearer'],
    turns: 2,
    turnsIn: 'second',
  },
  C4: {
    who: { strongest: 'clubs', among: 'extra' },
    given: [EAST],
    what: [{ test: 'dangerous', of: 'related' }, { setsOut: 'gym' }, demerits(1)],
  },
  C8: {
    who: 'character',
    given: [TOLD],
    what: [{ test: 'brave' }],
    first: [rumour(-1)],
    second: [{ feels: 'spades' }, rumour(1)],
  },
  H1: { who: { strongest: 'hearts', among: 'extra' }, given: [EAST], what: [{ setsOut: 'gym' }, rumour(1)] },
  H7: {
    who: { strongest: 'spades', among: 'extra' },
    given: [EAST],
    what: [{ feels: 'clubs' }, { setsOut: 'gym' }, rumour(1)],
  },
  D6: { who: 'character', given: [OUTSIDE], what: [], first: [{ turn: 'another' }, rumour(2)], second: ['nearer'] },
};

const routes = { brigade: 6, walk: 6, bus: 5, excused: 3 };

export const HIGH_SCHOOL: About = {
  routes,
  structure: { rule: 'bells and demerits', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
export const HIGH_SCHOOL_PSION: About = { routes, claims: presidents };
