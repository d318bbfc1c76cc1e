import { at } from '@/lib/kernel/at';
import { noBonds } from '@/lib/tabletop/pairs';
import { type Context, insiders, pairOf } from './context';
import { NONE } from './game';
import { addLabel, addLoose, eraseLabel } from './links';
import type { Label, Pair, PersonId, Shown } from './state';

export const [HEALTHY, INJURED, DYING, DEAD] = [0, 1, 2, 3] as const;

type Injury = Exclude<Label['kind'], 'label'>;
const INJURIES: readonly { readonly level: number; readonly kind: Injury }[] = [
  { level: INJURED, kind: 'injured' },
  { level: DYING, kind: 'dying' },
];

/** Whether somebody has a link of an injury to anybody inside (rules 8, 15). */
export function hasInjury(state: Shown, person: PersonId, kind: Injury): boolean {
  return insiders(state).some(
    (other) =>
      other !== person && pairOf(state, person, other).labels.some((one) => one.kind === kind && one.of === person),
  );
}

/** Links of somebody who has got worse, to everybody else inside (rules 8). */
export function addInjuries(context: Context, person: PersonId, from: number): void {
  const { state } = context;
  const { level } = at(state.people, person);
  for (const injury of INJURIES) {
    if (from >= injury.level || level < injury.level) continue;
    const label: Label = { colour: 'red', kind: injury.kind, of: person, written: NONE };
    for (const other of insiders(state)) {
      if (other !== person) addLabel(context, pairOf(state, person, other), label, 'injury');
    }
  }
}

/** Somebody is a level better off. */
export function heal({ state, emit }: Context, person: PersonId): void {
  const one = at(state.people, person);
  one.level -= 1;
  emit?.({ type: 'healed', person, level: one.level });
}

/** Whether a label may be erased: no Injured link of somebody who has a Dying one (rules 8). */
export const isErasable = (state: Shown, { kind, of }: Label): boolean =>
  kind !== 'injured' || !hasInjury(state, of, 'dying');

/** Erases a label in the roll of a pair; the last one of an injury heals (rules 8). */
export function eraseAndHeal(context: Context, pair: Pair, label: Label): void {
  const { state } = context;
  eraseLabel(context, pair, label, 'session');
  const { kind, of } = label;
  if (kind === 'label' || hasInjury(state, of, kind)) return;
  if (at(state.people, of).level === (kind === 'dying' ? DYING : INJURED)) heal(context, of);
}

/** At the end of a session: those whose injury links went with somebody else are a level better off (rules 15). */
export function recover(context: Context, levels: readonly number[]): void {
  const { state } = context;
  for (const person of insiders(state)) {
    const { level } = at(state.people, person);
    const isLeft = level === DYING || (level === INJURED && levels[person] === INJURED);
    if (isLeft && !hasInjury(state, person, level === DYING ? 'dying' : 'injured')) heal(context, person);
  }
}

/** What becomes of the links of the dead: reasons to like become goodwill among those who are left (rules 6). */
export function bury(context: Context, dead: PersonId): number {
  const { state } = context;
  let goodwill = 0;
  for (const pair of state.pairs) {
    if (pair.a !== dead && pair.b !== dead) continue;
    const { where } = at(state.people, pair.a === dead ? pair.b : pair.a);
    if (where !== 'safe') goodwill += pair.labels.filter(({ colour }) => colour === 'green').length;
    Object.assign(pair, noBonds());
  }
  return goodwill;
}

/** Spreads goodwill evenly over the pairs inside, what is left over to the first ones (rules 6, 13 #18). */
export function spread(context: Context, goodwill: number): void {
  const { state } = context;
  const isInside = (person: PersonId) => at(state.people, person).where === 'inside';
  const pairs = state.pairs.filter(({ a, b }) => isInside(a) && isInside(b));
  for (const [i, pair] of pairs.entries()) {
    const share = Math.floor(goodwill / pairs.length) + Number(i < goodwill % pairs.length);
    if (share > 0) addLoose(context, pair, 'green', share, 'goodwill');
  }
}
