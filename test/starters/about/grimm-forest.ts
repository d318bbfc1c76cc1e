import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { inRoom: 'crossroads' }, what: Array.from({ length: 6 }, () => ({ test: 'fast' })), howMany: 6 },
  C6: { who: 'character', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'well' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'name', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'castle', without: 'nosegay' }], turns: 3 },
  S4: { who: 'place', what: [{ opens: 'back_door' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'nosegay' }] },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'castle' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }] },
};

const routes = { over: 6, coach: 6, page: 6 };
const givenInH5 = (item: string): Claims => ({
  ...claims,
  H5: { who: 'character', what: [{ gains: item, ifAgreed: true }], once: true },
});

export const GRIMM_FOREST: About = {
  routes,
  structure: {
    rule: 'distance',
    without: (setting) => ({
      ...setting,
      map: { ...setting.map, passages: setting.map.passages.filter(({ openedBy }) => openedBy !== 'crumbs') },
    }),
  },
  claims,
};
export const FOREST_GIANT: About = { routes, claims: givenInH5('goose_egg') };
export const FOREST_LION: About = { routes, claims: givenInH5('mirror') };
