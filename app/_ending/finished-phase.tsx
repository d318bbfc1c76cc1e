'use client';

import { useState } from 'react';
import { FillGaps } from '@/app/_table/fill-gaps';
import { ConsentBox } from '@/app/_table/own-form';
import { type Inspection, sayFinished, useInspection } from '@/app/_table/use-inspection';
import { peopleIn, useSeat, useTable } from '@/app/_table/use-table';
import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Progress } from '@/app/_ui/progress';
import { sayTestGames } from '@/lib/table/notes';
import { counted } from '@/lib/tabletop/words/wording';
import { PhotographButton } from './photograph-button';
import { useTestGames } from './use-test-games';

/** The end of an evening on a person's own page: the poster, the result, and the ways to go on with the setting. */
export function FinishedPhase() {
  const { you, ideas, table } = useSeat();
  const { tableId } = useTable();
  const [fills, setFills] = useState(0);
  const inspection = useInspection(tableId, undefined, true, fills);
  const placed = ideas.filter(({ fate }) => fate === 'placed').length;
  const { draftId } = you;
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:gap-8">
      {draftId !== null && <Poster key={fills} draftId={draftId} title={table.title} />}
      <div className="flex min-w-0 flex-1 flex-col gap-5">
        <header>
          <h1 className="text-2xl sm:text-3xl">{sayFinished(inspection?.errors)}</h1>
          <p className="measure mt-2 text-lg">
            {counted(ideas.length, 'idea')}; {placed} of them are in the draft. The record has them all.
          </p>
          {draftId !== null && <Tested draftId={draftId} inspection={inspection} />}
        </header>
        {draftId !== null && <WaysOn draftId={draftId} inspection={inspection} />}
        {draftId !== null && inspection && (fills > 0 || inspection.missing.length > 0) && (
          <StillMissing
            draftId={draftId}
            missing={inspection.missing}
            onFilled={() => setFills((before) => before + 1)}
          />
        )}
        <a href={`/table/${table.code}/record`} className={buttonLook('quiet', 'self-start px-0! underline')}>
          <Icon name="file" /> The table’s record
        </a>
        <ConsentBox />
      </div>
    </div>
  );
}

function Poster({ draftId, title }: { readonly draftId: string; readonly title: string }) {
  // The server lets browsers keep a poster for good by its address.
  const [at] = useState(() => Date.now());
  return (
    // biome-ignore lint/performance/noImgElement: an SVG, drawn from the draft
    <img
      src={`/api/drafts/${draftId}/poster?at=${at}`}
      alt={`Poster of ${title || 'the setting'}`}
      width={250}
      height={350}
      className="h-auto w-full max-w-48 shrink-0 self-start bg-sunk sm:max-w-60"
    />
  );
}

/** Result of the test games, which the GM's browser plays. */
function Tested({ draftId, inspection }: { readonly draftId: string; readonly inspection: Inspection | undefined }) {
  const seat = useSeat();
  const { tableId } = useTable();
  const { table, you } = seat;
  const verb = inspection?.verb;
  // People who leave now have played until the end.
  const [people] = useState(() => peopleIn(seat).length - (table.gmChoice === null ? 0 : 1));
  const wanted = you.role === 'gm' && verb !== undefined && inspection?.errors === 0 && table.testGames === null;
  const done = useTestGames(tableId, draftId, people, wanted);
  return (
    <div className="measure mt-2" role="status">
      {table.testGames && verb !== undefined && <p className="text-lg">{sayTestGames(table.testGames, verb)}</p>}
      <Progress label="Bots play 200 test games on this device…" done={done} />
    </div>
  );
}

function WaysOn({ draftId, inspection }: { readonly draftId: string; readonly inspection: Inspection | undefined }) {
  const { you, people } = useSeat();
  const isOwner = people.some(({ id, opener }) => opener && id === you.person);
  const at = (step: string) => `/studio/${draftId}/${step}`;
  return (
    <div className="grid grid-cols-2 gap-3">
      <a href={at('print')} className={buttonLook('main', 'min-h-16! text-lg!')}>
        <Icon name="print" /> Print it
      </a>
      {inspection?.verb !== undefined && (
        <a href={at('playtest')} className={buttonLook('plain', 'min-h-16! text-lg!')}>
          <Icon name="play" /> Play it
        </a>
      )}
      {isOwner && (
        <a href={at('review#share')} className={buttonLook('plain', 'min-h-16! text-lg!')}>
          <Icon name="share" /> Share it
        </a>
      )}
      <PhotographButton draftId={draftId} />
    </div>
  );
}

/** One line about what is missing; its details are folded. */
function StillMissing(props: {
  readonly draftId: string;
  readonly missing: Inspection['missing'];
  readonly onFilled: () => void;
}) {
  const { draftId, missing, onFilled } = props;
  const { leads } = useSeat();
  return (
    <section aria-label={`Still to do: ${missing.length}`} className="border-l-4 border-hazard pl-4">
      {missing.length === 0 && <p className="sign min-h-11 content-center">Nothing is missing any more.</p>}
      <details hidden={missing.length === 0}>
        <summary className="sign min-h-11 content-center">Still to do: {missing.length}</summary>
        <ul className="mb-3">
          {missing.map(({ step, title, field, message }) => (
            <li key={field + message}>
              <a
                href={`/studio/${draftId}/${step}#${field}`}
                className="flex min-h-11 items-center gap-3 border-b border-line py-2 hover:underline"
              >
                <span className="min-w-0 grow [overflow-wrap:anywhere]">
                  <span className="kicker block text-grey">{title}</span>
                  {message}
                </span>
                <Icon name="pencil" className="shrink-0" />
              </a>
            </li>
          ))}
        </ul>
        <a href={`/studio/${draftId}/review`} className={buttonLook('plain', 'mb-3')}>
          <Icon name="check" /> Inspect the setting
        </a>
      </details>
      {leads && <FillGaps onFilled={onFilled} />}
    </section>
  );
}
