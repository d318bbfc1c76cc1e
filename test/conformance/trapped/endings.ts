import { z } from 'zod';
import { adoptable, isKeptByAdoptee, type Kin } from '@/lib/systems/trapped/rules/adoption';
import { endingOf, losersAmong } from '@/lib/systems/trapped/rules/ending';
import { escapeRefusal, isRouteDisabled, leavingBy } from '@/lib/systems/trapped/rules/escape';
import { progressAfter } from '@/lib/systems/trapped/rules/goals';
import type { Operations } from '../vectors';
import { rulesOf, settingOf } from './notation';

const names = z.array(z.string());
const leaving = z.object({
  setting: z.string(),
  route: z.string(),
  achieved: names,
  players: names,
  living: names,
  aboard: names,
});
const blast = z.object({ aboard: names, already_escaped: names });
const over = z.object({
  escaped: names,
  living: names,
  adoptable_extras: z.int().min(0),
  monster_dead: z.boolean(),
});
const extras = z.object({ controls: z.string().nullable(), uncontrolled: names, controlled_by_others: names });

const isPlayer = (name: string) => !name.startsWith('extra:');

function kinOf(key: string): Kin {
  if (key === 'extra:self' || key === 'self') return 'self';
  return key.startsWith('extra:') ? 'extra' : 'character';
}

/** Who gets away, who does not, and who comes back as somebody else. */
export const endings: Operations = {
  escape(input) {
    const { setting: id, route: routeId, players, living, aboard, ...rest } = leaving.parse(input);
    const { goals, escapes, options } = settingOf(id);
    const route = escapes.find((candidate) => candidate.id === routeId);
    if (!route) throw new Error(`no way out is called “${routeId}”`);
    const rules = rulesOf(input, options);
    const achieved = new Set(rest.achieved);
    const disabled = isRouteDisabled(route, goals, achieved, rules);
    const progress = progressAfter(goals, achieved);
    const reason = escapeRefusal(route, disabled, progress, rules.prereqMode, aboard.length);
    if (reason !== undefined) return { legal: false, reason, winners: [], losers: [] };
    const leavers = leavingBy(route, living, aboard);
    const winners = players.filter((player) => leavers.includes(player));
    return { legal: true, reason: null, winners, losers: losersAmong(players, winners) };
  },

  engine_blast(input) {
    const { aboard, already_escaped: winners } = blast.parse(input);
    return { losers: losersAmong(aboard.filter(isPlayer), winners), winners };
  },

  game_over(input) {
    const { escaped, living, adoptable_extras } = over.parse(input);
    const winners = endingOf({ escaped, living, adoptable: adoptable_extras }, rulesOf(input));
    return { over: winners !== undefined, winners: winners ?? [] };
  },

  adoption(input) {
    const { controls, uncontrolled } = extras.parse(input);
    return { may_adopt: adoptable(controls, uncontrolled) };
  },

  adopt_sheet(input) {
    const { relationships } = z.object({ relationships: z.record(z.string(), z.string()) }).parse(input);
    const kept = Object.entries(relationships).filter(([key]) => isKeptByAdoptee(kinOf(key)));
    return { kept: Object.fromEntries(kept) };
  },
};
