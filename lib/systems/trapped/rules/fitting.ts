import type { Goal, HouseRules } from '../schema';
import { DEED_ATTRIBUTES, type DeedAttribute } from '../vocabulary';

type Fitting = readonly DeedAttribute[];

/** Default attributes per kind of goal, used if the author names none (rules 5.2). An exit is no conflict. */
const USUAL: Readonly<Record<Goal['kind'], Fitting>> = {
  reach: ['brave', 'fast'],
  learn: ['clever'],
  acquire: ['clever', 'fast', 'dangerous'],
  fix: ['brave', 'clever'],
  monster: ['brave', 'fast', 'dangerous'],
  exit: [],
};

/** Ruling A64. */
export function attributesFor({ kind, attributes }: Pick<Goal, 'kind' | 'attributes'>): Fitting {
  if (attributes.length === 0 || kind === 'exit') return USUAL[kind];
  const named = new Set(attributes.map(({ attribute }) => attribute));
  return DEED_ATTRIBUTES.filter((attribute) => named.has(attribute));
}

/** Those named by the goals of beating the monster, otherwise the defaults. */
export function attributesToFight(goals: readonly Pick<Goal, 'kind' | 'attributes'>[]): Fitting {
  const named = goals.filter(({ kind, attributes }) => kind === 'monster' && attributes.length > 0);
  const all = new Set(named.flatMap(attributesFor));
  return all.size === 0 ? USUAL.monster : DEED_ATTRIBUTES.filter((attribute) => all.has(attribute));
}

/** Ruling A64. */
export const attributesToInfluence = ({ influenceAttributes }: Pick<HouseRules, 'influenceAttributes'>): Fitting =>
  influenceAttributes === 'sexy' ? ['sexy'] : DEED_ATTRIBUTES;
