'use client';

import dynamic from 'next/dynamic';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useWithComments } from '@/app/_comments/with-comments';
import { downloadDraft } from '@/app/_draft/download';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import { Progress } from '@/app/_ui/progress';
import { SeveritySign } from '@/app/_ui/severity';
import { toast } from '@/app/_ui/toasts';
import type { Product } from '@/app/_workers/kit-protocol';
import type { ArtPlace } from '@/app/_workers/scenario-art';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { SettledSecrets } from '@/lib/contract/secrets';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { isNothing } from '@/lib/kit/calibration';
import type { Calibration, CastSheet, KitOrder } from '@/lib/kit/order';
import type { Draft, FileComment } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { isDuplex, planOf } from '@/templates/layout/print-plan';
import { isWanted, orderOf, useChoices, usePrinter } from './choices';
import { Group, Tick } from './form-parts';
import { OrderForm } from './order-form';
import { Pager } from './pager';
import { JobState, type Making, useMaking } from './print-plan';
import type { Printer } from './printer';
import { TakeAway } from './take-away';
import { useLayout } from './use-layout';
import { usePicked } from './use-picked';
import { forReaders, printIssues, usePrintShop } from './use-print-shop';

interface Printed {
  readonly draft: Draft;
  readonly system: GameManifest;
  readonly players: PlayerRange;
  /** Source of the pictures; the same object for the same scenario. */
  readonly art: ArtPlace;
  readonly issues: readonly Issue[];
  readonly secrets?: SettledSecrets | undefined;
  /** The characters made at a table. */
  readonly cast?: readonly CastSheet[] | undefined;
  readonly lengths?: KitOrder['lengths'];
  /** The draft's comments, which its files can take along. */
  readonly comments?: readonly FileComment[];
  /** Opens a field; without it, problems are not links. */
  readonly onGo?: (path: Path) => void;
  /** True for readers who can't edit the scenario. */
  readonly isOthers?: boolean;
}

const NO_COMMENTS: readonly FileComment[] = [];

/** Most problems shown at first, so that the pages stay in view. */
const FIRST = 3;

