'use client';

import { useEffect, useMemo, useState } from 'react';
import { Button, buttonLook } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import type { Json } from '@/lib/kernel/json';
import { refListPath } from '@/lib/scenario/entry-names';
import { entriesAt } from '@/lib/schema/references';
import {
  type Asking,
  askingsOf,
  type FollowUpQuestion,
  isUnanswered,
  nameOf,
  orderIn,
  pairsOf,
  pointedTo,
} from '@/lib/table/follow-up';
import type { Question } from '@/lib/table/questions';
import { joined } from '@/lib/tabletop/words/wording';
import { AnswerField } from './answer-field';
import { DevelopIdeas } from './develop-ideas';
import { studioAt } from './develop-phase';
import { QuestionHead } from './question-head';
import { JoinPanel, OrderPanel } from './two-entries';
import { useSeat, useSharedDraft, useTable } from './use-table';

/** Follow-up questions about each kept entry: one field of one entry at a time, answered into the draft. */
export function FollowUpPhase({ question }: { readonly question: Question }) {
  const { followUps } = useTable();
  const { plays, you, ideas } = useSeat();
  const draft = useSharedDraft();
  const kept = ideas.filter(({ fate }) => fate === 'kept');
  const followUp = followUps.find(({ id }) => id === question.id);
  const [order, pairs] = followUp ? [orderIn(followUp), pairsOf(followUp)] : [];
  // The rest is asked card by card.
  const rest = followUp && {
    ...followUp,
    fields: followUp.fields.filter((field) => field !== order && field !== pairs),
  };
  return (
    <>
      <QuestionHead question={question}>
        Anybody may answer, and change an answer. Everybody sees it immediately.
      </QuestionHead>
      {draft === undefined && plays && <p className="text-grey">Loading what there is so far…</p>}
      {followUp && draft !== undefined && plays && (
        <>
          {pairs && <JoinPanel key={`${question.id}/pairs`} followUp={followUp} field={pairs} draft={draft} />}
          {order && <OrderPanel key={`${question.id}/order`} followUp={followUp} field={order} draft={draft} />}
          {rest && rest.fields.length > 0 && <Answering key={question.id} followUp={rest} draft={draft} />}
        </>
      )}
      {kept.length > 0 && (
        <Titled
          id="kept"
          title={`Kept, not placed yet: ${kept.length}`}
          look="border-b-2 border-ink pb-1 text-lg"
          className="flex flex-col gap-3"
        >
          <DevelopIdeas ideas={kept} />
        </Titled>
      )}
      {you.draftId !== null && (
        <a href={studioAt(you.draftId, question)} className={buttonLook('plain', 'self-start')}>
          <Icon name="pencil" /> Write in the studio
        </a>
      )}
    </>
  );
}

const keyOf = ({ entry, field }: Asking): string => `${entry.id}/${field.field}`;

function AnswersSoFar(props: {
  readonly askings: readonly Asking[];
  readonly followUp: FollowUpQuestion;
  readonly draft: Json;
  readonly onPick: (asking: Asking) => void;
}) {
  const { askings, followUp, draft, onPick } = props;
  const entries = [...new Set(askings.map(({ entry }) => entry))];
  return (
    <Titled
      id="answers"
      title="Answers so far"
      look="border-b-2 border-ink pb-1 text-lg"
      className="flex flex-col gap-3"
    >
      {entries.map((entry) => (
        <div key={entry.id} className="border-2 border-ink">
          <h3 className="sign bg-sunk px-3 py-1 [overflow-wrap:anywhere]">{nameOf(entry, followUp.noun)}</h3>
          {askings
            .filter((asking) => asking.entry === entry)
            .map((asking) => (
              <button
                key={asking.field.field}
                type="button"
                onClick={() => onPick(asking)}
                className="block min-h-11 w-full border-t border-line px-3 py-1 text-left hover:bg-sunk"
              >
                <span className="block text-sm text-grey">{asking.field.ask}</span>
                <span className={`block [overflow-wrap:anywhere] ${isUnanswered(asking, draft) ? 'text-alarm' : ''}`}>
                  {sayAnswer(asking, followUp, draft)}
                </span>
              </button>
            ))}
        </div>
      ))}
    </Titled>
  );
}

