'use client';

import { useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { proposeName } from '@/lib/table/propose-name';
import { nameQuestion } from '@/lib/table/questions';
import type { IdeaView } from '@/lib/table/view';
import { IdeaSlip } from './settled';
import { useAsk, useSeat, useTable } from './use-table';

interface Props {
  readonly ideas: readonly IdeaView[];
  readonly narrow?: boolean;
}

/** Kept ideas, each with a button that adds it to the slot of its question under a name, and a menu of other slots. */
export function DevelopIdeas({ ideas, narrow = false }: Props) {
  const ask = useAsk();
  const { questions } = useTable();
  const { people, ideas: all, plays } = useSeat();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const place = (idea: IdeaView, slot: string) => {
    const name = questions.find(({ id }) => id === slot)?.nameMax === undefined ? '' : typed[idea.id]?.trim();
    // Without a name, the server proposes the same one as this page.
    return ask({ type: 'place', idea: idea.id, slot, ...(name && { name }) });
  };
  const proposed = ({ question, text }: IdeaView) =>
    proposeName(text, questions.find(({ id }) => id === question)?.nameLength);
  return (
    <>
      {plays && <AddAll ideas={ideas} onPlace={place} />}
      <ul className={`grid items-start gap-3 empty:hidden ${narrow ? '' : 'sm:grid-cols-2'}`}>
        {ideas.map((idea) => (
          <li key={idea.id}>
            <IdeaSlip idea={idea} people={people} same={all.filter(({ mergedInto }) => mergedInto === idea.id)}>
              {plays && (
                <Place
                  idea={idea}
                  name={typed[idea.id] ?? proposed(idea)}
                  onName={(name) => setTyped((before) => ({ ...before, [idea.id]: name }))}
                  onPlace={(slot) => void place(idea, slot)}
                />
              )}
            </IdeaSlip>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One button per question that adds all its kept ideas under their names. */
function AddAll(props: Props & { readonly onPlace: (idea: IdeaView, slot: string) => Promise<boolean> }) {
  const { questions } = useTable();
  const [busy, setBusy] = useState(false);
  const addAll = async (ideas: readonly IdeaView[]) => {
    setBusy(true);
    for (const idea of ideas) if (!(await props.onPlace(idea, idea.question))) break;
    setBusy(false);
  };
  return questions.map((question) => {
    const kept = props.ideas.filter((idea) => idea.question === question.id && idea.fate === 'kept');
    if (question.isSingle || kept.length < 2) return null;
    return (
      <Button key={question.id} look="main" className="self-start" disabled={busy} onClick={() => void addAll(kept)}>
        Add all {kept.length} to {question.title}
      </Button>
    );
  });
}

function Place(props: {
  readonly idea: IdeaView;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onPlace: (slot: string) => void;
}) {
  const { idea, name, onName, onPlace } = props;
  const { questions } = useTable();
  const own = questions.find(({ id }) => id === idea.question);
  const placed = questions.find(({ id }) => id === idea.slot);
  return (
    <div className="flex flex-wrap gap-2">
      {placed && (
        <p className="sign flex min-h-11 flex-1 basis-40 items-center gap-2 text-exit">
          <Icon name="check" /> In {placed.title}
        </p>
      )}
      {own?.nameMax !== undefined && !placed && (
        <label className="flex w-full flex-col gap-1">
          <span className="sign text-sm">
            Name<span className="sr-only"> of “{idea.text}”</span>
          </span>
          <input
            className="input"
            value={name}
            maxLength={own.nameMax}
            autoComplete="off"
            onChange={(event) => onName(event.target.value)}
          />
        </label>
      )}
      {own && !placed && (
        <Button look="main" className="flex-1 basis-40" onClick={() => onPlace(own.id)}>
          Add to {own.title}
          <span className="sr-only">“{idea.text}”</span>
        </Button>
      )}
      <select
        className="input w-auto! min-w-0 flex-1 basis-32"
        aria-label={`Add “${idea.text}” somewhere else`}
        value=""
        onChange={(event) => onPlace(event.target.value)}
      >
        <option value="">Somewhere else…</option>
        {questions
          // An idea removed from the draft can be added again to its own slot.
          .filter(({ id, isSingle, isFollowUp }) => (id === own?.id ? placed !== undefined : !isSingle && !isFollowUp))
          .map((question) => (
            <option key={question.id} value={question.id}>
              {nameQuestion(question)}
            </option>
          ))}
      </select>
    </div>
  );
}
