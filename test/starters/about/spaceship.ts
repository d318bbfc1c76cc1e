import type { About, Claim, Claims, What } from '../claim';

const star = (by: number) => ({ clock: 'star', by }) as const;
const hunt = (by: number) => ({ clock: 'hunt', by }) as const;
const power = (by: number) => ({ clock: 'power', by }) as const;
const FED = { clock: 'hunt', at: 1 } as const;
const NEAR_THE_STAR = { clock: 'star', at: 5 } as const;
/** In a corridor, where the monster can come nearer. */
const OUTSIDE = { inRoom: 'corridor_mid' } as const;
/** Two rooms from wherever the monster begins. */
const FAR_OUT = { inRoom: 'hull_pod' } as const;
const LOUNGE = ['lounge_door', 'lounge_duct'];
const opens: readonly What[] = LOUNGE.map((id) => ({ opens: id }));
const closes: readonly What[] = LOUNGE.map((id) => ({ closes: id }));
const airless = (room: string) => ({ airless: room, without: 'space_suit' }) as const;

const claims: Claims = {
  // What a fight has broken open already is not counted.
  C1: { who: 'anyone', givenFirst: [{ clock: 'hunt', at: 2 }], what: ['fight', hunt(1)], first: [] },
  C2: { who: { holding: '' }, what: [{ steals: '' }, hunt(1)] },
  C3: { who: 'place', what: [airless(''), power(1)] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }, { feels: 'clubs' }] },
  C5: { who: 'anyone', given: [FED], what: [{ test: 'fast' }], first: [hunt(-1)] },
  C6: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: [{ inRoom: 'ducts' }],
    what: [],
    // The alien is in the ducts already.
    first: [{ test: 'fast' }],
    second: ['nearer'],
  },
  C7: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ test: 'dangerous' }],
    first: [{ closes: '' }],
    second: ['nearer', hunt(1)],
  },
  C8: {
    who: 'anyone',
    givenFirst: [{ inRoom: 'bridge' }],
    what: [],
    first: [{ test: 'fast' }, airless('bridge')],
    second: [power(1)],
    turns: 2,
    turnsIn: 'first',
  },
  C9: {
    who: 'character',
    given: [OUTSIDE, FED],
    what: [],
    first: [{ test: 'brave' }, hunt(-1)],
    second: ['nearer'],
  },
  C10: { who: 'character', givenFirst: ['near'], what: [], first: ['fight'], second: [...opens, hunt(1)] },
  C11: { who: 'anyone', what: [{ test: 'fast' }], second: [airless('corridor_aft')], turns: 2, turnsIn: 'second' },
  H1: { who: 'character', what: [{ gains: 'hidden_radio', ifAgreed: true }] },
  H2: {
    who: { strongest: 'hearts', among: 'extra' },
    givenFirst: ['near'],
    what: ['clings'],
    first: [{ feels: 'hearts' }],
    second: [],
  },
  H3: { who: 'extra', given: [OUTSIDE], what: [{ ill: 2, cure: 'sick_bay' }, { setsOut: 'sick_bay' }] },
  H4: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }, { feels: 'diamonds' }] },
  H5: { who: 'character', what: [{ test: 'sexy' }], first: [{ feels: 'hearts' }], second: [{ feels: 'clubs' }] },
  H6: {
    who: 'character',
    givenFirst: [{ dark: 'flare' }],
    what: [],
    first: [{ feels: 'hearts' }],
    second: [{ test: 'brave' }],
  },
  H7: {
    who: 'character',
    givenFirst: [{ holding: 'space_suit' }],
    what: [],
    first: [{ feels: 'spades' }],
    second: [{ test: 'sexy' }],
  },
  H8: { who: 'character', what: [], first: [{ turn: 'another' }, { feels: 'clubs' }], second: [{ feels: 'diamonds' }] },
  H9: {
    who: 'character',
    given: [FAR_OUT],
    givenFirst: ['near'],
    what: [],
    first: [{ test: 'brave' }],
    second: ['nearer'],
  },
  H10: { who: 'anyone', what: [], first: ['weakness', { feels: 'clubs' }], second: [hunt(1)] },
  S1: { who: 'anyone', what: [{ darkens: '' }, power(1)], turns: 2 },
  S2: { who: 'anyone', what: [{ test: 'fast' }, power(1)] },
  S3: { who: 'anyone', what: [{ test: 'fast' }], second: [{ ill: 3, cure: 'sick_bay' }] },
  S4: { who: 'anyone', what: [{ test: 'clever' }, { closes: '' }] },
  S5: { who: 'place', what: [{ opens: 'lounge_door' }, power(1)] },
  S6: { who: 'anyone', what: [{ test: 'fast' }], first: [{ closes: '' }], second: closes },
  S7: { who: 'anyone', what: [{ test: 'brave' }, { darkens: '' }], turns: 1 },
  S8: { who: 'character', what: [{ test: 'clever' }], second: [{ goesTo: 'ducts' }] },
  S9: {
    who: 'character',
    givenFirst: [OUTSIDE, { dark: 'flare' }, { holding: 'foam' }],
    what: [],
    first: [{ test: 'clever' }, { lights: '' }],
    second: [airless('corridor_mid')],
    turns: 3,
    turnsIn: 'second',
  },
  S10: {
    who: 'character',
    what: [],
    first: [power(2)],
    second: [{ darkens: 'corridor_fore' }, { darkens: 'corridor_mid' }, { darkens: 'corridor_aft' }],
    turns: 3,
    turnsIn: 'second',
  },
  S11: { who: 'character', given: [NEAR_THE_STAR], what: [], first: [power(2), star(-1)], second: [star(1)] },
  S12: {
    who: 'anyone',
    given: [NEAR_THE_STAR, FED, { holding: 'space_suit' }],
    what: [hunt(-1), { test: 'brave' }],
    second: [{ loses: 'space_suit' }],
  },
  D1: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'firebombs' }, { feels: 'diamonds' }] },
  D2: {
    who: { highest: 'dangerous', among: 'extra' },
    givenFirst: [{ clock: 'star', at: 6 }],
    what: [{ goesTo: 'lifepod_bay' }],
    first: [{ closes: 'corridor_aft-lifepod_bay' }, { closes: 'ducts-lifepod_bay' }],
    second: [],
  },
  D3: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }, power(1)] },
  D4: { who: 'character', what: [{ test: 'lucky' }], first: [{ turn: 'another' }, { opens: '' }] },
  D5: {
    who: 'character',
    givenFirst: ['alone'],
    what: [{ gains: 'space_suit' }],
    first: [],
    second: [{ feels: 'spades' }],
    once: true,
  },
  D6: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ test: 'brave' }],
    first: [{ gains: 'flare' }],
    second: ['nearer'],
  },
  D7: { who: 'character', what: [], first: [{ gains: 'foam' }], second: [{ turn: 'another' }] },
  D8: {
    who: 'character',
    given: [NEAR_THE_STAR],
    givenFirst: [{ holding: 'radio_beacon' }],
    what: [],
    first: [star(-2), { feels: 'spades' }],
    second: [power(1)],
  },
  D9: {
    who: 'character',
    given: [OUTSIDE],
    what: [],
    first: [{ gains: 'firebombs' }, 'nearer'],
    second: [{ feels: 'diamonds' }],
  },
  D10: { who: 'character', what: [], first: [{ turn: 'another' }, hunt(2)], second: [{ test: 'brave' }] },
  D11: { who: 'character', what: [{ test: 'clever' }], first: [{ reveals: 'G15' }], second: [power(1)] },
};

