import { at } from '@/lib/kernel/at';
import { addLabelled, addLooseLinks, eraseLabelled, noBonds } from '@/lib/tabletop/play/pairs';
import { LEVELS } from '../vocabulary';
import { type Context, insiders, isInside, pairNow, pairOf } from './context';
import { NONE } from './game';
import type { MoveOf } from './moves';
import { countLabels, emitLinks } from './proposals';
import type { Label, PersonId, Shown } from './state';

export const [HEALTHY, INJURED, DYING, DEAD] = [0, 1, 2, 3] as const;

/** Levels that add links; they are also kinds of labels. */
const INJURIES = ['injured', 'dying'] as const;
type Injury = (typeof INJURIES)[number];

const levelOf = (kind: Injury): number => LEVELS.indexOf(kind);

/** Tells whether a person still has an injury link of this kind to anyone inside (rules 8, 15). */
function hasInjury(state: Shown, person: PersonId, kind: Injury): boolean {
  return insiders(state).some(
    (other) =>
      other !== person && pairOf(state, person, other).labels.some((one) => one.kind === kind && one.of === person),
  );
}

/** Adds injury links from a person whose level got worse to everyone else inside (rules 8). */
export function addInjuries(context: Context, person: PersonId, from: number): void {
  const { state } = context;
  const { level } = at(state.people, person);
  for (const kind of INJURIES) {
    if (from >= levelOf(kind) || level < levelOf(kind)) continue;
    for (const other of insiders(state).filter((one) => one !== person)) {
      const pair = pairOf(state, person, other);
      emitLinks(context, pair, 'injury', addLabelled(pair, { colour: 'red', kind, of: person, written: NONE }));
    }
  }
}

/** Improves a person's level by one. */
export function heal({ state, emit }: Context, person: PersonId): void {
  const patient = at(state.people, person);
  patient.level -= 1;
  emit?.({ type: 'healed', person, level: patient.level });
}

/** Tells whether a label can be erased. A person's Dying links go before their Injured ones (rules 8). */
export const isErasable = (state: Shown, { kind, of }: Label): boolean =>
  kind !== 'injured' || !hasInjury(state, of, 'dying');

/** Erases a label of the current pair. Erasing the last link of an injury heals it (rules 8). */
export function erase(context: Context, { label: place }: MoveOf<'erase'>): void {
  const { state } = context;
  const pair = pairNow(state);
  const label = at(pair.labels, place);
  emitLinks(context, pair, 'session', eraseLabelled(pair, label));
  const { kind, of } = label;
  if (kind === 'label' || hasInjury(state, of, kind)) return;
  if (at(state.people, of).level === levelOf(kind)) heal(context, of);
}

/** Heals people at the end of a session whose injury links are gone because others died or left (rules 15). */
export function recover(context: Context, levels: readonly number[]): void {
  const { state } = context;
  for (const person of insiders(state)) {
    const { level } = at(state.people, person);
    const kind = INJURIES.find((one) => levelOf(one) === level);
    const isOver = kind !== undefined && !hasInjury(state, person, kind);
    if (isOver && (kind === 'dying' || levels[person] === level)) heal(context, person);
  }
}

/** Removes a dead person's links. Returns how many green labels become goodwill among survivors (rules 6). */
export function removeLinksOf(context: Context, dead: PersonId): number {
  const { state } = context;
  let goodwill = 0;
  for (const pair of state.pairs) {
    if (pair.a !== dead && pair.b !== dead) continue;
    const { where } = at(state.people, pair.a === dead ? pair.b : pair.a);
    if (where !== 'safe') goodwill += countLabels(pair.labels, 'green');
    Object.assign(pair, noBonds());
  }
  return goodwill;
}

/** Spreads goodwill evenly over the pairs inside; the first pairs get the remainder (rules 6, ruling A18). */
export function spreadGoodwill(context: Context, goodwill: number): void {
  const { state } = context;
  const pairs = state.pairs.filter(({ a, b }) => isInside(state, a) && isInside(state, b));
  for (const [i, pair] of pairs.entries()) {
    const share = Math.floor(goodwill / pairs.length) + Number(i < goodwill % pairs.length);
    if (share > 0) emitLinks(context, pair, 'goodwill', addLooseLinks(pair, 'green', share));
  }
}
