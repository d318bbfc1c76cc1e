'use client';

import { useReport } from '@/app/_draft/use-draft';
import { Icon } from '@/app/_ui/icons';
import type { Remark } from '@/lib/contract/authored';
import { formatPath, type Path } from '@/lib/kernel/path';

export type Figure = Extract<Remark, { kind: 'figure' }>;

/** Figures computed from the draft; a mark shows whether they fit. */
export function FigureList({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-col gap-1 text-sm">
      {figures.map(({ label, value, fits }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two levels may have one name, and figures keep their order
        <div key={i} className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line pb-1">
          <dt className="min-w-0 [overflow-wrap:anywhere]">{label}</dt>
          <dd className="sign ml-auto flex max-w-full items-center gap-1 text-right">
            {fits !== undefined && (
              <Icon name={fits ? 'check' : 'close'} className={`size-4 ${fits ? 'text-exit' : 'text-alarm'}`} />
            )}
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures that the game computes for these paths (from the file's root). Renders nothing if there are none. */
export function Figures({ of }: { readonly of: readonly Path[] }) {
  const { remarks } = useReport();
  const paths = new Set(of.map(formatPath));
  const own = remarks.filter(
    (remark): remark is Figure => remark.kind === 'figure' && paths.has(formatPath(['body', ...remark.path])),
  );
  if (own.length === 0) return null;
  return (
    <section aria-label="Figures" className="flex max-w-md flex-col gap-3">
      <h3 className="kicker text-service">On record</h3>
      <FigureList figures={own} />
    </section>
  );
}
