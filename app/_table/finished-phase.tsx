'use client';

import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import { counted } from '@/lib/tabletop/words/wording';
import { ConsentBox } from './own-form';
import { type Inspection, sayFinished, useInspection } from './use-inspection';
import { useSeat, useTable } from './use-table';

export function FinishedPhase() {
  const { you, ideas, table } = useSeat();
  const { tableId } = useTable();
  const inspection = useInspection(tableId, undefined);
  const placed = ideas.filter(({ fate }) => fate === 'placed').length;
  return (
    <>
      <header>
        <h1 className="text-2xl sm:text-3xl">{sayFinished(inspection?.errors)}</h1>
        <p className="measure mt-2 text-lg">
          {counted(ideas.length, 'idea')}; {placed} of them are in the draft. The record has them all.
        </p>
      </header>
      {you.draftId !== null && inspection && inspection.missing.length > 0 && (
        <StillMissing draftId={you.draftId} missing={inspection.missing} />
      )}
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {you.draftId !== null && (
          <a href={`/studio/${you.draftId}/review`} className={buttonLook('main', 'min-h-16! text-lg!')}>
            <Icon name="check" /> Inspect the setting
          </a>
        )}
        {you.draftId !== null && (
          <a href={`/studio/${you.draftId}/print`} className={buttonLook('plain', 'min-h-16! text-lg!')}>
            <Icon name="print" /> Print the kit
          </a>
        )}
        <a href={`/table/${table.code}/record`} className={buttonLook('plain', 'min-h-16! text-lg!')}>
          <Icon name="file" /> The table’s record
        </a>
      </div>
      <ConsentBox />
    </>
  );
}

function StillMissing({ missing, draftId }: Pick<Inspection, 'missing'> & { readonly draftId: string }) {
  return (
    <Titled
      id="missing"
      title={`Still to do: ${missing.length}`}
      className="flex flex-col gap-2 border-l-4 border-alarm pl-4"
    >
      <ul>
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
    </Titled>
  );
}
