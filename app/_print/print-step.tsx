'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { downloadDraft } from '@/app/_draft/download';
import { useDraft } from '@/app/_draft/use-draft';
import { useOpened } from '@/app/_draft/use-opened';
import { Progress } from '@/app/_ui/progress';
import type { Product } from '@/app/_workers/products';
import { isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { CastSheet, KitOrder } from '@/lib/kit/order';
import { Calibrating } from './calibrating';
import { isWanted, orderOf } from './choices';
import { Group, Tick } from './form-parts';
import { OrderForm } from './order-form';
import { Pager } from './pager';
import { printIssues } from './print-issues';
import { TakeAway } from './take-away';
import { Troubles } from './troubles';
import { useCast } from './use-cast';
import { useChoices, usePrinter } from './use-choices';
import { useLayout } from './use-layout';
import { useMaking } from './use-making';
import { usePrintShop } from './use-print-shop';
import { useSecrets } from './use-secrets';

/** The order form, the pages themselves, and the kit. */
export function PrintStep() {
  const { draft, draftId, system, issues, focusPath } = useDraft();
  const { open } = useOpened();
  const players = useMemo(() => open.players(), [open]);
  const [choices, change] = useChoices(system, players);
  const [printer, changePrinter] = usePrinter(system);
  const [names, setNames] = useState<readonly string[]>([]);
  const { client, pictures } = usePrintShop();
  const looking = useRef<readonly number[]>([0]);
  const errors = issues.filter(isError).length;
  const nothing = !system.pieces.some((piece) => isWanted(choices, piece));
  const told = useSecrets(draftId);
  const [tells, setTells] = useState(true);
  const cast = useCast(draftId);
  const [fills, setFills] = useState(true);
  const order = useMemo(() => {
    const plain = orderOf(choices, printer, names, system, errors > 0);
    return { ...plain, ...(told && tells && { secrets: told }), ...(cast && fills && withCast(cast)) };
  }, [choices, printer, names, system, errors, told, tells, cast, fills]);
  // As it lies on the paper: what sets a printer right is for the printer alone.
  const seen = useMemo(() => (nothing ? undefined : { ...order, calibration: undefined }), [nothing, order]);
  const { layout, done, error } = useLayout({ client, pictures, pages: looking }, { draft, draftId }, seen);
  const making = useMaking();
  const [calibrating, setCalibrating] = useState(false);
  const calibrate = useCallback(() => setCalibrating(true), []);
  const troubles = printIssues(issues, layout?.issues ?? []);

  const make = (product: Product, pressed: HTMLElement) => {
    void making.run(
      {
        product,
        baseUrl: window.location.origin,
        system: draft.system,
        draftId,
        draft: draft as unknown as Json,
        order,
      },
      pressed,
    );
  };

  return (
    <div className="@container mx-auto max-w-6xl">
      <header className="mb-6">
        <p className="kicker mb-2 text-exit">Print</p>
        <h1 className="text-2xl sm:text-3xl">What goes on the table?</h1>
      </header>
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[16rem_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
        <TakeAway
          making={making}
          ready={!nothing}
          isCalibrated={printer.calibration !== undefined}
          onCalibrate={calibrate}
          onMake={make}
          onDownload={() => downloadDraft(draft, system)}
        />
        <div className="flex min-w-0 flex-col gap-4 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
          {errors > 0 && (
            <p className="flex items-start gap-2 border-2 border-ink bg-hazard p-3 text-on-hazard">
              {errors === 1 ? 'One error is left in' : `${errors} errors are left in`} this scenario, so every page says
              DRAFT.
            </p>
          )}
          {nothing && <p className="border-2 border-dashed border-line p-5">Choose at least one piece to print.</p>}
          <Troubles troubles={troubles} onGo={focusPath} />
          {error !== undefined && (
            <p role="alert" className="border-l-4 border-alarm pl-3">
              {error}
            </p>
          )}
          {!nothing && (
            // As high as the pages will be, so that nothing moves when they come.
            <div className="relative min-h-[46rem] @2xl:sticky @2xl:top-18 lg:min-h-[min(100dvh,48rem)]">
              <div className="absolute inset-x-0 top-24 z-10 mx-auto max-w-72 bg-paper px-2">
                <Progress label="Laying out the pages…" done={done} />
              </div>
              {layout && <Pager pictures={pictures} layout={layout} backs={printer.backs} looking={looking} />}
            </div>
          )}
        </div>
        <div className="flex flex-col gap-5">
          <OrderForm
            system={system}
            players={players}
            choices={choices}
            onChange={change}
            printer={printer}
            onPrinter={changePrinter}
            names={names}
            onNames={setNames}
            onCalibrate={calibrate}
          />
          {cast && (
            <Group
              title="Made at the table"
              help="Their sheets are printed filled in, for as many players as there were."
            >
              <Tick
                type="checkbox"
                label={`Characters and Extras: ${cast.length}`}
                checked={fills}
                onChange={setFills}
              />
            </Group>
          )}
          {told && (
            <Group title="Secrets for tonight" help="Decided at the table and printed only for the GM.">
              <Tick
                type="checkbox"
                label={`Print them: ${Object.keys(told).length}`}
                checked={tells}
                onChange={setTells}
              />
            </Group>
          )}
        </div>
      </div>
      {calibrating && (
        <Calibrating
          printer={printer}
          onPrinter={changePrinter}
          making={making}
          onMakePage={(pressed) => make('calibration', pressed)}
          onClose={() => setCalibrating(false)}
        />
      )}
    </div>
  );
}

/** For those who were there: half of the cast are characters. */
const withCast = (cast: readonly CastSheet[]): Pick<KitOrder, 'cast' | 'players' | 'names'> => ({
  cast,
  players: cast.length / 2,
  names: cast.slice(0, cast.length / 2).map(({ name }) => name),
});
