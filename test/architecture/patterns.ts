import { parse } from 'acorn';
import { transformSync } from 'esbuild';
import { analyse, type Report } from 'scslre';
import type { Source } from './sources';

/** A regular expression literal in a module. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
}

/** Lists the regular expression literals of a module; `RegExp(…)` builds others. */
export function patternsIn({ path, text }: Pick<Source, 'path' | 'text'>): readonly Pattern[] {
  const { code } = transformSync(text, {
    loader: path.endsWith('x') ? 'tsx' : 'ts',
    target: 'esnext',
    jsx: 'automatic',
  });
  const found: Pattern[] = [];
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), ({ regex }) => {
    if (regex) found.push({ source: regex.pattern, flags: regex.flags });
  });
  return found;
}

type Node = { readonly regex?: { readonly pattern: string; readonly flags: string } };

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) walk(one, visit);
  else if (typeof value === 'object' && value !== null) {
    visit(value);
    for (const one of Object.values(value)) walk(one, visit);
  }
}

/** Returns the reason why a regular expression takes quadratic time or worse; undefined if it does not. */
export function costOf({ source, flags }: Pattern): Report | undefined {
  const { reports } = analyse({ source, flags }, { maxReports: 1 });
  return reports[0];
}
