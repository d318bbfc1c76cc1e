import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { inRoom: 'control' }, what: Array.from({ length: 6 }, () => ({ test: 'fast' })), howMany: 6 },
  C6: { who: 'character', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'cabin' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'record', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'battery', without: 'lung' }], turns: 3 },
  S4: { who: 'place', what: [{ opens: 'galley_hatch' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'lung' }] },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'tower' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }] },
};

const routes = { surface: 8, minisub: 6, bell: 6 };
const PUMPS = ['pump', 'drain', 'vent'];

export const SUBMARINE: About = {
  routes,
  structure: {
    rule: 'water',
    without: (setting) => ({
      ...setting,
      goals: setting.goals.map((goal) => ({
        ...goal,
        requires: goal.requires.filter((need) => need.kind !== 'goal' || !PUMPS.includes(need.goal)),
      })),
      map: {
        ...setting.map,
        passages: setting.map.passages.map((passage) =>
          PUMPS.includes(passage.openedBy) ? { ...passage, blockedBy: '', openedBy: '' } : passage,
        ),
      },
    }),
  },
  claims,
};
export const SUBMARINE_GENERAL: About = { routes, claims };