const AGED = { ill: 3, cure: 'ships_clock' } as const;
/** The ship’s clock instead of firebombs. */
const withClock = ({ what, ...more }: Claim, part: 'what' | 'first'): Claim => {
  const swapped = (whats: readonly What[] = []) =>
    whats.map((one) => (typeof one === 'object' && 'gains' in one ? { gains: 'ships_clock' } : one));
  return part === 'what' ? { ...more, what: swapped(what) } : { ...more, what, first: swapped(more.first) };
};

/** Claims of the Events that the time traveller changes. */
const his: Claims = {
  ...claims,
  C1: {
    who: 'anyone',
    given: [NEAR_THE_STAR],
    givenFirst: [{ clock: 'hunt', at: 2 }],
    what: ['fight', AGED, hunt(1)],
    first: [star(2)],
  },
  C2: { who: { holding: '' }, what: [{ steals: '' }, star(1)] },
  C6: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: [{ inRoom: 'ducts' }],
    what: [],
    first: [{ test: 'fast' }, 'nearer'],
    second: ['nearer'],
  },
  C10: { who: 'character', givenFirst: ['near'], what: [], first: ['fight', AGED], second: [...opens, hunt(1)] },
  S4: { who: 'anyone', given: [NEAR_THE_STAR], what: [{ test: 'clever' }, star(-1)] },
  ...(claims.D1 && { D1: withClock(claims.D1, 'what') }),
  ...(claims.D9 && { D9: withClock(claims.D9, 'first') }),
};

const routes = { pod: 5, sos: 11 };

export const SPACESHIP: About = {
  routes,
  structure: { rule: 'a star, batteries and an appetite', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
export const TIME_TRAVELLER: About = { routes, claims: his };
