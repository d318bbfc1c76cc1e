import type { About, Claims } from '../claim';

const routes = { ship: 5, desert: 8, orbiter: 6 };

const claims: Claims = {
  C1: { who: 'anyone', given: ['near'], what: ['fight'] },
  C2: { who: 'anyone', given: ['near'], what: [{ test: 'brave' }], first: ['weakness'], second: ['fight'] },
  C3: { who: 'anyone', what: [{ test: 'fast' }, { clock: 'air', by: 1 }] },
  C4: { who: 'extra', what: [{ test: 'dangerous', of: 'related' }, { feels: 'clubs' }] },
  C5: { who: 'character', what: [], first: [{ closes: '' }], second: [{ test: 'fast' }] },
  C6: { who: 'character', what: [{ test: 'fast' }], second: [{ clock: 'air', by: 1 }] },
  C7: { who: 'anyone', given: ['alone'], what: [{ feels: 'spades' }, 'nearer'] },
  C8: {
    who: 'character',
    given: [{ holding: 'spacesuit' }],
    what: [],
    first: [{ test: 'fast' }],
    second: [{ clock: 'air', by: 1 }, { loses: 'spacesuit' }],
  },
  C9: { who: 'anyone', given: [{ inRoom: 'ring' }, { clock: 'dust', at: 2 }], what: [{ test: 'fast' }, 'nearer'] },
  C10: {
    who: 'character',
    given: [{ clock: 'air', at: 3 }],
    what: [],
    first: [{ closes: 'mess_hatch' }, { clock: 'air', by: -1 }],
    second: [{ test: 'fast' }, { clock: 'air', by: 1 }],
  },
  H1: { who: 'extra', what: ['clings', { clock: 'air', by: 1 }] },
  H2: { who: { lowest: 'brave', among: 'extra' }, what: [{ ill: 3, cure: 'lab' }] },
  H3: {
    who: 'extra',
    what: [
      { test: 'sexy', of: 'related' },
      { clock: 'answer', by: 1 },
    ],
  },
  H4: { who: 'character', what: [{ test: 'sexy' }], second: [{ feels: 'spades' }] },
  H5: { who: 'character', what: [{ gains: 'flare', ifAgreed: true }, { feels: 'diamonds' }], once: true },
  H6: { who: 'character', what: [], second: [{ feels: 'clubs' }] },
  H7: {
    who: 'character',
    what: [],
    first: [{ turn: 'another' }, { feels: 'diamonds' }],
    second: [{ feels: 'hearts' }],
  },
  H8: { who: { extra: 'pilot' }, what: [{ feels: 'spades' }] },
  H9: { who: 'character', what: [{ test: 'sexy', of: 'related' }, { feels: 'hearts' }] },
  H10: {
    who: 'anyone',
    given: [{ clock: 'air', at: 3 }],
    what: [{ test: 'brave' }],
    first: [{ clock: 'air', by: -1 }],
    second: [{ feels: 'hearts' }],
  },
  S1: { who: 'place', what: [{ closes: '' }, { darkens: 'ring' }], turns: 2 },
  S2: { who: 'place', given: [{ clock: 'air', at: 3 }], what: [{ closes: '' }, { clock: 'air', by: -1 }] },
  S3: {
    who: 'place',
    what: [
      { airless: 'greenhouse', without: 'spacesuit' },
      { clock: 'air', by: 1 },
    ],
    turns: 3,
  },
  S4: { who: 'place', what: [{ opens: 'mess_hatch' }, { clock: 'air', by: 1 }], once: true },
  S5: { who: 'anyone', what: [{ test: 'clever' }], second: [{ closes: 'mess_hatch' }] },
  S6: {
    who: 'character',
    what: [{ test: 'clever' }],
    first: [{ opens: 'mess_hatch' }],
    second: [{ clock: 'air', by: 1 }],
  },
  S7: {
    who: 'place',
    givenFirst: [{ won: 'plant' }],
    what: [],
    first: [{ clock: 'air', by: 1 }],
    second: [
      { clock: 'air', by: 2 },
      { clock: 'dust', by: 1 },
    ],
  },
  S8: { who: 'place', what: [{ clock: 'dust', by: 2 }, { darkens: 'mast' }] },
  S9: { who: 'place', what: [{ airless: 'airlock', without: 'spacesuit' }], turns: 2 },
  S10: {
    who: 'character',
    givenFirst: [{ dark: 'floodlamp' }],
    what: [{ test: 'clever' }],
    first: [{ lights: '' }],
    second: [{ darkens: '' }],
  },
  S11: { who: 'place', given: [{ clock: 'answer', at: 3 }], what: [{ closes: '' }, { clock: 'answer', by: -2 }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }, { clock: 'air', by: 1 }] },
  D2: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'spacesuit' }, { feels: 'diamonds' }] },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'airlock' }, { feels: 'diamonds' }] },
  D4: {
    who: 'character',
    what: [],
    first: [{ turn: 'another' }, { clock: 'air', by: 1 }],
    second: [{ feels: 'clubs' }],
  },
  D5: {
    who: 'character',
    given: [{ inRoom: 'ring' }, { dark: 'floodlamp' }],
    what: [],
    first: [{ feels: 'diamonds' }, 'nearer'],
    second: [{ lights: '' }],
  },
  D6: {
    who: 'character',
    given: [{ inRoom: 'ring' }],
    what: [],
    first: [{ darkens: '' }, 'weakness', 'nearer'],
    second: [{ clock: 'dust', by: 1 }],
  },
  D7: {
    who: 'character',
    given: [{ inRoom: 'ring' }],
    what: [],
    first: [{ gains: 'dark_glasses' }, 'nearer'],
    second: ['weakness'],
    once: true,
  },
  D8: {
    who: 'character',
    given: [{ clock: 'air', at: 3 }],
    what: [],
    first: [{ clock: 'air', by: -2 }],
    second: [{ gains: 'bottle' }, { feels: 'diamonds' }],
  },
  D9: {
    who: { extra: 'investor' },
    given: [{ clock: 'air', at: 3 }],
    what: [],
    first: ['clings', { clock: 'air', by: -2 }],
    second: [{ clock: 'air', by: 1 }],
  },
  D10: {
    who: 'place',
    given: [{ inRoom: 'apron' }, { clock: 'dust', at: 3 }, { dark: 'floodlamp' }],
    what: [{ clock: 'dust', by: -2 }, { lights: 'apron' }],
  },
  D11: { who: 'character', what: [{ reveals: 'cache' }], second: [{ turn: 'another' }] },
};

export const MARS: About = {
  routes,
  structure: {
    rule: 'scarcity',
    without: (setting) => ({
      ...setting,
      map: {
        ...setting.map,
        passages: setting.map.passages.map((passage) =>
          passage.needsItem === 'spacesuit' ? { ...passage, needsItem: '' } : passage,
        ),
      },
    }),
  },
  claims,
};

export const MARS_ROBOTS: About = { routes, claims };
