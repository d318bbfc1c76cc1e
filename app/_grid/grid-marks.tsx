'use client';

import { useState } from 'react';
import { widgetPaths } from '@/app/_draft/steps';
import { useReport, useStudio } from '@/app/_draft/use-draft';
import { type Figure, FigureList } from '@/app/_forms/figures';
import { Button } from '@/app/_ui/button';
import { markOf, SEVERITY, SeveritySign } from '@/app/_ui/severity';
import { ViewSwitch } from '@/app/_ui/view-switch';
import type { GridPins } from '@/lib/contract/form';
import { sayMessage } from '@/lib/kernel/issue';
import { isWithin } from '@/lib/kernel/path';
import { counted } from '@/lib/tabletop/words/wording';
import { type CellMark, MARK } from './grid-look';
import type { GridConfig } from './grid-model';

/** Sets of pins: a tab for each number of players and a button for each pin. */
export function GridPinSets(props: {
  readonly pins: GridPins;
  readonly sets: readonly number[];
  readonly players: number;
  readonly onPlayers: (players: number) => void;
  readonly placed: ReadonlyMap<number, string>;
  /** The pin in hand, if any. */
  readonly chosen: number | undefined;
  readonly editable: boolean;
  readonly onChoose: (pin: number) => void;
  readonly onFind: () => Promise<void>;
}) {
  const { pins, sets, players, placed, chosen, editable } = props;
  const [finding, setFinding] = useState(false);
  const find = () => {
    setFinding(true);
    void props.onFind().finally(() => setFinding(false));
  };
  return (
    <section aria-label={`${pins.title} by number of players`} className="flex flex-col gap-2">
      {sets.length > 1 && (
        <ViewSwitch
          label="Number of players"
          views={Object.fromEntries(sets.map((set) => [String(set), counted(set, 'player')]))}
          current={String(players)}
          onChange={(set) => props.onPlayers(Number(set))}
        />
      )}
      <fieldset className="flex flex-wrap gap-1">
        <legend className="sr-only">{pins.title} to place</legend>
        {Array.from({ length: players }, (_, i) => i + 1).map((number) => (
          <button
            key={number}
            type="button"
            disabled={!editable}
            aria-pressed={number === chosen}
            onClick={() => props.onChoose(number)}
            className="sign inline-flex min-h-11 items-center gap-2 border-2 border-ink px-3 text-sm aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {pins.title} {number}
            <span className="text-xs">{placed.get(number) ?? 'not placed'}</span>
          </button>
        ))}
      </fieldset>
      {pins.find !== undefined && editable && (
        <Button className="self-start text-sm!" aria-disabled={finding} onClick={finding ? undefined : find}>
          {finding ? 'Looking …' : pins.find}
        </Button>
      )}
    </section>
  );
}

/** Figures of the grid while it is painted, and the legend of its marks. */
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

/** Issues of the grid and its cells; each leads to its cell. */
export function GridTrouble({ widget }: { readonly widget: GridConfig }) {
  const { issues } = useReport();
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
            className={`flex min-h-9 gap-2 text-left text-sm hover:underline ${SEVERITY[markOf(issue)].className}`}
          >
            <SeveritySign severity={markOf(issue)} />
            <span>
              <span className="sr-only">{SEVERITY[markOf(issue)].word}: </span>
              {sayMessage(issue.message)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
