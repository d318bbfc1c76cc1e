'use client';

import { useMemo, useState } from 'react';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog, DialogActions } from '@/app/_ui/dialog';
import { Progress } from '@/app/_ui/progress';
import { DropArea, FileChoice } from '@/app/_ui/take-file';
import type { IntakeSource } from '@/app/_workers/intake-protocol';
import { type IntakeTarget, type ListUse, targetOf } from '@/lib/intake/target';
import type { IntakeChoices } from '@/lib/intake/types';
import type { Entry } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import type { ListShape } from '@/lib/schema/shape';
import { refusePasted } from './fit-pasted';
import { changePatches, type Plan, type PlanOptions, planOf, type RowEdit } from './intake-plan';
import { IntakeRows } from './intake-rows';
import { IntakeOptions, IntakeSettingsRow } from './intake-settings';
import type { ListEdits } from './list-edits';
import { joinByName, newNames, type PasteStructure } from './paste-structure';
import { useIntake } from './use-intake';

const ACCEPTED = '.txt,.md,.markdown,.csv,.tsv,.tab,.json,.xlsx,.ods,text/*';
const NO_EDITS: Readonly<Record<string, RowEdit>> = {};
/** Text that takes long enough to read for a button that stops it. */
const LONG_TEXT = 20_000;
const NO_CHOICES: IntakeChoices = {};

interface PasteDialogProps {
  readonly help: string;
  readonly path: Path;
  readonly shape: ListShape;
  readonly use: ListUse;
  readonly entries: readonly Entry[];
  readonly edits: ListEdits;
  readonly structure?: PasteStructure | undefined;
  readonly onClose: () => void;
}

/** Dialog that takes a list as people have it: pasted, dropped or chosen. Shows what was read before it adds anything. */
export function PasteDialog(props: PasteDialogProps) {
  const { shape, use, entries, structure, onClose } = props;
  const title = `Paste ${shape.title.toLowerCase()}`;
  const target = useMemo(() => targetOf(shape, use), [shape, use]);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const [refusal, setRefusal] = useState<string>();
  const [choices, setChoices] = useState(NO_CHOICES);
  const [rowEdits, setRowEdits] = useState(NO_EDITS);
  const [options, setOptions] = useState<PlanOptions>({});

  const typed = useNames(structure, file ? undefined : text, entries, target);
  const source = useMemo<IntakeSource | undefined>(
    () => (file ? { file } : text.trim() === '' || typed ? undefined : { text }),
    [file, text, typed],
  );
  const read = useIntake(source, target, choices);
  const inFile = useNames(structure, file ? read.text : undefined, entries, target);
  const names = typed ?? inFile;
  const { intake } = read;
  const plan = useMemo(
    () => (intake && target && !names ? planOf(intake, entries, target, rowEdits, options) : undefined),
    [intake, names, entries, target, rowEdits, options],
  );

  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    setFile(chosen);
    setRefusal(undefined);
    setChoices(NO_CHOICES);
    setRowEdits(NO_EDITS);
  };
  const type = (next: string) => {
    const reason = refusePasted(next);
    setRefusal(reason);
    if (reason === undefined) setText(next);
  };
  const add = () => {
    if (target) apply(props, target, plan, names);
    onClose();
  };
  const room = Math.max(0, shape.max - entries.length);
  const count = countOf(names, plan);
  const hasChanges = (names?.joins.length ?? 0) > 0 || (plan?.changed.length ?? 0) > 0;
  const isEmpty = count === 0 && !hasChanges;
  return (
    <Dialog open onOpenChange={onClose} title={title} help={props.help}>
      <DropArea onTake={take}>
        {file ? (
          <ChosenFile
            file={file}
            onRemove={() => {
              setFile(undefined);
              setChoices(NO_CHOICES);
            }}
          />
        ) : (
          <textarea
            className="input block h-52"
            aria-label={title}
            autoFocus
            value={text}
            onPaste={(event) => {
              const reason = refusePasted(event.clipboardData.getData('text'));
              setRefusal(reason);
              if (reason !== undefined) event.preventDefault();
            }}
            onChange={({ target: field }) => type(field.value)}
          />
        )}
        <FileChoice label="File with a list" accept={ACCEPTED} onTake={take}>
          Text, Markdown, CSV, .xlsx or .ods; or drop it here.
        </FileChoice>
        <Alert className="mt-3 border-l-4 border-alarm pl-3 text-sm">{refusal ?? read.error}</Alert>
        <p role="status" className="my-3 text-sm text-grey">
          {read.isReading && !plan ? 'Reading…' : sayPlan({ text, file, names, plan, structure, room, target })}
        </p>
        <Progress label="Reading" done={read.isReading ? 'unknown' : undefined} />
        {read.isReading && (file !== undefined || text.length > LONG_TEXT) && (
          <Button look="quiet" onClick={read.cancel}>
            Stop reading
          </Button>
        )}
        {plan && target && (
          <IntakeRows
            target={target}
            rows={plan.rows}
            onEdit={(key, edit) => setRowEdits((before) => ({ ...before, [key]: { ...before[key], ...edit } }))}
          />
        )}
        {intake && target && !names && (
          <>
            <IntakeOptions
              noun={target.noun}
              has={{
                ranks: target.ranks !== undefined && intake.rows.some(({ rank }) => rank !== undefined),
                copies: intake.rows.some(({ copies = 1 }) => copies > 1),
                notes: target.body !== undefined && intake.rows.some(({ notes }) => notes !== undefined),
              }}
              options={options}
              onChange={setOptions}
            />
            <IntakeSettingsRow
              settings={intake.settings}
              alternatives={read.alternatives}
              choices={choices}
              onChoose={setChoices}
            />
          </>
        )}
        <DialogActions>
          <Button look="main" disabled={isEmpty || (!hasChanges && room === 0)} onClick={add}>
            {count === 0 && (plan?.changed.length ?? 0) > 0
              ? `Change ${plan?.changed.length} in the list`
              : `Add ${count === 0 ? 'them' : Math.min(count, room)} to the list`}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </DialogActions>
      </DropArea>
    </Dialog>
  );
}

