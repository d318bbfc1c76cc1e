import type { About } from '../claim';

export const MINE_SHAFT: About = {
  routes: { lift: 6, dig: 7, crawl: 6 },
  structure: {
    rule: 'darkness',
    without: (setting) => ({
      ...setting,
      map: {
        ...setting.map,
        passages: setting.map.passages.map((passage) =>
          passage.needsItem === 'lamp' ? { ...passage, needsItem: '' } : passage,
        ),
      },
    }),
  },
  claims: {
    C1: { who: 'anyone', what: ['fight'] },
    C2: { who: { holding: '' }, what: [{ steals: '' }] },
    C3: { who: 'anyone', what: [{ test: 'fast' }] },
    C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
    C5: { who: { inRoom: 'lower' }, what: Array.from({ length: 6 }, () => ({ test: 'fast' })), howMany: 6 },
    C6: { who: 'character', what: [{ test: 'fast' }] },
    H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
    H2: { who: 'extra', what: [{ ill: 2, cure: 'lamp_room' }] },
    H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
    H4: { who: 'character', what: [{ test: 'sexy' }] },
    H5: { who: 'character', what: [{ gains: 'music_box', ifAgreed: true }], once: true },
    H6: { who: 'anyone', what: [{ test: 'brave' }] },
    S1: { who: 'place', what: [{ closes: '' }] },
    S2: { who: 'place', what: [{ airless: 'sump', without: 'diving_gear' }], turns: 3 },
    S3: { who: 'anyone', what: [{ test: 'brave' }] },
    S4: { who: 'character', what: [{ test: 'fast' }] },
    S5: { who: 'anyone', what: [{ test: 'clever' }] },
    S6: { who: 'anyone', what: [{ test: 'clever' }] },
    D1: { who: { highest: 'lucky', among: 'character' }, what: [{ gains: 'dynamite' }], once: true },
    D2: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
    D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'lift_station' }] },
    D4: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'lamp' }] },
    D5: { who: 'character', what: [{ test: 'brave' }] },
    D6: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  },
};
