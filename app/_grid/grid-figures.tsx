'use client';

import { widgetPaths } from '@/app/_draft/steps';
import { useReport, useStudio } from '@/app/_draft/use-draft';
import { type Figure, FigureList } from '@/app/_forms/figures';
import { SEVERITY, SeveritySign } from '@/app/_ui/severity';
import { isWithin } from '@/lib/kernel/path';
import { type CellMark, MARK } from './grid-look';
import type { GridConfig } from './grid-model';

/** What the game counts of the grid while it is painted, and what its marks mean. */
export function GridFigures(props: { readonly figures: readonly Figure[]; readonly marks: Iterable<CellMark> }) {
  const { figures } = props;
  const kinds = [...new Map([...props.marks].map((mark) => [mark.title, mark])).values()];
  if (figures.length === 0 && kinds.length === 0) return null;
  return (
    <section aria-label="Figures" className="flex max-w-md flex-col gap-3">
      <h3 className="kicker text-service">On record</h3>
      <FigureList figures={figures} />
      {kinds.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm">
          {kinds.map(({ look, title }) => (
            <li key={title} className="flex items-start gap-2">
              <span aria-hidden className={`sign flex size-5 shrink-0 items-center justify-center ${MARK[look].look}`}>
                {MARK[look].sign}
              </span>
              {title}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Everything that is wrong with the grid and its cells; leads to the cell. */
export function GridTrouble({ widget }: { readonly widget: GridConfig }) {
  const { due: issues } = useReport();
  const { focusPath } = useStudio();
  const lists = widgetPaths(widget);
  const own = issues.filter((issue) => lists.some((list) => isWithin(issue.path, list)));
  if (own.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1" aria-label="Problems">
      {own.map((issue) => (
        <li key={issue.code + issue.message}>
          <button
            type="button"
            onClick={() => focusPath(issue.path)}
            className={`flex min-h-9 gap-2 text-left text-sm hover:underline ${SEVERITY[issue.severity].className}`}
          >
            <SeveritySign severity={issue.severity} />
            <span>
              <span className="sr-only">{SEVERITY[issue.severity].word}: </span>
              {issue.message}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
