import { useEffect, useId, useRef, useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Folding } from '@/app/_ui/folding';
import { Progress } from '@/app/_ui/progress';
import { saveFile } from '@/app/_ui/save-file';
import type { Product } from '@/app/_workers/kit-protocol';
import type { Audience } from '@/lib/kit/kit-spec';
import { namePages } from '@/lib/kit/page-ranges';
import { capital, counted } from '@/lib/tabletop/words/wording';
import { type PrintPlan as Plan, type PrintRun, sayPartlyUsed } from '@/templates/layout/print-plan';
import { SIDES } from '@/templates/pieces/printing-list';
import { Cancelled, KitClient, type KitJob } from './kit-client';
import type { Share } from './kits';
import { sayKits, takesOf } from './purposes';
import { SilentNotice } from './silent-notice';
import type { Picked } from './use-picked';

/** State of the export: one file at a time, in its own worker, so that cancelling does not affect the preview. */
export interface Making {
  /** From 0 to 1; undefined while nothing is being made. */
  readonly done: number | undefined;
  /** File that is being made, or was made last. */
  readonly product: Product | undefined;
  /** Name and size of the file that was made last. */
  readonly made: string | undefined;
  readonly error: string | undefined;
  /** True while the worker has been silent for long, and may have ended. */
  readonly isSilent: boolean;
  /** Makes a file and hands it to the browser, instead of one under way; false if it failed. The pressed button gets the focus back. */
  readonly run: (request: Omit<KitJob<'make'>, 'type'>, pressed?: HTMLElement) => Promise<boolean>;
  readonly cancel: () => void;
}

export function useMaking(): Making {
  const [done, setDone] = useState<number>();
  const [product, setProduct] = useState<Product>();
  const [made, setMade] = useState<string>();
  const [error, setError] = useState<string>();
  const [isSilent, setSilent] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const [client] = useState(() => new KitClient());
  useEffect(() => () => client.close(), [client]);

  const run: Making['run'] = async (request, pressed) => {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setDone(0);
    setError(undefined);
    setMade(undefined);
    setProduct(request.product);
    try {
      const options = { onProgress: setDone, onSilent: setSilent, signal: own.signal };
      const { file } = await client.ask<'make'>({ ...request, type: 'make' }, options);
      saveFile(file.name, [file.blob], file.blob.type);
      setMade(`${file.name}, ${sayBytes(file.blob.size)}`);
      return true;
    } catch (reason) {
      if (!(reason instanceof Cancelled)) setError((reason as Error).message);
      return false;
    } finally {
      if (stop.current === own) setDone(undefined);
      // The button was disabled and Cancel is gone: without this the focus would return to the top of the page.
      requestAnimationFrame(() => document.activeElement === document.body && pressed?.focus());
    }
  };
  return { done, product, made, error, isSilent, run, cancel: () => stop.current?.abort() };
}

