'use client';

import { useEffect, useMemo, useState } from 'react';
import { downloadDraft } from '@/app/_studio/download';
import { useDraft } from '@/app/_studio/use-draft';
import { useOpened } from '@/app/_studio/use-opened';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { SeveritySign } from '@/app/_ui/severity';
import type { Product } from '@/app/_workers/products';
import { isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { isWanted, orderOf } from './choices';
import { KitClient } from './kit-client';
import { OrderForm } from './order-form';
import { Pager } from './pager';
import { printIssues } from './print-issues';
import { Progress } from './progress';
import { useChoices, usePrinter } from './use-choices';
import { useLayout } from './use-layout';
import { useMaking } from './use-making';

/** The order form, the pages themselves, and the kit. */
export function PrintStep() {
  const { draft, system, issues, focusPath } = useDraft();
  const players = useOpened().open.players();
  const [choices, change] = useChoices(system, players);
  const [printer, changePrinter] = usePrinter(system);
  const [names, setNames] = useState<readonly string[]>([]);
  const client = useKitClient();
  const errors = issues.filter(isError).length;
  const nothing = !system.pieces.some((piece) => isWanted(choices, piece));
  const order = useMemo(
    () => (nothing ? undefined : orderOf(choices, printer, names, system, errors > 0)),
    [nothing, choices, printer, names, system, errors],
  );
  // As it lies on the paper: what sets a printer right is for the printer alone.
  const seen = useMemo(() => order && { ...order, calibration: undefined }, [order]);
  const { layout, done, error } = useLayout(client, draft, seen);
  const making = useMaking();
  const troubles = printIssues(issues, layout?.issues ?? []);

  const make = (product: Product, pressed: HTMLElement) => {
    if (!order) return;
    void making.run(
      {
        product,
        baseUrl: window.location.origin,
        system: draft.system,
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
        <div className="flex flex-col gap-2">
          <Button
            look="main"
            onClick={({ currentTarget }) => make('kit', currentTarget)}
            disabled={!order || making.done !== undefined}
          >
            <Icon name="print" /> Print the kit
          </Button>
          {printer.calibration && (
            <p className="border-l-4 border-service pl-3 text-sm">Set right for your printer: the calibration is on.</p>
          )}
          <Progress label="Drawing the pages…" done={making.done} onCancel={making.cancel} />
          {making.error !== undefined && (
            <p role="alert" className="border-l-4 border-alarm pl-3 text-sm">
              {making.error}
            </p>
          )}
          <Button onClick={() => downloadDraft(draft, system)}>
            <Icon name="download" /> Download as JSON
          </Button>
          <p className="text-sm text-grey">
            The kit is a PDF. It carries the scenario inside: open it here again to go on writing.
          </p>
        </div>
        <div className="flex min-w-0 flex-col gap-4 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
          {errors > 0 && (
            <p className="flex items-start gap-2 border-2 border-ink bg-hazard p-3 text-on-hazard">
              {errors === 1 ? 'One thing still stops' : `${errors} things still stop`} this scenario, so every page says
              DRAFT.
            </p>
          )}
          {nothing && <p className="border-2 border-dashed border-line p-5">Choose at least one piece to print.</p>}
          {troubles.length > 0 && (
            <ul className="flex flex-col gap-1" aria-label="What may go wrong in print">
              {troubles.map(({ severity, message, path }) => (
                <li key={message}>
                  {path.length === 0 ? (
                    <p className="flex gap-2 border-2 border-line p-2 text-sm">
                      <SeveritySign severity={severity} /> <span>{message}</span>
                    </p>
                  ) : (
                    <button
                      type="button"
                      className="flex w-full gap-2 border-2 border-line p-2 text-left text-sm hover:border-ink"
                      onClick={() => focusPath(path)}
                    >
                      <SeveritySign severity={severity} /> <span>{message}</span>
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {error !== undefined && (
            <p role="alert" className="border-l-4 border-alarm pl-3">
              {error}
            </p>
          )}
          <Progress label="Laying the pages out…" done={done} />
          {layout && !nothing && (
            <div className="lg:sticky lg:top-18">
              <Pager client={client} layout={layout} backs={printer.backs} />
            </div>
          )}
        </div>
        <OrderForm
          system={system}
          players={players}
          choices={choices}
          onChange={change}
          printer={printer}
          onPrinter={changePrinter}
          names={names}
          onNames={setNames}
          calibrationPage={null}
        />
      </div>
    </div>
  );
}

function useKitClient(): KitClient {
  const [client] = useState(() => new KitClient());
  useEffect(() => () => client.close(), [client]);
  return client;
}
