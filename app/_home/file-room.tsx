'use client';

import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { type DraftRow, loadDrafts } from '@/app/_data/drafts-api';
import { askWithTimeout } from '@/app/_data/request';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { partMissing } from '@/app/_ui/part-missing';
import { toast } from '@/app/_ui/toasts';
import type { IntakeSource } from '@/app/_workers/intake-protocol';
import type { ReadFile } from '@/app/_workers/protocols';
import { failure } from '@/lib/kernel/result';
import type { KnownVersion } from './known-version';
import { isOnlyNotes, mayBeNotes, NOTE_FILES } from './note-files';

const SHOWN = 6;

/** Lists what opening a file would lose, and opens it only if the user accepts that. */
function Losses(props: {
  readonly losses: readonly string[];
  readonly onAccept: () => void;
  readonly onLeave: () => void;
}) {
  const { losses, onAccept, onLeave } = props;
  const more = losses.length - SHOWN;
  return (
    <div role="alert" className="border-l-4 border-hazard pl-3 [overflow-wrap:anywhere]">
      <p className="sign">Some of this file can’t be opened</p>
      <ul className="mt-1 list-[square] pl-5">
        {losses.slice(0, SHOWN).map((loss, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={i}>{loss}</li>
        ))}
        {more > 0 && <li>and {more} more; the command line’s “validate” lists them all.</li>}
      </ul>
      <p className="mt-1">Your file is unchanged. Fix it there, or open it without these parts.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onAccept}>Open without them</Button>
        <Button look="quiet" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

// Rare notices are loaded only when they are shown.
const OwnDraftNotice = dynamic(() => import('./own-draft-notice').then((module) => module.OwnDraftNotice, partMissing));
const ChooseScenario = dynamic(() => import('./choose-scenario').then((module) => module.ChooseScenario, partMissing));
const KnownVersionNotice = dynamic(() =>
  import('./known-version').then((module) => module.KnownVersionNotice, partMissing),
);

interface Props {
  /** True if a file may be a version in this studio's library. */
  readonly hasLibrary: boolean;
  readonly disabled: boolean;
  /** True while the file's scenario is being uploaded. */
  readonly opening: boolean;
  readonly onScenario: (scenario: unknown) => void;
  /** Called with files and texts that hold no scenario, but notes for one. */
  readonly onNotes: (source: IntakeSource) => void;
}

/** A file that was read, and the draft or version of this studio that it contains. */
interface Found {
  readonly file: ReadFile;
  readonly draft: DraftRow | undefined;
  readonly version: KnownVersion | undefined;
}

/** Takes a file by file dialog or drop, and reads it in a worker that is loaded only then. */
export function FileRoom({ hasLibrary, disabled, opening, onScenario, onNotes }: Props) {
  const [over, setOver] = useState(false);
  const [reading, setReading] = useState<string | undefined>(undefined);
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const [found, setFound] = useState<Found | undefined>(undefined);
  const [losing, setLosing] = useState<Found | undefined>(undefined);
  const [several, setSeveral] = useState<{ readonly file: File; readonly choices: readonly string[] }>();

  // Without this a file dropped beside the box would replace the page.
  useEffect(() => {
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const take = async (
    chosen: File | undefined,
    pick?: number,
    notes: IntakeSource | undefined = chosen && { file: chosen },
  ) => {
    if (!chosen || !notes || disabled) return;
    setTrouble(undefined);
    setFound(undefined);
    setLosing(undefined);
    setSeveral(undefined);
    if (isOnlyNotes(chosen)) return onNotes(notes);
    setReading(chosen.name);
    const read = await import('./read-file').then(
      ({ readFile }) => readFile(chosen, pick),
      () => failure('The file reader could not be loaded. Check your connection, then try again.'),
    );
    if (!read.ok) {
      setReading(undefined);
      return (await mayBeNotes(chosen)) ? onNotes(notes) : setTrouble(read.error);
    }
    const file = read.value;
    if ('choices' in file) {
      setReading(undefined);
      return setSeveral({ file: chosen, choices: file.choices });
    }
    const [draft, version] = await Promise.all([
      ownDraftOf(file.scenario),
      hasLibrary ? versionWith(file.sha256) : undefined,
    ]);
    setReading(undefined);
    const [remark, ...more] = file.remarks;
    if (remark !== undefined)
      toast({ message: `${remark}${more.length > 0 ? ` And ${more.length} more like it.` : ''}` });
    if (file.losses.length > 0) setLosing({ file, draft, version });
    else offer({ file, draft, version });
  };
  const takeText = (text: string) => {
    if (text.trim() !== '') void take(new File([text], 'pasted.txt'), undefined, { text });
  };
  const offer = (read: Found) => {
    if (read.draft || read.version) setFound(read);
    else onScenario(read.file.scenario);
  };
  const openFound = ({ file }: Found) => {
    setFound(undefined);
    onScenario(file.scenario);
  };

  return (
    <>
      <p>
        A Trapdoor file, as JSON or Markdown, or a kit as PDF or ZIP: the kit contains its scenario. Notes as text,
        Markdown, CSV, .xlsx, .docx or Twine become a new one.
      </p>
      <label
        className={`sign relative flex max-h-72 min-h-28 flex-1 items-center justify-center border-2 border-dashed p-3 text-center hover:border-ink focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-service ${over ? 'border-exit bg-sunk' : 'border-grey'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) void take(file);
          else takeText(event.dataTransfer.getData('text/plain'));
        }}
        onPaste={(event) => {
          const [file] = event.clipboardData.files;
          if (file) void take(file);
          else takeText(event.clipboardData.getData('text/plain'));
        }}
      >
        <input
          type="file"
          aria-label="Open a file"
          accept={`.json,.pdf,.zip,application/json,application/pdf,application/zip,${NOTE_FILES}`}
          className="absolute inset-0 cursor-pointer opacity-0"
          disabled={disabled}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span role="status" className="[overflow-wrap:anywhere]">
          {reading !== undefined
            ? `Reading ${reading}…`
            : opening
              ? 'Opening the studio…'
              : 'Open a file, or drop it here'}
          {(reading !== undefined || opening) && <progress aria-label="Reading" className="mt-2 block w-full" />}
        </span>
      </label>
      <Alert className="border-l-4 border-alarm pl-3 text-alarm">{trouble}</Alert>
      {several && (
        <ChooseScenario
          file={several.file.name}
          choices={several.choices}
          onChoose={(pick) => void take(several.file, pick)}
          onClose={() => setSeveral(undefined)}
        />
      )}
      {found?.draft && (
        <OwnDraftNotice
          draft={found.draft}
          scenario={found.file.scenario}
          onCopy={() => openFound(found)}
          onLeave={() => setFound(undefined)}
        />
      )}
      {found?.version && !found.draft && (
        <KnownVersionNotice
          version={found.version}
          onCopy={() => openFound(found)}
          onLeave={() => setFound(undefined)}
        />
      )}
      {losing && (
        <Losses
          losses={losing.file.losses}
          onAccept={() => {
            setLosing(undefined);
            offer(losing);
          }}
          onLeave={() => setLosing(undefined)}
        />
      )}
    </>
  );
}

/** Returns the version in the library with this hash; undefined also if the request fails. */
const versionWith = (sha256: string): Promise<KnownVersion | undefined> =>
  askWithTimeout<{ readonly version: KnownVersion | null }>('GET', `/api/library/files/${sha256}`).then(
    ({ version }) => version ?? undefined,
    () => undefined,
  );

/** Returns the listed draft that a file was saved from; undefined also if the request fails. */
const ownDraftOf = (scenario: unknown): Promise<DraftRow | undefined> =>
  loadDrafts().then(
    (drafts) => drafts.find(({ id }) => id === (scenario as { readonly id?: unknown }).id),
    () => undefined,
  );
