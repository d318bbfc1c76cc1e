import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { highest: 'clever', among: 'character' }, what: [{ test: 'fast' }] },
  C6: { who: 'character', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'lab' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'flare', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'greenhouse', without: 'spacesuit' }], turns: 3 },
  S4: { who: 'place', what: [{ opens: 'mess_hatch' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'spacesuit' }] },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'airlock' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }] },
};

const routes = { ship: 5, drive: 5, orbiter: 7 };

const glasses: Claims = { D7: { who: 'character', what: [{ gains: 'dark_glasses' }], once: true } };

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
  claims: { ...claims, ...glasses },
};
export const MARS_ROBOTS: About = {
  routes,
  claims: { ...claims, H5: { who: 'character', what: [{ gains: 'coil', ifAgreed: true }], once: true } },
};
