'use client';

import { useState } from 'react';
import { Button, buttonLook } from '@/app/_ui/button';
import { Choice } from '@/app/_ui/choice';
import { Dialog } from '@/app/_ui/dialog';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import type { Command } from '@/lib/table/commands';
import { placingsOf } from '@/lib/table/placings';
import { sayLeftOver, unfinishedIn } from '@/lib/table/unfinished';
import { LENGTH_OPTIONS, type Length, type Phase } from '@/lib/table/vocabulary';
import { counted } from '@/lib/tabletop/words/wording';
import { FillGaps } from './fill-gaps';
import { LazyInvite, LazyPeople, LazyRestore, LazySecrets } from './lazy-dialogs';
import { MergeDialog } from './merge-dialog';
import { Toggle } from './toggle';
import { isChoosingGm, useAsk, useSeat, useTable } from './use-table';

/** Phases in which nothing is being brainstormed or decided. */
const FILLABLE: readonly Phase[] = ['lobby', 'develop', 'make', 'finished'];

/** Actions besides the next step: other questions, invitations, screens, the end. */
export function LeadDialog(props: {
  readonly onClose: () => void;
  readonly onQuestion: () => void;
  readonly onChoose: () => void;
}) {
  const { onClose, onQuestion, onChoose } = props;
  const ask = useAsk();
  const { creation, questions } = useTable();
  const seat = useSeat();
  const { table, you, ideas } = seat;
  const unfinished = unfinishedIn(seat);
  const [inner, setInner] = useState<'people' | 'invite' | 'merge' | 'restore' | 'secrets' | 'finish' | undefined>(
    undefined,
  );
  const close = () => setInner(undefined);
  const go = async (asked: Command) => {
    if (await ask(asked)) onClose();
  };
  const finish = async () => {
    if (unfinished.isRunning) return setInner('finish');
    for (const placing of placingsOf(seat, questions)) await ask(placing);
    await go({ type: 'finish' });
  };
  const open = ideas.filter(({ fate, round }) => fate === 'open' && round === table.round).length;
  const isBetweenVotes = table.phase === 'read-back' || table.phase === 'develop' || table.revealed;
  const mayVote = isBetweenVotes && table.phase !== 'brainstorm' && table.phase !== 'finished' && open > 0;
  const isChoosing = isChoosingGm(table);
  const mayMake = !isChoosing && (table.phase === 'lobby' || table.phase === 'develop' || table.phase === 'finished');
  const hasKept = ideas.some(({ fate }) => fate === 'kept' || fate === 'placed');
  return (
    <Dialog open onOpenChange={onClose} title="Lead the table">
      <div className="flex flex-col gap-5">
        <div className="grid gap-2 sm:grid-cols-2">
          {table.phase !== 'finished' && !isChoosing && <Button onClick={onQuestion}>Open another question</Button>}
          {table.phase === 'read-back' && ideas.length > 1 && (
            <Button onClick={() => setInner('merge')}>Merge duplicates</Button>
          )}
          {table.phase === 'brainstorm' && <Button onClick={() => void go({ type: 'readBack' })}>Read back</Button>}
          {mayVote && (
            <Button onClick={() => void go({ type: 'startDeciding' })}>Vote on {counted(open, 'idea')}</Button>
          )}
          {(table.phase === 'lobby' || table.phase === 'read-back' || table.phase === 'decide') && hasKept && (
            <Button onClick={() => void go({ type: 'startDeveloping' })}>Build up the kept ideas</Button>
          )}
          {creation !== undefined && mayMake && (
            <Button onClick={() => void go({ type: 'startMaking' })}>Make characters and Extras</Button>
          )}
          <Button onClick={() => setInner('invite')} icon="door">
            Invite people
          </Button>
          <Button onClick={() => setInner('people')} icon="people">
            People and roles
          </Button>
          <a href={`/table/${table.code}/screen`} target="_blank" rel="noreferrer" className={buttonLook()}>
            <Icon name="screen" /> TV screen
          </a>
          <a href={`/table/${table.code}/record`} target="_blank" rel="noreferrer" className={buttonLook()}>
            <Icon name="file" /> The table’s record
          </a>
          {you.draftId !== null && (
            <a href={`/studio/${you.draftId}`} target="_blank" rel="noreferrer" className={buttonLook()}>
              <Icon name="pencil" /> The studio
            </a>
          )}
          <Button onClick={() => setInner('restore')} icon="clock">
            Restore an earlier version
          </Button>
          {!isChoosing && (
            <Button onClick={() => setInner('secrets')} icon="card">
              Secrets for tonight
            </Button>
          )}
        </div>
        {table.phase !== 'finished' && (
          <div className="flex flex-col items-start gap-2">
            <Choice<Length>
              legend="How long?"
              value={table.length}
              options={LENGTH_OPTIONS}
              onChange={(length) => void ask({ type: 'setLength', length })}
            />
            <Button onClick={onChoose}>Choose the questions</Button>
            {table.length === 'chosen' && <p className="text-sm text-grey">Only chosen questions are asked.</p>}
          </div>
        )}
        <Titled id="gather" as="h3" title="Before the meeting" className="border-t-2 border-ink pt-4">
          <p className="measure mt-1 text-sm text-grey">
            People can send ideas for any question now; nobody sees them until it is opened.
          </p>
          <Toggle
            checked={table.gather}
            onAsk={(open) => ask({ type: 'setGather', open, anonymous: table.gatherAnonymous })}
          >
            Gather ideas before their question is opened
          </Toggle>
          <Toggle
            checked={table.gatherAnonymous}
            disabled={!table.gather}
            onAsk={(anonymous) => ask({ type: 'setGather', open: table.gather, anonymous })}
          >
            without names
          </Toggle>
        </Titled>
        <Titled id="finish" as="h3" title="The end" look="mb-2 text-lg" className="border-t-2 border-ink pt-4">
          {table.phase !== 'finished' && (
            <div className="mb-4">
              <Button onClick={() => void finish()}>Finish the table</Button>
              <p className="mt-1 text-sm text-grey">{sayLeftOver(unfinished) || 'It can be opened again.'}</p>
            </div>
          )}
          {FILLABLE.includes(table.phase) && <FillGaps />}
        </Titled>
      </div>
      {inner === 'people' && <LazyPeople onClose={close} />}
      {inner === 'invite' && <LazyInvite onClose={close} />}
      {inner === 'merge' && <MergeDialog onClose={close} />}
      {inner === 'restore' && <LazyRestore onClose={close} />}
      {inner === 'secrets' && <LazySecrets onClose={close} />}
      {inner === 'finish' && <FinishDialog onClose={close} onFinished={onClose} />}
    </Dialog>
  );
}

