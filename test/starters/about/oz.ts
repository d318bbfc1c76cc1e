import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { inRoom: 'gate' }, what: Array.from({ length: 6 }, () => ({ test: 'fast' })), howMany: 6 },
  C6: { who: 'character', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'salts' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'sponge', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'poppies', without: 'salts' }], turns: 3 },
  S4: { who: 'place', what: [{ opens: 'back_door' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'salts' }] },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'roof' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }] },
};

const routes = { shoes: 7, balloon: 8, thrown: 7 };
const FRIENDS = ['scarecrow', 'tin_man', 'lion'];

export const OZ: About = {
  routes,
  structure: {
    rule: 'company',
    without: (setting) => ({
      ...setting,
      goals: setting.goals.map((goal) => ({
        ...goal,
        requires: goal.requires.filter((need) => need.kind !== 'item' || !FRIENDS.includes(need.item)),
      })),
    }),
  },
  claims,
};
export const OZ_WIZARD: About = {
  routes,
  claims: { ...claims, H5: { who: 'character', what: [{ gains: 'handbill', ifAgreed: true }], once: true } },
};
