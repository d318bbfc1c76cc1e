'use client';

import { memo, useCallback, useId, useState } from 'react';
import { useFold } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Options } from '@/app/_ui/options';
import { SEVERITY, SeveritySign } from '@/app/_ui/severity';
import type { Severity } from '@/lib/kernel/issue';
import { isWithin, type Path } from '@/lib/kernel/path';
import { counted } from '@/lib/tabletop/words/wording';
import { ALL, BARE, type Links, type Pair, pairsShown, sayPair } from './links-model';
import { PairCounts, PairTies } from './pair-ties';
import { type LinksContext, RANK, useTrouble } from './use-links';

/** Rows shown at first; a button shows more. */
const ROWS = 60;

/** A row per pair: the number of links of each kind, and their texts. */
export function PairTable(props: LinksContext & { readonly links: Links; readonly canAdd: boolean }) {
  const { widget, at, links, edits, canAdd } = props;
  const [wanted, setWanted] = useState(ALL);
  const [most, setMost] = useState(ROWS);
  // Jumping to a link needs its row to be rendered.
  const [all] = useFold(
    false,
    useCallback((path: Path) => isWithin(path, at.root) && path.length > at.root.length, [at]),
  );
  const trouble = useTrouble(at.root);
  const filter = useId();
  const pairs = pairsShown(links.pairs, wanted);
  const shown = all ? pairs : pairs.slice(0, most);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <label htmlFor={filter} className="sign">
          Show
        </label>
        <select
          id={filter}
          className="input w-auto! max-w-full"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        >
          <option value={ALL}>All pairs</option>
          <option value={BARE}>Pairs without a link</option>
          <Options of={links.people.map(({ id, title }) => [id, `Pairs of ${title}`])} />
        </select>
      </div>
      {pairs.length === 0 && <p>No such pair.</p>}
      <ul aria-label="Pairs" className="border-t-2 border-line">
        {shown.map((pair) => (
          <PairRow
            key={pair.id}
            widget={widget}
            at={at}
            pair={pair}
            edits={edits}
            canAdd={canAdd}
            severity={worstOf(pair, trouble)}
          />
        ))}
      </ul>
      {shown.length < pairs.length && (
        <Button className="self-start" onClick={() => setMost(most + ROWS)}>
          Show more pairs ({pairs.length - shown.length} left)
        </Button>
      )}
    </div>
  );
}

const worstOf = ({ ties }: Pair, trouble: ReadonlyMap<string, Severity>): Severity | undefined =>
  ties
    .flatMap(({ id }) => trouble.get(id) ?? [])
    .reduce<Severity | undefined>((a, b) => (a && RANK[a] >= RANK[b] ? a : b), undefined);

const PairRow = memo(function PairRow(
  props: LinksContext & { readonly pair: Pair; readonly canAdd: boolean; readonly severity: Severity | undefined },
) {
  const { widget, at, pair, edits, canAdd, severity } = props;
  const holds = useCallback(
    (path: Path) => isWithin(path, at.root) && pair.ties.some(({ id }) => id === path[at.root.length]),
    [at, pair],
  );
  const [open, setOpen] = useFold(false, holds);
  const words = [...new Set(pair.ties.flatMap(({ label }) => (label === '' ? [] : [label])))];
  return (
    <li className="flex flex-col gap-1 border-b-2 border-line py-2">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <h3 className="flex min-w-0 grow basis-52 items-center gap-2 text-base [overflow-wrap:anywhere]">
          {sayPair(pair)}
          {severity && !open && (
            <>
              <SeveritySign severity={severity} />
              <span className="sr-only">{SEVERITY[severity].word}</span>
            </>
          )}
        </h3>
        <PairCounts widget={widget} pair={pair} edits={edits} canAdd={canAdd} />
      </div>
      {pair.ties.length > 0 && (
        <>
          {!open && words.length > 0 && <p className="line-clamp-2 text-sm text-grey">{words.join(' · ')}</p>}
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
            className="sign flex min-h-11 items-center gap-2 self-start text-left text-sm text-service"
          >
            <Icon name="chevron" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
            {open ? 'Close' : 'Open'} {counted(pair.ties.length, 'link')}
            <span className="sr-only"> of {sayPair(pair)}</span>
          </button>
          {open && <PairTies widget={widget} at={at} pair={pair} edits={edits} />}
        </>
      )}
    </li>
  );
});
