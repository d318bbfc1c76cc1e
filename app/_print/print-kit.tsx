'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { useWithComments } from '@/app/_comments/with-comments';
import { downloadDraft } from '@/app/_draft/download';
import { Alert } from '@/app/_ui/alert';
import { Progress } from '@/app/_ui/progress';
import type { Product } from '@/app/_workers/kit-protocol';
import type { ArtPlace } from '@/app/_workers/scenario-art';
import type { PlayerRange } from '@/lib/contract/manifest';
import type { SettledSecrets } from '@/lib/contract/secrets';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { CastSheet, KitOrder, OnlyParts } from '@/lib/kit/order';
import type { Draft, FileComment } from '@/lib/scenario/draft';
import type { GameManifest } from '@/lib/scenario/game-manifest';
import { isDuplex, planOf } from '@/templates/layout/print-plan';
import { Calibrating } from './calibrating';
import { useChoices, usePrinter } from './choices';
import { Group, Tick } from './form-parts';
import { sharesOf } from './kits';
import { LastPrinted } from './last-printed';
import { OrderForm } from './order-form';
import { Pager } from './pager';
import { PrintPlan, useMaking } from './print-plan';
import { PurposeForm } from './purpose-form';
import { purposeOf, withPurpose } from './purposes';
import { SilentNotice } from './silent-notice';
import { OtherFiles, TakeAway } from './take-away';
import { Troubles } from './troubles';
import { useCounts } from './use-counts';
import { useFirstSight } from './use-first-sight';
import { useLastPrinted } from './use-last-printed';
import { useLayout } from './use-layout';
import { useOrders } from './use-orders';
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
  /** Opens the dialog of the lists. */
  readonly onSpreadsheet?: (() => void) | undefined;
  /** True for readers who can't edit the scenario. */
  readonly isOthers?: boolean;
  /** True to begin with the kit that a table needs tonight, whatever was printed last. */
  readonly isForTonight?: boolean;
}