type Names = ReturnType<typeof newNames> | undefined;

/** Reads names with arrows or indents here, since they join the list's entries. Undefined if nothing is joined. */
function useNames(
  structure: PasteStructure | undefined,
  text: string | undefined,
  entries: readonly Entry[],
  target: IntakeTarget | undefined,
): Names {
  return useMemo(() => {
    const read = text === undefined ? undefined : structure?.read(text);
    return read && read.joins.length > 0 ? newNames(read, entries, target?.headline.key ?? '') : undefined;
  }, [structure, text, entries, target]);
}

/** Adds and changes entries in one step of undo. */
function apply(
  { edits, path, shape, structure }: PasteDialogProps,
  target: IntakeTarget,
  plan: Plan | undefined,
  names: Names,
): void {
  const headline = target.headline.key;
  if (names) {
    const further = structure ? joinByName(structure, shape, headline, names.joins) : undefined;
    edits.addMany(
      names.names.map((name) => ({ [headline]: name })),
      undefined,
      further,
    );
    return;
  }
  if (!plan) return;
  const { added, changed, beyond } = plan;
  const further = () => ({
    patches: changePatches(changed, path),
    said: changed.length > 0 ? `${changed.length.toLocaleString('en')} changed.` : '',
  });
  edits.addMany(added, undefined, further, beyond);
}

/** Number of entries to add, whether there is room for them or not. */
const countOf = (names: Names, plan: Plan | undefined): number =>
  names?.names.length ?? (plan ? plan.added.length + plan.beyond : 0);

interface Said {
  readonly text: string;
  readonly file: File | undefined;
  readonly names: Names;
  readonly plan: Plan | undefined;
  readonly structure: PasteStructure | undefined;
  readonly room: number;
  readonly target: IntakeTarget | undefined;
}

/** Sums up what will be added, changed and decided. */
function sayPlan({ text, file, names, plan, structure, room, target }: Said): string {
  const say = (count: number) => count.toLocaleString('en');
  const first = names?.names[0] ?? plan?.rows.find(({ state }) => state === 'new')?.row?.title;
  const count = countOf(names, plan);
  const buckets = (target?.by?.buckets ?? []).flatMap(({ value, title }) => {
    const here = plan?.counts.get(value) ?? 0;
    return here > 0 ? [`${title} ${say(here)}`] : [];
  });
  const said = [
    ...(count > 0 && first !== undefined ? [`${say(count)} to add, starting with “${first.slice(0, 60)}”.`] : []),
    ...(buckets.length > 0 ? [`${buckets.join(', ')}.`] : []),
    ...(names && structure ? [structure.say(names.joins.length)] : []),
    ...(plan && plan.changed.length > 0 ? [`${say(plan.changed.length)} to change.`] : []),
    ...(plan && plan.same > 0 ? [`${say(plan.same)} in the list already.`] : []),
    ...(plan && plan.asks > 0 ? [`${say(plan.asks)} to decide: they are not added until you do.`] : []),
    ...(count > room ? [`The list has room for ${say(room)} more: the first ${say(room)} will be added.`] : []),
  ];
  if (said.length > 0) return said.join(' ');
  if (file) return plan ? 'Nothing to add in this file.' : '';
  return text === '' ? 'Nothing to add yet.' : text.trim() === '' ? 'Only blank lines so far: nothing to add.' : '';
}

const ChosenFile = ({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) => (
  <div className="flex flex-wrap items-center justify-between gap-2 border-2 border-line p-3">
    <p className="min-w-0 [overflow-wrap:anywhere]">{file.name}</p>
    <Button look="quiet" onClick={onRemove}>
      Paste text instead
    </Button>
  </div>
);
