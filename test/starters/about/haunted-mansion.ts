import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { highest: 'brave', among: 'character' }, what: [{ test: 'fast' }] },
  C6: { who: 'anyone', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'bedroom' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'rope', ifAgreed: true }], once: true },
  H6: { who: 'everyone', what: Array.from({ length: 6 }, () => ({ test: 'brave' })), howMany: 6 },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ opens: 'dining_door' }] },
  S4: { who: 'anyone', what: [{ test: 'clever' }] },
  S5: { who: 'character', what: [{ test: 'clever' }] },
  S6: { who: 'anyone', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'clever', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'dangerous', among: 'character' }, what: [{ gains: 'silver' }], once: true },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'terrace' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'character', what: [{ test: 'brave' }] },
};

const routes = { front: 6, row: 4, heirs: 6 };

export const HAUNTED_MANSION: About = {
  routes,
  structure: {
    rule: 'the hunt',
    without: (setting) => ({
      ...setting,
      goals: setting.goals.map((goal) => (goal.id === 'bridge' ? { ...goal, requires: goal.requires.slice(1) } : goal)),
    }),
  },
  claims,
};
export const MANSION_GHOST: About = { routes, claims };
