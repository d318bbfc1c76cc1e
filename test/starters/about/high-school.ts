import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { highest: 'dangerous', among: 'character' }, what: [{ test: 'fast' }] },
  C6: { who: 'character', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'cafeteria' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'holy_water', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'lab', without: 'holy_water' }], turns: 2 },
  S4: { who: 'place', what: [{ opens: 'detention_door' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'dangerous', among: 'character' }, what: [{ gains: 'bolt_cutters' }], once: true },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'gym' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }] },
};

const routes = { brigade: 6, walk: 6, bus: 5 };

export const HIGH_SCHOOL: About = {
  routes,
  claims,
};
export const HIGH_SCHOOL_PSION: About = {
  routes,
  claims: {
    ...claims,
    H5: { who: 'character', what: [{ gains: 'salts', ifAgreed: true }], once: true },
    S3: { who: 'place', what: [{ airless: 'lab', without: 'salts' }], turns: 2 },
  },
};
