import type { Goal } from '@/lib/systems/trapped/schema';
import type { About, Claims } from '../claim';

const claims: Claims = {
  C1: { who: 'anyone', what: ['fight'] },
  C2: { who: { holding: '' }, what: [{ steals: '' }] },
  C3: { who: 'anyone', what: [{ test: 'fast' }] },
  C4: { who: { strongest: 'clubs', among: 'extra' }, what: [{ test: 'dangerous', of: 'related' }] },
  C5: { who: { inRoom: 'counter' }, what: Array.from({ length: 6 }, () => ({ test: 'fast' })), howMany: 6 },
  C6: { who: 'character', what: [{ test: 'fast' }] },
  H1: { who: { strongest: 'hearts', among: 'extra' }, what: ['clings'] },
  H2: { who: 'extra', what: [{ ill: 2, cure: 'canteen' }] },
  H3: { who: { strongest: 'hearts', among: 'extra' }, what: [{ test: 'sexy', of: 'related' }] },
  H4: { who: 'character', what: [{ test: 'sexy' }] },
  H5: { who: 'character', what: [{ gains: 'photograph', ifAgreed: true }], once: true },
  H6: { who: 'anyone', what: [{ test: 'brave' }] },
  S1: { who: 'anyone', what: [{ test: 'brave' }] },
  S2: { who: 'place', what: [{ closes: '' }] },
  S3: { who: 'place', what: [{ airless: 'smoking', without: 'coat' }], turns: 2 },
  S4: { who: 'place', what: [{ opens: 'rope' }] },
  S5: { who: 'anyone', what: [{ test: 'clever' }] },
  S6: { who: 'character', what: [{ test: 'clever' }] },
  D1: { who: { highest: 'fast', among: 'character' }, what: [{ turn: 'another' }] },
  D2: { who: { lowest: 'clever', among: 'character' }, what: [{ gains: 'coat' }] },
  D3: { who: { highest: 'dangerous', among: 'extra' }, what: [{ goesTo: 'wall' }] },
  D4: { who: { highest: 'sexy', among: 'character' }, what: [{ turn: 'another', ifAgreed: true }] },
  D5: { who: 'character', what: [{ test: 'brave' }] },
  D6: { who: 'anyone', what: [{ test: 'brave' }] },
};

const routes = { heaven: 6, hell: 5, earth: 5 };

const BARGAINS = ['peter', 'interview', 'deal'];

export const LIMBO: About = {
  routes,
  structure: {
    rule: 'bargains',
    without: (setting) => {
      const asked = new Map(setting.goals.map(({ id, requires }) => [id, requires]));
      const freely = <Asking extends Pick<Goal, 'requires'>>(entry: Asking) => ({
        ...entry,
        requires: entry.requires.flatMap((need) =>
          need.kind === 'goal' && BARGAINS.includes(need.goal) ? (asked.get(need.goal) ?? []) : [need],
        ),
      });
      return { ...setting, goals: setting.goals.map(freely), escapes: setting.escapes.map(freely) };
    },
  },
  claims,
};
export const LIMBO_GABRIEL: About = {
  routes,
  claims: { ...claims, H5: { who: 'character', what: [{ gains: 'errata_slip', ifAgreed: true }], once: true } },
};