const NOTHING = 'Nothing yet';

function sayAnswer(asking: Asking, followUp: FollowUpQuestion, draft: Json): string {
  const { entry, field } = asking;
  const { answering } = field;
  const value = entry[field.field];
  switch (answering.by) {
    case 'text':
      return typeof value === 'string' && value.trim() !== '' ? value : NOTHING;
    case 'choice':
      return answering.options.find((option) => option.value === value)?.title ?? NOTHING;
    case 'number':
      return typeof value === 'number' ? String(value) : 'No number';
    case 'lines':
      return joined(entriesAt(entry, [field.field]).map((line) => String(line[answering.inner] ?? ''))) || NOTHING;
    default: {
      const ids = answering.by === 'reference' ? [String(value ?? '')] : pointedTo(asking, draft);
      const list = answering.by === 'pairs' ? followUp.of : refListPath(answering.to, [...followUp.of, entry.id]);
      const named = entriesAt(draft, list).filter(({ id }) => ids.includes(id));
      return joined(named.map((each) => nameOf(each, 'entry'))) || (field.isOptional ? 'None' : NOTHING);
    }
  }
}

function Answering({ followUp, draft }: { readonly followUp: FollowUpQuestion; readonly draft: Json }) {
  const { you, people } = useSeat();
  const askings = useMemo(() => askingsOf(followUp, draft), [followUp, draft]);
  const [at, setAt] = useState<string | undefined>(undefined);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const open = askings.filter((asking) => isUnanswered(asking, draft));
  /** Everybody starts with a different field, so that not all write the same. */
  const place = people.findIndex(({ id }) => id === you.person);
  const begin = open[Math.max(0, place) % Math.max(1, open.length)] ?? askings[0];
  const now = askings.find((asking) => keyOf(asking) === at);
  useEffect(() => {
    if (!now && begin) setAt(keyOf(begin));
  }, [now, begin]);

  if (askings.length === 0) return <p className="border-2 border-line p-4">There is nothing to ask about yet.</p>;
  if (!now) return null;
  const i = askings.indexOf(now);
  const inTurn = [...askings.slice(i + 1), ...askings.slice(0, i)];
  const next = inTurn.find((asking) => isUnanswered(asking, draft) || (!seen.has(keyOf(asking)) && isLoose(asking)));
  const advance = () => {
    setSeen((before) => new Set(before).add(keyOf(now)));
    if (next) setAt(keyOf(next));
  };
  const stepBy = (step: number) => {
    const there = askings[i + step];
    if (there) setAt(keyOf(there));
  };
  return (
    <>
      <section aria-label="Your answer" className="border-4 border-ink bg-raised">
        <div className="flex items-center justify-between gap-2 border-b-2 border-ink">
          <Button look="quiet" className="px-3!" disabled={i === 0} onClick={() => stepBy(-1)} icon="back">
            <span className="sr-only">Previous question</span>
          </Button>
          <p className="sign text-sm">
            {i + 1} of {askings.length}
            {open.length > 0 && `, ${open.length} to answer`}
          </p>
          <Button
            look="quiet"
            className="px-3!"
            disabled={i === askings.length - 1}
            onClick={() => stepBy(1)}
            icon="on"
          >
            <span className="sr-only">Next question</span>
          </Button>
        </div>
        <div className="flex flex-col gap-3 p-4">
          <h2>
            <span className="kicker block text-grey [overflow-wrap:anywhere]">{nameOf(now.entry, followUp.noun)}</span>
            <span className="text-xl">{now.field.ask}</span>
          </h2>
          <AnswerField key={keyOf(now)} asking={now} followUp={followUp} draft={draft} onNext={advance} />
          {open.length === 0 && <p role="status">Every question has an answer.</p>}
        </div>
      </section>
      <AnswersSoFar askings={askings} followUp={followUp} draft={draft} onPick={(asking) => setAt(keyOf(asking))} />
    </>
  );
}

/** Tells whether the draft can't show that a field was answered. */
const isLoose = ({ field }: Asking): boolean => field.isOptional === true || field.answering.by === 'choice';
