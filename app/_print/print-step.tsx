'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { downloadDraft } from '@/app/_studio/download';
import { useDraft } from '@/app/_studio/use-draft';
import { useOpened } from '@/app/_studio/use-opened';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { SeveritySign } from '@/app/_ui/severity';
import { isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { slugOf } from '@/lib/scenario/slug';
import { isWanted, orderOf } from './choices';
import { Cancelled, KitClient, type KitJob } from './kit-client';
import { OrderForm } from './order-form';
import { Pager } from './pager';
import { printIssues } from './print-issues';
import { Progress } from './progress';
import { saveFile } from './save-file';
import { useChoices, usePrinter } from './use-choices';
import { useLayout } from './use-layout';

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
  const { layout, done, error } = useLayout(client, draft, order);
  const job = usePrintJob();
  const troubles = printIssues(issues, layout?.issues ?? []);

  const print = () => {
    if (!order) return;
    void job.run(
      {
        type: 'render',
        baseUrl: window.location.origin,
        system: draft.system,
        draft: draft as unknown as Json,
        order,
      },
      `${slugOf(draft.title)}.pdf`,
    );
  };

  return (
    <div className="@container mx-auto max-w-6xl">
      <header className="mb-6">
        <p className="kicker mb-2 text-exit">Print</p>
        <h1 className="text-2xl sm:text-3xl">What goes on the table?</h1>
      </header>
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[15rem_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-2">
          <Button ref={job.button} look="main" onClick={print} disabled={!order || job.done !== undefined}>
            <Icon name="print" /> Print the kit
          </Button>
          <Progress label="Drawing the pages…" done={job.done} onCancel={job.cancel} />
          {job.error !== undefined && (
            <p role="alert" className="border-l-4 border-alarm pl-3 text-sm">
              {job.error}
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
          {layout && !nothing && <Pager client={client} layout={layout} backs={printer.backs} />}
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

/** One kit at a time, on a worker of its own, so that cancelling it leaves the preview alone. */
function usePrintJob() {
  const [done, setDone] = useState<number>();
  const [error, setError] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const [press] = useState(() => new KitClient());
  useEffect(() => () => press.close(), [press]);

  const run = async (request: KitJob<'render'>, name: string) => {
    stop.current = new AbortController();
    setDone(0);
    setError(undefined);
    try {
      const { pdf } = await press.ask<'render'>(request, { onProgress: setDone, signal: stop.current.signal });
      saveFile(name, [pdf as Uint8Array<ArrayBuffer>], 'application/pdf');
    } catch (reason) {
      if (!(reason instanceof Cancelled)) setError((reason as Error).message);
    } finally {
      setDone(undefined);
      // The button slept and Cancel has gone: without this the keyboard would begin at the top of the page.
      requestAnimationFrame(() => document.activeElement === document.body && button.current?.focus());
    }
  };
  return { button, done, error, run, cancel: () => stop.current?.abort() };
}
