'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import type { Command } from '@/lib/table/commands';
import { formatRemaining, nextQuestion } from '@/lib/table/course';
import { placingsOf } from '@/lib/table/placings';
import { nameQuestion, type Question } from '@/lib/table/questions';
import type { PersonView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { questionSettings } from './gm-settings';
import { LazyChoose, LazyQuestion } from './lazy-dialogs';
import {
  ideasHere,
  isChoosingGm,
  isUnchosen,
  keptHere,
  peopleIn,
  type TableSeat,
  useAsk,
  useSeat,
  useStillToCome,
  useTable,
  votersIn,
} from './use-table';

// In a file apart, since it opens the other dialogs.
const LazyLead = dynamic(() => import('./lead-dialog').then((module) => module.LeadDialog, dialogMissing));

const MORE_TIME_S = 60;

/** The GM's next step, within the thumb's reach; everything else is behind "More". */
export function LeadBar() {
  const seat = useSeat();
  const ask = useAsk();
  const [open, setOpen] = useState<'question' | 'choose' | 'lead' | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(undefined);
  const { questions } = useTable();
  const left = useStillToCome(seat);
  const following = left.length > 0 ? nextQuestion(left, questions, seat.table) : undefined;
  const next = nextAction(seat, following, questions);
  const go = async (...asked: readonly Command[]) => {
    setBusy(true);
    // What finds no place in the draft stays kept, and holds nobody up.
    for (const each of asked) if (!(await ask(each)) && each.type !== 'place') break;
    setBusy(false);
  };
  return (
    <section
      aria-label="Lead the table"
      className="sticky bottom-(--keyboard) z-20 border-t-4 border-ink bg-paper px-3 py-2 pb-[max(0.5rem,var(--safe-bottom))] [@media(height<26rem)]:static"
    >
      {seat.table.phase !== 'finished' && (
        <p className="mx-auto mb-1 max-w-6xl text-sm text-grey">
          {isUnchosen(seat.table) ? 'Nothing to change has been chosen yet.' : formatRemaining(left, seat.table.pace)}
        </p>
      )}
      <div className="mx-auto flex max-w-6xl items-center gap-2">
        <Beside seat={seat} onAsk={go} />
        <Button
          look="main"
          className="min-h-14! min-w-0 flex-1 px-2! sm:text-lg!"
          disabled={busy}
          {...(next.opens && { value: next.opens.id })}
          onClick={() => {
            if (next.chooses) setOpen('choose');
            void go(...next.commands, ...(next.opens ? [opening(next.opens)] : []));
          }}
        >
          {next.says}
        </Button>
        <IconButton
          label="More for the GM"
          className="size-14! border-ink!"
          onClick={() => setOpen('lead')}
          icon="more"
        />
      </div>
      {open === 'question' && <LazyQuestion onClose={close} />}
      {open === 'choose' && <LazyChoose onClose={close} />}
      {open === 'lead' && (
        <LazyLead onClose={close} onQuestion={() => setOpen('question')} onChoose={() => setOpen('choose')} />
      )}
    </section>
  );
}

/** Opens a question as the last one was opened on this device: with or without names, and for how long. */
function opening({ id }: Question): Command {
  const { anonymous, minutes } = questionSettings();
  return { type: 'openQuestion', question: id, anonymous, seconds: minutes === 0 ? null : minutes * 60 };
}

/** Action of the big button: commands in order, and the question that it opens after them. */
interface NextAction {
  readonly says: string;
  readonly commands: readonly Command[];
  readonly opens?: Question;
  /** Opens the choice of the questions. */
  readonly chooses?: boolean;
}

function nextAction(seat: TableSeat, following: Question | undefined, questions: readonly Question[]): NextAction {
  const { table } = seat;
  const isSingle = questions.some((question) => question.isSingle && question.id === table.question);
  const rivals = isSingle ? keptHere(seat).length : 0;
  const next = () => onward(seat, following, questions);
  const rival = rivals > 1 ? step(`Choose one of ${rivals}`, { type: 'startChoosing' }) : undefined;
  const ideas = ideasHere(seat);
  const open = ideas.filter(({ fate }) => fate === 'open').length;
  switch (table.phase) {
    case 'brainstorm':
      // A single idea needs no reading out.
      return ideas.length === 1
        ? step('Decide', { type: 'readBack' }, { type: 'startDeciding' })
        : step('Read back', { type: 'readBack' });
    case 'read-back':
      return ideas.length === 0 ? next() : step('Decide', { type: 'startDeciding' });
    case 'decide': {
      if (!table.revealed && (open > 0 || table.stage === 'choice')) {
        return step(sayTurnout(votersIn(seat)), { type: 'reveal' });
      }
      if (open > 0) return step(`Majority vote: ${counted(open, 'idea')}`, { type: 'startMajority' });
      return rival ?? next();
    }
    case 'lobby':
      return choosing(seat) ?? next();
    case 'make':
      return table.making?.stage === 'done'
        ? step('Finish the table', { type: 'finish' })
        : step('Back to the setting', { type: 'startDeveloping' });
    case 'finished':
      return step('Reopen the table', { type: 'reopen' });
    default:
      return rival ?? next();
  }
}

const step = (says: string, ...commands: readonly Command[]): NextAction => ({ says, commands });

/** Adds what is kept to the draft, then goes on to the next question, or to the end of the evening. */
function onward(seat: TableSeat, following: Question | undefined, questions: readonly Question[]): NextAction {
  const placing = placingsOf(seat, questions);
  if (following) return { says: `Next: ${nameQuestion(following)}`, commands: placing, opens: following };
  if (isUnchosen(seat.table)) return { says: 'Choose what to change', commands: placing, chooses: true };
  // What is not asked is filled in at the end.
  if (seat.table.length !== 'short' && seat.table.length !== 'chosen')
    return step('Finish the table', ...placing, { type: 'finish' });
  return step('Fill in the rest, and finish', ...placing, { type: 'finish' }, { type: 'fill' });
}

/** Returns the next step of choosing a GM, while there is none. */
function choosing(seat: TableSeat): NextAction | undefined {
  if (!isChoosingGm(seat.table)) return undefined;
  return step(sayChoice(seat), { type: 'chooseGm' });
}

function sayChoice(seat: TableSeat): string {
  const people = peopleIn(seat);
  const willing = people.filter(({ wantsGm }) => wantsGm);
  const [first] = willing;
  if (seat.table.gmChoice === 'voting') {
    return sayTurnout(votersIn(seat).filter(({ wantsGm }) => !wantsGm));
  }
  if (willing.length > 1) return `Vote on the GM: ${counted(willing.length, 'volunteer')}`;
  if (first) return first.id === seat.you.person ? 'Be the GM' : `Make ${first.name} the GM`;
  return people.length > 1 ? 'No volunteer: high card is GM' : 'Be the GM';
}

const sayTurnout = (voters: readonly PersonView[]): string =>
  `Reveal the votes: ${voters.filter(({ hasVoted }) => hasVoted).length} of ${voters.length}`;

/** Secondary actions of a phase, on the left of the main one. */
function Beside({ seat, onAsk }: { readonly seat: TableSeat; readonly onAsk: (command: Command) => Promise<void> }) {
  const { table } = seat;
  if (table.phase === 'brainstorm') {
    const running = table.timer !== null && 'endsAt' in table.timer;
    return (
      <>
        {table.timer && (
          <IconButton
            label={running ? 'Stop the clock' : 'Start the clock'}
            className="size-14! border-ink!"
            onClick={() => void onAsk({ type: running ? 'pauseTimer' : 'resumeTimer' })}
            icon={running ? 'pause' : 'play'}
          />
        )}
        <Button className="min-h-14! px-2!" onClick={() => void onAsk({ type: 'addTime', seconds: MORE_TIME_S })}>
          +1 min<span className="sr-only">ute for this question</span>
        </Button>
      </>
    );
  }
  if (table.phase === 'read-back') {
    const ideas = ideasHere(seat);
    const at = ideas.findIndex(({ id }) => id === table.reading);
    const turns = [
      { says: 'Previous idea', idea: ideas[at - 1], icon: 'back' },
      { says: 'Next idea', idea: ideas[at + 1], icon: 'on' },
    ] as const;
    return turns.map(({ says, idea, icon }) => (
      <IconButton
        key={says}
        label={says}
        className="size-14! border-ink!"
        disabled={!idea}
        onClick={() => idea && void onAsk({ type: 'showIdea', idea: idea.id })}
        icon={icon}
      />
    ));
  }
  if (table.phase === 'decide' && table.revealed && seat.ideas.some(({ fate }) => fate === 'kept')) {
    return (
      <Button className="min-h-14! px-2!" onClick={() => void onAsk({ type: 'startDeveloping' })}>
        Build it up
      </Button>
    );
  }
  return null;
}