const NO_COMMENTS: readonly FileComment[] = [];

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
  onSpreadsheet,
  isOthers = false,
  isForTonight = false,
}: Printed) {
  const [choices, change] = useChoices(system, players, (stored) =>
    isForTonight ? withPurpose('tonight', stored, system.pieces) : {},
  );
  const [printer, changePrinter] = usePrinter(system);
  const [names, setNames] = useState<readonly string[]>([]);
  const [skip, setSkip] = useState(0);
  const [only, setOnly] = useState<OnlyParts>();
  const { client, pictures } = usePrintShop();
  const looking = useRef<readonly number[]>([0]);
  const errors = issues.filter(isError).length;
  const [printsSecrets, setPrintsSecrets] = useState(true);
  const [printsCast, setPrintsCast] = useState(true);
  const { order, seen, each } = useOrders({
    system,
    choices,
    printer,
    names,
    isDraft: errors > 0,
    lengths,
    secrets: printsSecrets ? secrets : undefined,
    cast: printsCast ? cast : undefined,
    skip,
    only,
  });
  const nothing = seen === undefined;
  const { layout, laidOrder, begun, done, error, isSilent, again } = useLayout(
    { client, pictures, pages: looking },
    { draft, art },
    seen,
  );
  const isBusy = seen !== undefined && laidOrder !== seen;
  const takes = useCounts(client, { draft, art }, each, { layout, order: laidOrder, isBusy });
  const picked = usePicked(layout?.pages.length);
  const [plan, shares] = useMemo(() => {
    if (!layout) return [undefined, []];
    const duplex = isDuplex(order);
    return [planOf(layout, { duplex, pages: picked.pages }), sharesOf(layout, { duplex, picked: picked.pages })];
  }, [layout, order, picked.pages]);
  const { tick, carry } = useWithComments(comments ?? NO_COMMENTS, system);
  const making = useMaking();
  const printed = useLastPrinted(client, 'draftId' in art ? art.draftId : draft.id, {
    layout,
    isBusy,
    isPart: only !== undefined,
  });
  const [unfolded, setUnfolded] = useState<'plan' | 'files'>();
  const [calibrating, setCalibrating] = useState(false);
  const calibrate = useCallback(() => setCalibrating(true), []);
  const sight = useFirstSight(seen, { draft, system, art }, pictures);
  const shown = layout ?? begun ?? sight;
  const found = printIssues(issues, layout?.issues ?? []);
  const troubles = isOthers ? forReaders(found) : found;
  const isForShop = purposeOf(choices) === 'shop';
  const titleOf = (piece: string) => system.pieces.find(({ id }) => id === piece)?.title ?? piece;
  const printOnly = (parts: OnlyParts | undefined) => {
    picked.type('');
    setSkip(0);
    setOnly(parts);
  };

  const request = () => ({ baseUrl: window.location.origin, system: draft.system, art, order });
  const make = (product: Product, pressed: HTMLElement) => {
    const whole = { ...request(), draft: carry(draft) as unknown as Json };
    const isMade = making.run({ ...whole, product, pages: picked.ranges }, pressed);
    const isKnown = picked.ranges === undefined || picked.pages !== undefined;
    if ((product === 'kit' || product === 'papers') && isKnown) void printed.note(picked.pages, isMade);
  };

  return (
    <>
      <div className="grid gap-x-8 gap-y-6 @2xl:grid-cols-[clamp(18rem,40%,21rem)_minmax(0,1fr)] @2xl:grid-rows-[auto_1fr]">
        <div className="flex min-w-0 flex-col gap-5">
          <PurposeForm
            system={system}
            players={players}
            choices={choices}
            onChange={change}
            printer={printer}
            onPrinter={changePrinter}
            takes={takes}
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
          <TakeAway
            making={making}
            isForShop={isForShop}
            kits={choices.kits}
            picked={picked}
            pageCount={layout?.pages.length}
            isSilent={isSilent}
            ready={!nothing}
            lastPrinted={
              !nothing && (
                <LastPrinted
                  printed={printed}
                  picked={picked}
                  titleOf={titleOf}
                  only={only}
                  onOnly={printOnly}
                  skip={skip}
                  onSkip={setSkip}
                  onFile={(file) => printed.compareWith(file, { ...request(), draft: draft as unknown as Json })}
                />
              )
            }
            isCalibrated={printer.calibration !== undefined}
            onCalibrate={calibrate}
            onMake={make}
            withComments={tick}
          />
        </div>
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
          <SilentNotice isSilent={isSilent} advice="start again, or take the kit in small PDFs" onAgain={again} />
          {!nothing && (
            // Reserves the height of the pages, so that nothing shifts when they come.
            <div className="relative min-h-[46rem] @2xl:sticky @2xl:top-18 lg:min-h-[min(100dvh,50rem)]">
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
        <div className="flex min-w-0 flex-col gap-4">
          {!nothing && (
            <PrintPlan
              plan={plan}
              kits={choices.kits}
              shares={shares}
              picked={picked}
              making={making}
              ready={picked.wrong === undefined}
              open={unfolded === 'plan'}
              onOpen={(isOpen) => setUnfolded(isOpen ? 'plan' : undefined)}
              onMake={(pressed) => make('papers', pressed)}
            />
          )}
          <OrderForm
            system={system}
            choices={choices}
            onChange={change}
            printer={printer}
            onPrinter={changePrinter}
            names={names}
            onNames={setNames}
            skip={skip}
            onSkip={setSkip}
            onCalibrate={calibrate}
          >
            <OtherFiles
              making={making}
              isForShop={isForShop}
              isOthers={isOthers}
              ready={!nothing}
              open={unfolded === 'files'}
              onOpen={(isOpen) => setUnfolded(isOpen ? 'files' : undefined)}
              onMake={make}
              onDownload={() => downloadDraft(carry(draft), system)}
              onSpreadsheet={onSpreadsheet}
            />
          </OrderForm>
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
