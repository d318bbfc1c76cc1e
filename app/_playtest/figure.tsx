'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { saveFile } from '@/app/_ui/save-file';

/** The numbers behind a chart. */
export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A chart with its numbers, which can be shown as a table or downloaded. */
export function Figure(props: {
  readonly title: string;
  readonly help?: string;
  readonly table: Table;
  readonly csv: () => string;
  readonly file: string;
  /** Shows the numbers initially. */
  readonly isOpen?: boolean;
  /** The chart; without one, the table is always shown. */
  readonly children?: ReactNode;
}) {
  const { title, help, table, csv, file, isOpen = false, children } = props;
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  const shown = open || children === undefined;
  return (
    <figure
      // Skips the layout while it is off-screen and games run.
      className="flex flex-col gap-3 border-2 border-ink bg-raised p-4 [contain-intrinsic-size:auto_24rem] [content-visibility:auto] sm:p-6"
      aria-labelledby={id}
    >
      <figcaption>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {help !== undefined && <p className="measure text-sm text-grey">{help}</p>}
      </figcaption>
      {children}
      {shown && <NumberTable table={table} label={title} />}
      <div className="flex flex-wrap gap-2">
        {children !== undefined && (
          <Button onClick={() => setOpen(!open)} aria-expanded={open}>
            {open ? 'Hide the numbers' : 'Show the numbers'}
          </Button>
        )}
        <Button onClick={() => saveFile(`${file}.csv`, [csv()], 'text/csv')}>Download as CSV</Button>
      </div>
    </figure>
  );
}

function NumberTable({ table, label }: { readonly table: Table; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="max-h-144 overflow-auto" tabIndex={0} aria-label={`${label}: numbers`}>
      <table className="w-full border-collapse text-left text-sm">
        <thead>
          <tr>
            {table.head.map((name) => (
              <th
                key={name}
                scope="col"
                className="sticky top-0 border-b-2 border-ink bg-raised py-1 pr-4 align-bottom"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their order
            <tr key={row} className="border-b border-line">
              <th scope="row" className="min-w-24 py-1 pr-4 font-normal">
                {name}
              </th>
              {cells.map((cell, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep theirs
                <td key={i} className="py-1 pr-4 tabular-nums">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
