'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useDraft } from '@/app/_draft/use-draft';
import { useOpened } from '@/app/_draft/use-opened';
import { orderOf, useChoices, usePrinter, withPiece } from '@/app/_print/choices';
import { PageView } from '@/app/_print/page-view';
import { useLayout } from '@/app/_print/use-layout';
import { usePrintShop } from '@/app/_print/use-print-shop';
import { useSecrets } from '@/app/_print/use-secrets';
import { Alert } from '@/app/_ui/alert';
import { Progress } from '@/app/_ui/progress';
import { ViewSwitch } from '@/app/_ui/view-switch';
import { isError } from '@/lib/kernel/issue';
import type { Audience } from '@/lib/kit/kit-spec';

const WHOSE: Readonly<Record<Audience, string>> = {
  table: 'The players’ copy',
  player: 'A player’s copy',
  gm: 'The GM’s copy, with secrets',
};

/** Pages of the kit with the map, as the order form would print them now. */
export function PlanPreview({ pieces }: { readonly pieces: readonly string[] }) {
  const { draft, draftId, system, issues } = useDraft();
  const { open } = useOpened();
  const [choices] = useChoices(
    system,
    useMemo(() => open.players(), [open]),
  );
  const [printer] = usePrinter(system);
  const secrets = useSecrets(draftId);
  const art = useMemo(() => ({ draftId }), [draftId]);
  const maps = useMemo(() => system.pieces.filter(({ id }) => pieces.includes(id)), [system, pieces]);
  const [shown, show] = useState(pieces[0] ?? '');
  const isDraft = issues.some(isError);
  const order = useMemo(() => {
    const map = maps.find(({ id }) => id === shown);
    const wanted = map ? { ...choices, ...withPiece(choices, map, true) } : choices;
    // The preview shows uncorrected pages: calibration only concerns the printer.
    const plain = { ...orderOf(wanted, printer, [], system, isDraft), calibration: undefined };
    return secrets ? { ...plain, secrets } : plain;
  }, [maps, shown, choices, printer, system, isDraft, secrets]);

  const { client, pictures } = usePrintShop();
  const looking = useRef<readonly number[]>([]);
  const { layout, done, error } = useLayout({ client, pictures, pages: looking }, { draft, art }, order);
  const numbers = useMemo(() => {
    const section = layout?.sections.find(({ piece }) => piece === shown);
    if (!section) return [];
    // Leaves out a blank page that follows for double-sided printing.
    return Array.from({ length: section.lastPage - section.firstPage + 1 }, (_, i) => section.firstPage + i);
  }, [layout, shown]);
  useEffect(() => {
    looking.current = numbers;
  }, [numbers]);

  return (
    <div>
      <ViewSwitch
        label="Copy for"
        views={Object.fromEntries(maps.map(({ id, audience }) => [id, WHOSE[audience]]))}
        current={shown}
        onChange={show}
      />
      <Progress label="Drawing the map…" done={done} />
      <Alert className="border-l-4 border-alarm pl-3">{error}</Alert>
      <div className="flex flex-col gap-4">
        {numbers.map((number, i) => {
          const laid = layout?.pages[number];
          if (!laid) return null;
          const { widthMm, heightMm } = laid;
          return (
            <div
              key={number}
              className="mx-auto w-full border-2 border-ink"
              style={{ maxWidth: `${widthMm}mm`, aspectRatio: `${widthMm} / ${heightMm}` }}
            >
              <PageView
                pictures={pictures}
                page={number}
                laid={laid}
                alt={`The map as it will be printed${i === 0 ? '' : `, page ${i + 1}`}`}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
