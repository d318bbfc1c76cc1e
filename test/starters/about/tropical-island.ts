import type { About, Claim, Claims } from '../claim';

const heat = (by: number) => ({ clock: 'heat', by }) as const;
const dusk = (by: number) => ({ clock: 'dusk', by }) as const;
const fuel = (by: number) => ({ clock: 'fuel', by }) as const;
const lessons = (by: number) => ({ clock: 'lessons', by }) as const;
const HOT = { clock: 'heat', at: 3 } as const;
const BURNT = { clock: 'fuel', at: 4 } as const;
const TAUGHT = { clock: 'lessons', at: 3 } as const;
const NIGHT = { clock: 'dusk', at: 8 } as const;
const DARK = { darkens: '' } as const;
const AGAIN = { turn: 'another' } as const;
/** Outside the bolted kitchen, from where Extras can set out. */
const LOBBY = { inRoom: 'lobby' } as const;
/** Beside the beach bar, from where the monster can come nearer. */
const OUTSIDE = { inRoom: 'beach' } as const;
const OPENED = [{ opens: 'swing_door' }, { opens: 'yard_door' }] as const;
const SHUT = [{ closes: 'swing_door' }, { closes: 'yard_door' }] as const;
const sixTests = Array.from({ length: 6 }, () => ({ test: 'fast' }) as const);

