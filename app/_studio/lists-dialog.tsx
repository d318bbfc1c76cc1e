'use client';

import { useState } from 'react';
import { useStudio, useUndoable } from '@/app/_draft/use-draft';
import { ChangesView } from '@/app/_read/changes-view';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog, DialogActions } from '@/app/_ui/dialog';
import { Progress } from '@/app/_ui/progress';
import { saveFile } from '@/app/_ui/save-file';
import { DropArea, FileChoice } from '@/app/_ui/take-file';
import { Tick } from '@/app/_ui/tick';
import type { PlannedLists } from '@/app/_workers/lists-protocol';
import type { ListsFormat } from '@/lib/intake/spreadsheet/lists-file';
import { sayPlanned } from '@/lib/intake/spreadsheet/say-plan';
import { sayProblem } from '@/lib/intake/spreadsheet/table-rows';
import { fileNameOf } from '@/lib/kernel/file-name';
import type { JsonObject } from '@/lib/kernel/json';
import { counted } from '@/lib/tabletop/words/wording';
import { askForLists } from './lists-client';
import { useListsPlan } from './use-lists-plan';

/** Takes the scenario to a spreadsheet, and brings a changed one back in one step of undo. */
export function ListsDialog({ file, onClose }: { readonly file?: File | undefined; readonly onClose: () => void }) {
  const { session } = useStudio();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="As a spreadsheet"
      help="Each list is a table with its titles in row 2. One more table has all texts, with a column for translations."
    >
      <Downloads />
      {!session.readOnly && <BringBack given={file} onClose={onClose} />}
    </Dialog>
  );
}

const TYPES: Readonly<Record<ListsFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

function Downloads() {
  const { session, system } = useStudio();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const download = (format: ListsFormat) => {
    setBusy(true);
    setError(undefined);
    const draft = session.draft();
    askForLists({ type: 'write', shape: system.shape, draft: draft as unknown as JsonObject, format })
      .reply.then((answer) => {
        if (answer.type !== 'written') throw new Error('The tables could not be written. Try again.');
        saveFile(`${fileNameOf(draft.title)}.lists.${format}`, [answer.bytes], TYPES[format]);
      })
      .catch(({ message }: Error) => setError(message))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button look="main" icon="download" disabled={isBusy} onClick={() => download('xlsx')}>
          Download .xlsx
        </Button>
        <Button icon="download" disabled={isBusy} onClick={() => download('zip')}>
          Download CSV files
        </Button>
      </div>
      <Alert className="mt-3 text-alarm">{error}</Alert>
    </>
  );
}

const ACCEPTED = '.xlsx,.ods,.zip,.csv';

function BringBack({ given, onClose }: { readonly given: File | undefined; readonly onClose: () => void }) {
  const undoable = useUndoable();
  const [file, setFile] = useState(given);
  const [remove, setRemove] = useState(false);
  const [language, setLanguage] = useState('');
  const { plan, error, isReading, cancel } = useListsPlan(file, remove, language);
  const take = (chosen: File | undefined) => {
    if (chosen) setFile(chosen);
  };
  const apply = () => {
    if (!plan) return;
    undoable(['Applied the spreadsheet.', ...sayPlanned(plan)].join(' '), plan.patches);
    onClose();
  };
  const hasMissing = remove || (plan?.counts.missing ?? 0) > 0;
  const hasTranslations = language !== '' || (plan?.texts.unused ?? 0) > 0;
  return (
    <DropArea onTake={take}>
      <h2 className="mt-6 text-lg">Bring it back</h2>
      <p className="measure mt-1 text-sm">
        Rows are matched by their ids, and rows without an id are added. You see the changes before anything happens.
      </p>
      <FileChoice label="File with lists" accept={ACCEPTED} onTake={take}>
        .xlsx, .ods, the .zip or one .csv; or drop it here.
      </FileChoice>
      {file && <p className="mt-2 [overflow-wrap:anywhere]">{file.name}</p>}
      <Alert className="mt-3 border-l-4 border-alarm pl-3 text-sm">{error}</Alert>
      <p role="status" className="my-3 text-sm text-grey">
        {isReading && !plan ? 'Reading…' : plan ? sayPlan(plan) : ''}
      </p>
      <Progress label="Reading" done={isReading ? 'unknown' : undefined} onCancel={cancel} />
      {plan && plan.problems.length > 0 && <Problems plan={plan} />}
      {hasMissing && (
        <Tick checked={remove} onChange={setRemove}>
          Remove entries without a row
        </Tick>
      )}
      {hasTranslations && (
        <label className="mt-2 flex flex-col gap-1">
          <span className="sign text-sm">Language of the translations</span>
          <input
            className="input w-32"
            value={language}
            maxLength={35}
            onChange={({ target }) => setLanguage(target.value)}
          />
          <span className="text-grey text-sm">A code such as de or pt-BR. Without one, translations are not used.</span>
        </label>
      )}
      {plan && plan.problems.length === 0 && plan.patches.length > 0 && (
        <div className="my-4">
          <ChangesView changes={plan.changes} />
          {plan.moreChanges > 0 && (
            <p className="mt-3 text-grey text-sm">And {counted(plan.moreChanges, 'more change')}.</p>
          )}
        </div>
      )}
      {file && (
        <DialogActions>
          <Button look="main" disabled={isReading || !plan || plan.patches.length === 0} onClick={apply}>
            Apply the changes
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      )}
    </DropArea>
  );
}

function sayPlan(plan: PlannedLists): string {
  const { problems, moreProblems, patches, counts } = plan;
  const wrong = problems.length + moreProblems;
  if (wrong > 0) return `${counted(wrong, 'thing')} to correct in the file. Nothing is changed until then.`;
  const missing =
    counts.missing > 0 ? [`${counted(counts.missing, 'entry', 'entries')} without a row: they stay.`] : [];
  return [...(patches.length === 0 ? ['Nothing has changed.'] : sayPlanned(plan)), ...missing].join(' ');
}

const Problems = ({ plan: { problems, moreProblems } }: { readonly plan: PlannedLists }) => (
  <div className="my-4">
    <ul aria-label="To correct" className="flex flex-col gap-2 text-sm">
      {problems.map((problem) => (
        <li
          key={`${problem.table} ${problem.row} ${problem.column} ${problem.message}`}
          className="border-alarm border-l-4 pl-3 [overflow-wrap:anywhere]"
        >
          {sayProblem(problem)}
        </li>
      ))}
    </ul>
    {moreProblems > 0 && <p className="mt-3 text-grey text-sm">And {moreProblems.toLocaleString('en')} more.</p>}
  </div>
);
