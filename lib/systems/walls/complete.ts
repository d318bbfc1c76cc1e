import type { Patch } from '@/lib/kernel/patch';
import type { Arena } from './schema';
import { COLOURS, SHAPES } from './vocabulary';

/** Tells tokens apart: each of several with one shape or colour gets another. Starts come from the check. */
export const complete = ({ tokens }: Arena): readonly Patch[] => [
  ...different(tokens, 'shape', SHAPES),
  ...different(tokens, 'colour', COLOURS),
];

function different<Key extends 'shape' | 'colour'>(
  tokens: Arena['tokens'],
  key: Key,
  options: readonly Arena['tokens'][number][Key][],
): readonly Patch[] {
  const chosen = new Set(tokens.map((token) => token[key]));
  const free = options.filter((option) => !chosen.has(option));
  const seen = new Set<Arena['tokens'][number][Key]>();
  return tokens.flatMap((token): readonly Patch[] => {
    if (!seen.has(token[key])) {
      seen.add(token[key]);
      return [];
    }
    const other = free.shift();
    return other === undefined ? [] : [{ op: 'set', path: ['tokens', token.id, key], value: other }];
  });
}