function Troubles(props: { readonly troubles: readonly Issue[]; readonly onGo?: ((path: Path) => void) | undefined }) {
  const { troubles, onGo } = props;
  const [all, setAll] = useState(false);
  if (troubles.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <ul className="flex flex-col gap-1" aria-label="Possible print problems">
        {(all ? troubles : troubles.slice(0, FIRST)).map((trouble) => (
          <li key={trouble.message}>
            <Trouble trouble={trouble} onGo={onGo} />
          </li>
        ))}
      </ul>
      {troubles.length > FIRST && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${troubles.length}`}
        </Button>
      )}
    </div>
  );
}

function Trouble({ trouble, onGo }: { readonly trouble: Issue; readonly onGo: ((path: Path) => void) | undefined }) {
  const { severity, message, path } = trouble;
  const says = (
    <>
      <SeveritySign severity={severity} /> <span className="min-w-0 break-words">{message}</span>
    </>
  );
  if (!onGo || path.length === 0) return <p className="flex gap-2 border-2 border-line p-2 text-sm">{says}</p>;
  return (
    <button
      type="button"
      className="flex w-full gap-2 border-2 border-line p-2 text-left text-sm hover:border-ink"
      onClick={() => onGo(path)}
    >
      {says}
    </button>
  );
}

const CalibrationDialog = dynamic(() =>
  import('./calibration-dialog').then((module) => module.CalibrationDialog, dialogMissing),
);

/** The calibration dialog; saves its result. */
function Calibrating(props: {
  readonly printer: Printer;
  readonly onPrinter: (change: Partial<Printer>) => void;
  readonly making: Making;
  readonly onMakePage: (pressed: HTMLElement) => void;
  readonly onClose: () => void;
}) {
  const { printer, onPrinter, making, onMakePage, onClose } = props;
  const keep = (read: Calibration) => {
    const isOff = !(isNothing(read.front) && isNothing(read.back));
    onPrinter({ calibration: isOff ? read : undefined });
    onClose();
    toast({
      message: isOff ? 'Saved for every kit on this printer.' : 'This printer needs no correction.',
    });
  };
  return (
    <CalibrationDialog calibration={printer.calibration} onKeep={keep} onClose={onClose}>
      <CalibrationPage making={making} onMake={onMakePage} />
    </CalibrationDialog>
  );
}

/** Button that downloads the calibration page. */
function CalibrationPage(props: { readonly making: Making; readonly onMake: (pressed: HTMLElement) => void }) {
  const { making, onMake } = props;
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled={making.done !== undefined} onClick={({ currentTarget }) => onMake(currentTarget)} icon="print">
        Print the calibration page
      </Button>
      <JobState making={making} product="calibration" label="Drawing the page…" />
    </div>
  );
}

/** The order form, the pages themselves, and the kit. */
export function PrintKit({
  draft,
  system,
  players,
  art,
  issues,
  secrets,
  cast,
  lengths,
  comments,
  onGo,
  isOthers = false,
}: Printed) {
  const [choices, change] = useChoices(system, players);
  const [printer, changePrinter] = usePrinter(system);
  const [names, setNames] = useState<readonly string[]>([]);
  const { client, pictures } = usePrintShop();
  const looking = useRef<readonly number[]>([0]);
  const errors = issues.filter(isError).length;
  const nothing = !system.pieces.some((piece) => isWanted(choices, piece));
  const [printsSecrets, setPrintsSecrets] = useState(true);
  const [printsCast, setPrintsCast] = useState(true);
  const order = useMemo(() => {
    const plain = orderOf(choices, printer, names, system, errors > 0);
    return {
      ...plain,
      ...(lengths && { lengths }),
      ...(secrets && printsSecrets && { secrets }),
      ...(cast && printsCast && withCast(cast)),
    };
  }, [choices, printer, names, system, errors, lengths, secrets, printsSecrets, cast, printsCast]);
  // The preview shows uncorrected pages: calibration only concerns the printer.
  const seen = useMemo(() => (nothing ? undefined : { ...order, calibration: undefined }), [nothing, order]);
  const { layout, begun, done, error } = useLayout({ client, pictures, pages: looking }, { draft, art }, seen);
  const picked = usePicked(layout?.pages.length);
  const plan = useMemo(
    () => layout && planOf(layout, { duplex: isDuplex(order), pages: picked.pages }),
    [layout, order, picked.pages],
  );
  const { tick, carry } = useWithComments(comments ?? NO_COMMENTS, system);
  const making = useMaking();
  const [calibrating, setCalibrating] = useState(false);
  const calibrate = useCallback(() => setCalibrating(true), []);
  const shown = layout ?? begun;
  const found = printIssues(issues, layout?.issues ?? []);
  const troubles = isOthers ? forReaders(found) : found;

  const make = (product: Product, pressed: HTMLElement) => {
    void making.run(
      {
        product,
        baseUrl: window.location.origin,
        system: draft.system,
        art,
        draft: carry(draft) as unknown as Json,
        order,
        pages: picked.ranges,
      },
      pressed,
    );
  };

  return (
    <>
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[16rem_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
        <TakeAway
          making={making}
          plan={plan}
          picked={picked}
          ready={!nothing}
          isOthers={isOthers}
          isCalibrated={printer.calibration !== undefined}
          onCalibrate={calibrate}
          onMake={make}
          withComments={tick}
          onDownload={() => downloadDraft(carry(draft), system)}
        />
        <div className="flex min-w-0 flex-col gap-4 @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1">
          {errors > 0 && (
            <p className="flex items-start gap-2 border-2 border-ink bg-hazard p-3 text-on-hazard">
              {errors === 1 ? 'One error is left in' : `${errors} errors are left in`} this scenario, so every page says
              DRAFT.
            </p>
          )}
          {nothing && <p className="border-2 border-dashed border-line p-5">Choose at least one piece to print.</p>}
          <Troubles troubles={troubles} onGo={onGo} />
          <Alert className="border-l-4 border-alarm pl-3">{error}</Alert>
          {!nothing && (
            // Reserves the height of the pages, so that nothing shifts when they come.
            <div className="relative min-h-[46rem] @2xl:sticky @2xl:top-18 lg:min-h-[min(100dvh,48rem)]">
              <div className="absolute inset-x-0 top-24 z-10 mx-auto max-w-72 bg-paper px-2">
                <Progress label="Laying out the pages…" done={done} />
              </div>
              {shown && (
                <Pager
                  pictures={pictures}
                  layout={shown}
                  isWhole={layout !== undefined}
                  backs={printer.backs}
                  looking={looking}
                />
              )}
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
              <Tick checked={printsCast} onChange={setPrintsCast}>
                Characters and Extras: {cast.length}
              </Tick>
            </Group>
          )}
          {secrets && (
            <Group title="Secrets for tonight" help="Decided at the table and printed only for the GM.">
              <Tick checked={printsSecrets} onChange={setPrintsSecrets}>
                Print them: {Object.keys(secrets).length}
              </Tick>
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
    </>
  );
}

/** Order settings for the people at the table; half of the cast are characters, the others Extras. */
const withCast = (cast: readonly CastSheet[]): Pick<KitOrder, 'cast' | 'players' | 'names'> => ({
  cast,
  players: cast.length / 2,
  names: cast.slice(0, cast.length / 2).map(({ name }) => name),
});
