'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { createDraft } from '@/app/_data/drafts-api';
import { forgetNotes, giveNotesTo, keepNotes } from '@/app/_data/notes-handover';
import { Alert } from '@/app/_ui/alert';
import { Button } from '@/app/_ui/button';
import { Dialog, DialogActions } from '@/app/_ui/dialog';
import { Options } from '@/app/_ui/options';
import { Progress } from '@/app/_ui/progress';
import { FileChoice } from '@/app/_ui/take-file';
import { useAttempt } from '@/app/_ui/use-attempt';
import type { IntakeSource } from '@/app/_workers/intake-protocol';
import type { ReadNotes } from '@/lib/intake/notes/say';
import type { Result } from '@/lib/kernel/result';
import type { DoorGame } from './games';
import { NOTE_FILES } from './note-files';
import { sortInWorker } from './sort-notes';

/** Pause in typing after which a text is read. */
const PAUSE_MS = 300;
/** Longest text in the field: browsers take long to lay out more. Longer texts are brought as files. */
const TYPED_MAX = 200_000;

/** Dialog that makes a new scenario from notes. Says what goes where before anything is made. */
export function BringNotes(props: {
  readonly games: readonly Pick<DoorGame, 'id' | 'title'>[];
  /** Source that was dropped, chosen or pasted; undefined opens an empty field. */
  readonly given: IntakeSource | undefined;
  readonly onClose: () => void;
}) {
  const { games, given, onClose } = props;
  const [file, setFile] = useState(given && 'file' in given ? given.file : undefined);
  const [text, setText] = useState(given && 'text' in given ? given.text : '');
  const [game, setGame] = useState(games.length === 1 ? (games[0]?.id ?? '') : '');
  const { read, isReading, cancel } = useSorted(file, text, game);
  const { trouble, busy, attempt } = useAttempt({ leaves: true });
  const id = useId();
  const sorted = read?.ok ? read.value : undefined;
  const tooLong =
    text.length > TYPED_MAX
      ? `At most ${TYPED_MAX.toLocaleString('en')} characters fit here. Choose a file instead.`
      : undefined;

  const make = () =>
    attempt(async () => {
      if (!sorted) return;
      keepNotes(sorted);
      const { id: draftId } = await createDraft({ system: game }).catch((error: unknown) => {
        forgetNotes();
        throw error;
      });
      giveNotesTo(draftId);
      window.location.assign(`/studio/${draftId}`);
    });

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Bring your notes"
      help="A new scenario is made from them. Headings that name a step of the game sort what stands below them; the rest waits under To be placed, beside the steps."
    >
      {file ? (
        <div className="flex flex-wrap items-center justify-between gap-2 border-2 border-line p-3">
          <p className="min-w-0 [overflow-wrap:anywhere]">{file.name}</p>
          <Button look="quiet" onClick={() => setFile(undefined)}>
            Paste text instead
          </Button>
        </div>
      ) : (
        <>
          <textarea
            className="input block h-40"
            aria-label="Your notes"
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FileChoice label="File with notes" accept={NOTE_FILES} onTake={setFile}>
            Text, Markdown, CSV, .xlsx, .docx or Twine.
          </FileChoice>
        </>
      )}
      <label htmlFor={id} className="sign mb-1 mt-4 block">
        Which game?
      </label>
      <select id={id} className="input max-w-full" value={game} onChange={({ target }) => setGame(target.value)}>
        {game === '' && <option value="">Choose…</option>}
        <Options of={games.map(({ id: value, title }) => [value, title])} />
      </select>
      <Alert className="mt-3 border-l-4 border-alarm pl-3 text-sm">
        {tooLong ?? trouble ?? (read && !read.ok ? read.error : undefined)}
      </Alert>
      <p role="status" className="my-3 text-sm">
        {busy ? 'Opening the studio…' : isReading ? 'Reading…' : sorted?.said.join(' ')}
      </p>
      <Progress label="Reading" done={isReading ? 'unknown' : undefined} />
      <DialogActions>
        <Button look="main" disabled={!sorted || isReading || busy || tooLong !== undefined} onClick={make}>
          Make the scenario
        </Button>
        {isReading && (
          <Button look="quiet" onClick={cancel}>
            Stop reading
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Sorts the notes whenever they or the game change. */
function useSorted(file: File | undefined, text: string, game: string) {
  const [read, setRead] = useState<Result<ReadNotes>>();
  const [isReading, setReading] = useState(false);
  const running = useRef<() => void>(undefined);
  const cancel = () => {
    running.current?.();
    setReading(false);
  };
  useEffect(() => {
    setRead(undefined);
    const isEmpty = !file && (text.trim() === '' || text.length > TYPED_MAX);
    setReading(!isEmpty && game !== '');
    if (isEmpty || game === '') return;
    let stop = () => {};
    const timer = setTimeout(
      () => {
        const { result, cancel: end } = sortInWorker(file ? { file } : { text }, game);
        let isOver = false;
        stop = () => {
          isOver = true;
          end();
        };
        void result.then((sorted) => {
          if (isOver) return;
          setRead(sorted);
          setReading(false);
        });
      },
      file ? 0 : PAUSE_MS,
    );
    running.current = () => {
      clearTimeout(timer);
      stop();
    };
    return running.current;
  }, [file, text, game]);
  return { read, isReading, cancel };
}