/** Formats a file size with decimal units, as browsers do. */
const sayBytes = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} KB` : `${(bytes / 1e6).toFixed(1)} MB`;

const PAPERS: Readonly<Record<PrintRun['paper'], string>> = { plain: 'Plain paper', thick: 'Card stock' };

/** Plan of the sheets to print on each kind of paper, and a field to pick pages. */
export function PrintPlan(props: {
  /** Undefined until the pages are laid out. */
  readonly plan: Plan | undefined;
  readonly kits: number;
  /** Pages for each kind of readers, of one kit. */
  readonly shares: readonly Share[];
  readonly picked: Picked;
  readonly making: Making;
  readonly ready: boolean;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly onMake: (pressed: HTMLElement) => void;
}) {
  const { plan, kits, picked, making } = props;
  const says = plan && sayKits(takesOf(plan), kits);
  return (
    <Folding title="Print plan" says={says ?? 'Counting the pages…'} open={props.open} onOpen={props.onOpen}>
      <div className="flex flex-col gap-5">
        {plan && (
          <div>
            <p className="mb-2">{says}.</p>
            {kits > 1 && <Shares kits={kits} shares={props.shares} />}
            <ol className="border-2 border-line" aria-label="What to print on what">
              {plan.runs.map((run) => (
                <Run key={run.pages[0]} run={run} />
              ))}
            </ol>
          </div>
        )}
        <PagesToPrint picked={picked} />
        <div className="flex flex-col gap-1">
          <Button
            className="justify-start! text-left"
            disabled={!props.ready || making.done !== undefined}
            aria-describedby="take-papers"
            onClick={({ currentTarget }) => props.onMake(currentTarget)}
          >
            A PDF for each kind of paper
          </Button>
          <p id="take-papers" className="text-sm text-grey">
            A ZIP: set the printer once for each file. Each of them opens here again.
          </p>
          <JobState making={making} product="papers" label="Drawing the pages…" />
        </div>
      </div>
    </Folding>
  );
}

/** Progress of one file, beside the button that requested it. */
export function JobState(props: { readonly making: Making; readonly product: Product; readonly label: string }) {
  const { making, product, label } = props;
  const isIts = making.product === product;
  return (
    <>
      <Progress label={label} done={isIts ? making.done : undefined} onCancel={making.cancel} />
      <SilentNotice
        isSilent={isIts && making.isSilent}
        advice={product === 'kit' ? 'or take the kit in small PDFs' : 'or cancel and choose fewer pieces'}
      />
      <Alert className="border-l-4 border-alarm pl-3 text-sm">{isIts ? making.error : undefined}</Alert>
      <p role="status" className="text-sm empty:hidden [overflow-wrap:anywhere]">
        {isIts && making.made !== undefined && `In your downloads: ${making.made}.`}
      </p>
    </>
  );
}

const ONCE: Readonly<Record<Audience, string>> = {
  table: 'Once a table',
  player: 'Once a player',
  gm: 'Once a GM',
};

/** Pages that one needs once a table, a player or a GM, who may be fewer than the kits. */
function Shares({ kits, shares }: { readonly kits: number; readonly shares: readonly Share[] }) {
  return (
    <ul className="mb-3 flex flex-col gap-1 text-sm" aria-label="Who needs which pages">
      {shares.map(({ audience, pages, takes: { sheets } }) => (
        <li key={audience} className="flex flex-wrap justify-between gap-x-3">
          <span>
            <strong>{ONCE[audience]}</strong>: {namePages(pages)}
          </span>
          <span className="tabular-nums">
            {counted(sheets, 'sheet')} × {kits} = {(sheets * kits).toLocaleString('en')}
          </span>
        </li>
      ))}
      <li className="text-grey">
        A player’s pages are for all players of a table. A GM with several tables needs the GM’s pages once.
      </li>
    </ul>
  );
}

function Run({ run }: { readonly run: PrintRun }) {
  const { paper, sides, pages, sheets, titles, starts } = run;
  return (
    <li className="border-line p-2 text-sm not-first:border-t-2">
      <span className="flex flex-wrap justify-between gap-x-3">
        <strong>{capital(namePages(pages))}</strong>
        <span>{counted(sheets, 'sheet')}</span>
      </span>
      <span className="block">{`${PAPERS[paper]}, ${SIDES[sides]}`}</span>
      <span className="block text-grey [overflow-wrap:anywhere]">{titles.join(', ')}</span>
      {starts && <span className="block">{sayPartlyUsed(starts)}</span>}
    </li>
  );
}

function PagesToPrint({ picked }: { readonly picked: Picked }) {
  const id = useId();
  const { text, type, wrong } = picked;
  return (
    <div>
      <label htmlFor={id} className="sign">
        Pages to print
      </label>
      <p id={`${id}-help`} className="mb-1 text-sm text-grey">
        Like 1-8, 12. Leave empty for all.
      </p>
      <input
        id={id}
        className="input"
        autoComplete="off"
        value={text}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-help ${id}-wrong`}
        onChange={({ target }) => type(target.value)}
      />
      <p id={`${id}-wrong`} className="text-sm text-alarm" aria-live="polite">
        {wrong}
      </p>
    </div>
  );
}
