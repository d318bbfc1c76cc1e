'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button, IconButton } from '@/app/_ui/button';
import { dialogMissing } from '@/app/_ui/part-missing';
import type { Command } from '@/lib/table/commands';
import { formatRemaining, nextQuestion } from '@/lib/table/course';
import { nameQuestion } from '@/lib/table/questions';
import type { PersonView } from '@/lib/table/view';
import { counted } from '@/lib/tabletop/words/wording';
import { LazyQuestion } from './lazy-dialogs';
import {
  ideasHere,
  isChoosingGm,
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
  const [open, setOpen] = useState<'question' | 'lead' | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(undefined);
  const { questions } = useTable();
  const next = nextAction(
    seat,
    questions.some(({ id, isSingle }) => isSingle && id === seat.table.question),
  );
  const following = useFollowing(seat);
  const go = async (asked: Command) => {
    setBusy(true);
    await ask(asked);
    setBusy(false);
  };
  return (
    <section
      aria-label="Lead the table"
      className="sticky bottom-(--keyboard) z-20 border-t-4 border-ink bg-paper px-3 py-2 pb-[max(0.5rem,var(--safe-bottom))] [@media(height<26rem)]:static"
    >
      {seat.table.phase !== 'finished' && <p className="mx-auto mb-1 max-w-6xl text-sm text-grey">{following}</p>}
      <div className="mx-auto flex max-w-6xl items-center gap-2">
        <Beside seat={seat} onAsk={go} />
        <Button
          look="main"
          className="min-h-14! min-w-0 flex-1 px-2! sm:text-lg!"
          disabled={busy}
          onClick={() => (next.command === 'openQuestion' ? setOpen('question') : void go(next.command))}
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
      {open === 'lead' && <LazyLead onClose={close} onQuestion={() => setOpen('question')} />}
    </section>
  );
}

/** Says what comes next, and how long the rest takes. */
function useFollowing(seat: TableSeat): string {
  const { questions } = useTable();
  const left = useStillToCome(seat);
  const next = nextQuestion(left, questions, seat.table);
  return left.length > 0 && next ? `Next: ${nameQuestion(next)}. ${formatRemaining(left)}` : formatRemaining(left);
}

interface NextAction {
  readonly says: string;
  readonly command: Command | 'openQuestion';
}

function nextAction(seat: TableSeat, isSingle: boolean): NextAction {
  const { table } = seat;
  const rivals = isSingle ? keptHere(seat).length : 0;
  const rival: NextAction | undefined =
    rivals > 1 ? { says: `Choose one of ${rivals}`, command: { type: 'startChoosing' } } : undefined;
  const ideas = ideasHere(seat);
  const open = ideas.filter(({ fate }) => fate === 'open').length;
  switch (table.phase) {
    case 'brainstorm':
      return { says: 'Read back', command: { type: 'readBack' } };
    case 'read-back':
      return ideas.length === 0
        ? { says: 'Open a question', command: 'openQuestion' }
        : { says: 'Decide', command: { type: 'startDeciding' } };
    case 'decide': {
      if (!table.revealed && (open > 0 || table.stage === 'choice')) {
        return { says: sayTurnout(votersIn(seat)), command: { type: 'reveal' } };
      }
      if (open > 0) return { says: `Majority vote: ${counted(open, 'idea')}`, command: { type: 'startMajority' } };
      return rival ?? { says: 'Develop the kept ideas', command: { type: 'startDeveloping' } };
    }
    case 'lobby':
      return choosing(seat) ?? { says: 'Open a question', command: 'openQuestion' };
    case 'make':
      return table.making?.stage === 'done'
        ? { says: 'Finish the table', command: { type: 'finish' } }
        : { says: 'Back to the setting', command: { type: 'startDeveloping' } };
    case 'finished':
      return { says: 'Reopen the table', command: { type: 'reopen' } };
    default:
      return rival ?? { says: 'Next question', command: 'openQuestion' };
  }
}

/** Returns the next step of choosing a GM, while there is none. */
function choosing(seat: TableSeat): NextAction | undefined {
  if (!isChoosingGm(seat.table)) return undefined;
  return { says: sayChoice(seat), command: { type: 'chooseGm' } };
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
  return null;
}