const claims: Claims = {
  C1: { who: 'anyone', givenFirst: ['alone', 'near'], what: [], first: ['nearer', 'fight'], second: [lessons(1)] },
  C2: {
    who: { holding: '' },
    givenFirst: [{ clock: 'lessons', at: 6 }],
    what: [{ steals: '' }],
    first: ['fight'],
    second: [lessons(1)],
  },
  C3: { who: 'anyone', given: [HOT, OUTSIDE], what: [{ test: 'fast' }], first: [heat(-1)] },
  C4: {
    who: { strongest: 'clubs', among: 'extra' },
    given: [LOBBY],
    givenFirst: [{ inRoom: 'bar' }],
    what: [],
    first: [{ test: 'dangerous', of: 'related' }, { feels: 'clubs' }],
    second: [{ setsOut: 'bar' }],
  },
  C5: { who: { inRoom: 'lobby' }, what: [...sixTests, DARK], howMany: 6 },
  C6: { who: 'character', what: [{ test: 'fast' }], first: OPENED, second: SHUT },
  C7: { who: { inRoom: 'plain' }, what: [...sixTests, { opens: 'spring-plain' }], howMany: 6 },
  C8: {
    who: 'anyone',
    given: [{ holding: 'flask' }, { inRoom: 'lobby' }],
    what: [{ test: 'fast' }, { opens: 'bar-lobby' }, { opens: 'swing_door' }],
    second: [{ loses: 'flask' }],
  },
  C9: { who: 'anyone', given: [{ dark: 'flare' }], what: [{ test: 'brave' }], second: [{ ill: 3, cure: 'lodge' }] },
  C10: {
    who: 'character',
    givenFirst: [{ holding: 'hamper' }],
    what: [],
    first: [{ loses: 'hamper', forGood: true }],
    second: [{ test: 'fast' }],
  },
  C11: { who: 'anyone', what: [{ ill: 2, cure: 'spring' }, heat(1)] },
  C12: {
    who: 'anyone',
    given: [NIGHT, { inRoom: 'spring' }],
    givenFirst: ['near'],
    what: [],
    first: ['fight'],
    second: ['nearer'],
  },
  H1: {
    who: { strongest: 'hearts', among: 'extra' },
    givenFirst: ['near'],
    what: ['clings'],
    first: [{ feels: 'diamonds' }],
  },
  H2: { who: 'anyone', what: [{ ill: 2, cure: 'flask' }] },
  H3: {
    who: { strongest: 'hearts', among: 'extra' },
    given: [LOBBY],
    what: [{ test: 'sexy', of: 'related' }, { setsOut: 'beach' }],
  },
  H4: { who: 'character', given: [HOT], what: [{ test: 'sexy' }], first: [heat(-1)], second: [{ feels: 'clubs' }] },
  H5: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ gains: 'whistle', ifAgreed: true }],
    first: ['weakness', 'nearer'],
    once: true,
  },
  H6: {
    who: 'anyone',
    given: [TAUGHT, OUTSIDE],
    what: [{ test: 'brave' }],
    first: [lessons(-1)],
    second: ['nearer', { feels: 'hearts' }],
  },
  H7: {
    who: 'character',
    given: [HOT],
    what: [],
    first: [heat(-1), { feels: 'hearts' }],
    second: [AGAIN, { feels: 'spades' }],
  },
  H9: {
    who: 'character',
    given: [TAUGHT],
    what: [],
    first: [lessons(-2), dusk(1)],
    second: [{ feels: 'clubs' }],
  },
  H10: { who: 'character', given: [HOT], what: [], first: [heat(-1), fuel(1)], second: [{ feels: 'clubs' }] },
  H11: {
    who: 'character',
    given: ['alone'],
    what: [],
    first: [{ feels: 'hearts' }, dusk(1)],
    second: [{ test: 'brave' }],
  },
  H12: {
    who: 'character',
    given: [OUTSIDE],
    what: [{ test: 'sexy' }],
    first: [{ feels: 'hearts' }],
    second: ['nearer'],
  },
  S1: {
    who: 'anyone',
    given: [TAUGHT, OUTSIDE],
    what: [{ test: 'clever' }],
    first: [lessons(-1)],
    second: [{ opens: '' }, 'nearer'],
  },
  S2: { who: 'place', given: [BURNT], what: [], first: [fuel(-2), heat(1)], second: [{ closes: '' }] },
  S3: { who: 'place', given: [BURNT], what: [{ airless: 'generator', without: 'snorkel' }, fuel(-2)], turns: 3 },
  S4: { who: 'place', what: [{ opens: 'yard_door' }, lessons(1)] },
  S5: { who: 'anyone', given: [OUTSIDE], what: [{ test: 'clever' }], second: ['nearer'] },
  S6: { who: 'character', what: [{ test: 'clever' }], first: OPENED, second: SHUT },
  S7: {
    who: 'character',
    givenFirst: [{ won: 'computer' }],
    what: [],
    first: [fuel(2)],
    second: [DARK],
    turns: 2,
    turnsIn: 'second',
  },
  S8: { who: 'character', given: [OUTSIDE], what: [{ test: 'fast' }], first: [AGAIN] },
  S9: {
    who: 'character',
    given: [OUTSIDE],
    givenFirst: [{ won: 'fish' }],
    what: [],
    first: ['nearer', lessons(1)],
    second: [fuel(1), DARK],
    turns: 1,
    turnsIn: 'second',
  },
  S10: { who: 'place', given: [HOT], what: [], first: [fuel(1), heat(-2)], second: [heat(1)] },
  S11: {
    who: 'anyone',
    given: [OUTSIDE],
    givenFirst: [{ holding: 'snorkel' }],
    what: [DARK],
    second: [{ test: 'clever' }],
    turns: 2,
  },
  D1: { who: 'character', given: [{ holding: 'flask' }], what: [], first: [{ loses: 'flask' }, AGAIN] },
  D3: {
    who: { highest: 'dangerous', among: 'extra' },
    givenFirst: [{ won: 'rescue' }],
    what: [],
    given: [{ inRoom: 'bunker' }],
    first: [{ setsOut: 'beach' }, { feels: 'spades' }],
    second: [{ setsOut: 'lobby' }],
  },
  D4: { who: 'character', given: [HOT], what: [heat(-1), { turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', given: [TAUGHT, OUTSIDE], what: [], first: [AGAIN, 'nearer'], second: [lessons(-1)] },
  D6: { who: 'character', what: [], first: [{ test: 'brave' }, AGAIN], second: [{ feels: 'hearts' }] },
  D7: { who: 'character', given: [HOT], what: [], first: [{ gains: 'hamper' }, heat(-1), dusk(1)], second: [AGAIN] },
  D8: { who: 'character', given: [BURNT], what: [], first: [fuel(-3)], second: [AGAIN, { feels: 'diamonds' }] },
  D9: { who: 'character', what: [{ test: 'clever' }], first: ['weakness'], second: [lessons(1)] },
  D10: {
    who: 'character',
    what: [{ test: 'lucky' }],
    first: [{ gains: 'flare' }],
    second: [DARK],
    turns: 1,
    turnsIn: 'second',
  },
  D11: { who: 'character', given: [HOT], what: [], first: [heat(-2), dusk(1)], second: [AGAIN, heat(1)] },
};

const routes = { helicopter: 8, pterodactyl: 8, swan: 7 };

export const TROPICAL_ISLAND: About = {
  routes,
  structure: { rule: 'sun, fuel and doors', without: (setting) => ({ ...setting, clocks: [] }) },
  claims,
};
const changed = (id: string, change: Partial<Claim>): Claims => ({ [id]: { ...(claims[id] as Claim), ...change } });

export const TROPICAL_ISLAND_CLUB: About = {
  routes,
  claims: {
    ...claims,
    // Declined with charm, the club gives back what it took.
    ...changed('C2', { what: [], second: [{ steals: '' }, lessons(1)] }),
    ...changed('H5', { what: [{ gains: 'club_tie', ifAgreed: true }] }),
  },
};
export const TROPICAL_ISLAND_DOCTOR: About = {
  routes,
  claims: {
    ...claims,
    ...changed('C2', {
      // He does not enter the kitchen, and gives back what he took if he is beaten.
      given: [{ inRoom: 'bar' }, 'near'],
      givenFirst: [{ clock: 'lessons', at: 4 }],
      what: [],
      second: [{ steals: '' }, lessons(1)],
    }),
    ...changed('H5', { what: [{ gains: 'lollipop', ifAgreed: true }] }),
  },
};
