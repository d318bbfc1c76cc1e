import type { Strength } from '@/lib/contract/form';
import type { Entry } from '@/lib/kernel/json';
import type { ListShape } from '@/lib/schema/shape';
import { strengthOf } from './strength';

/** How strong an entry is, as a staircase of lamps and in words. */
export function StrengthMeter(props: { readonly strength: Strength; readonly list: ListShape; readonly entry: Entry }) {
  const found = strengthOf(props.strength, props.list, props.entry);
  if (!found) return null;
  return (
    <p className="flex items-end gap-2 px-3 pb-1 text-sm text-grey">
      <span aria-hidden className="flex h-4 shrink-0 items-end gap-0.5">
        {found.lit.map((lit, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never change places
            key={i}
            style={{ height: `${((i + 1) / found.lit.length) * 100}%` }}
            className={`w-1.5 border ${lit ? 'border-ink bg-ink' : 'border-grey'}`}
          />
        ))}
      </span>
      {found.words}
    </p>
  );
}
