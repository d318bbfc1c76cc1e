import { harmless } from '@/cli/say';
import { groupedBy } from '@/lib/kernel/grouped';
import type { Change, Comparison } from '@/lib/scenario/compare';
import { type MarkedText, shortened } from '@/lib/scenario/mark-words';

/** Formats changes by part, with the changed words marked [-removed-] and {+added+}. */
export function sayComparison({ same, changes }: Comparison): string {
  if (same) return 'Nothing has changed.\n';
  const parts = groupedBy(changes, ({ names }) => names[0] ?? '');
  return [...parts]
    .map(([part, changes]) => [part, ...changes.flatMap(sayChange)].map((line) => `${harmless(line)}\n`).join(''))
    .join('\n');
}

function sayChange({ names, kind, before, after, lines }: Change): readonly string[] {
  const places = kind === 'moved' ? ` (from place ${before} to ${after})` : '';
  return [
    `  ${kind.padEnd(7)}  ${names.slice(1).join(' · ')}${places}`,
    ...lines.map(({ name, text }) => `           ${name && `${name}: `}${shortened(text).map(sayMark).join('')}`),
  ];
}

const sayMark = ({ mark, text }: MarkedText): string =>
  mark === 'same' ? text : mark === 'removed' ? `[-${text}-]` : `{+${text}+}`;
