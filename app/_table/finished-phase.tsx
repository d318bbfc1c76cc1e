'use client';

import { buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { counted } from '@/lib/tabletop/wording';
import { ConsentBox } from './own-form';
import { StillMissing } from './still-missing';
import { sayFinished, useInspection } from './use-inspection';
import { useSeat, useTable } from './use-table';

/** The end of the evening, and where everything went. */
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