/** Asks whether to finish the table although a question is running. */
function FinishDialog({ onClose, onFinished }: { readonly onClose: () => void; readonly onFinished: () => void }) {
  const ask = useAsk();
  const seat = useSeat();
  const { questions } = useTable();
  const [busy, setBusy] = useState(false);
  const unfinished = unfinishedIn(seat);
  const question = questions.find(({ id }) => id === seat.table.question)?.title;
  const finish = async () => {
    setBusy(true);
    const isRevealed = !unfinished.hasHiddenVotes || (await ask({ type: 'reveal' }));
    if (isRevealed && (await ask({ type: 'finish' }))) return onFinished();
    setBusy(false);
  };
  return (
    <Dialog open onOpenChange={onClose} title="Finish now?">
      <div className="flex flex-col gap-3">
        <p>{question === undefined ? 'A question is still running.' : `“${question}” is still running.`}</p>
        {unfinished.hasHiddenVotes && <p>People have voted: the votes are revealed first, and count.</p>}
        <p className="empty:hidden">{sayLeftOver(unfinished)}</p>
        <div className="mt-2 flex flex-col gap-2 sm:flex-row">
          <Button look="main" disabled={busy} onClick={() => void finish()}>
            {unfinished.hasHiddenVotes ? 'Reveal the votes and finish' : 'Finish the table'}
          </Button>
          <Button onClick={onClose}>Go on with the question</Button>
        </div>
      </div>
    </Dialog>
  );
}
