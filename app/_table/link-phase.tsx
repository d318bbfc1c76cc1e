'use client';

import { useState } from 'react';
import { Button, buttonLook, IconButton } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { Titled } from '@/app/_ui/titled';
import type { LinkQuestion } from '@/lib/contract/link-question';
import type { Entry, Json } from '@/lib/kernel/json';
import { entriesAt } from '@/lib/schema/references';
import { dealPairs } from '@/lib/table/deal-pairs';
import { nameOf } from '@/lib/table/follow-up';
import { linksBetween, type OfferedReason, reasonsFor } from '@/lib/table/links';
import type { Question } from '@/lib/table/questions';
import { readyAnswersIn } from '@/lib/table/ready-answer';
import { allPairs, untied } from '@/lib/tabletop/play/pairs';
import { counted } from '@/lib/tabletop/words/wording';
import { studioAt } from './develop-phase';
import { QuestionHead } from './question-head';
import { peopleIn, useAsk, useSeat, useSharedDraft, useTable } from './use-table';

/** Links between the entries of a list: pairs are dealt to neighbours, who agree on a reason from lists. */
export function LinkPhase({ question }: { readonly question: Question }) {
  const { links } = useTable();
  const { plays, you } = useSeat();
  const draft = useSharedDraft();
  const linking = links.find(({ id }) => id === question.id);
  return (
    <>
      <QuestionHead question={question}>Anybody may add links. Everybody sees them immediately.</QuestionHead>
      {plays && draft === undefined && <p className="text-grey">Loading what there is so far…</p>}
      {plays && draft !== undefined && linking && (
        <>
          <Pairs key={question.id} linking={linking} draft={draft} />
          <Missing linking={linking} draft={draft} />
        </>
      )}
      {you.draftId !== null && (
        <a href={studioAt(you.draftId, question)} className={buttonLook('plain', 'self-start')}>
          <Icon name="pencil" /> Draw it in the studio
        </a>
      )}
    </>
  );
}

interface Props {
  readonly linking: LinkQuestion;
  readonly draft: Json;
}

const SELECT = 'input text-lg';
const FIELD = 'flex min-w-0 flex-1 basis-40 flex-col gap-1';

/** The user's pairs one after the other, or any two that the user picks. */
function Pairs({ linking, draft }: Props) {
  const seat = useSeat();
  const [place, setPlace] = useState(0);
  const [picked, setPicked] = useState<readonly [string, string] | undefined>(undefined);
  const entries = entriesAt(draft, linking.of);
  const people = peopleIn(seat);
  const dealt = dealPairs(
    entries.map(({ id }) => id),
    people.map(({ id }) => id),
    seat.you.person,
  );
  const at = Math.min(place, dealt.length - 1);
  const [a, b] = (picked ?? dealt[at]?.pair ?? []).map((id) => entries.find((entry) => entry.id === id));
  if (entries.length < 2) return <p className="border-2 border-line p-4">There are no two to link yet.</p>;
  const neighbour = people.find(({ id }) => id === dealt[at]?.neighbour)?.name;
  const stepTo = (next: number) => {
    setPicked(undefined);
    setPlace(next);
  };
  const pick = (one: string, other: string) => setPicked([one, other]);
  return (
    <section aria-label="Your pairs" className="border-4 border-ink bg-raised">
      <div className="flex items-center justify-between gap-2 border-b-2 border-ink">
        <Button look="quiet" className="px-3!" disabled={at <= 0} onClick={() => stepTo(at - 1)} icon="back">
          <span className="sr-only">Previous pair</span>
        </Button>
        <p className="sign text-sm">
          {dealt.length === 0 ? 'No pair of your own' : `Your pair ${at + 1} of ${dealt.length}`}
        </p>
        <Button
          look="quiet"
          className="px-3!"
          disabled={at >= dealt.length - 1}
          onClick={() => stepTo(at + 1)}
          icon="on"
        >
          <span className="sr-only">Next pair</span>
        </Button>
      </div>
      <div className="flex flex-col gap-3 p-4">
        {!picked && neighbour !== undefined && <p>{neighbour} has this pair too. Agree on it.</p>}
        <div className="flex flex-wrap gap-3">
          <Names label="One" value={a?.id ?? ''} entries={entries} onPick={(id) => pick(id, b?.id ?? '')} />
          <Names label="Other" value={b?.id ?? ''} entries={entries} onPick={(id) => pick(a?.id ?? '', id)} />
        </div>
        {a && b && a !== b && (
          <>
            <Between linking={linking} draft={draft} a={a} b={b} />
            <NewLink key={`${a.id}/${b.id}`} linking={linking} a={a} b={b} />
          </>
        )}
      </div>
    </section>
  );
}

function Names(props: {
  readonly label: string;
  readonly value: string;
  readonly entries: readonly Entry[];
  readonly onPick: (id: string) => void;
}) {
  return (
    <Choice
      label={props.label}
      value={props.value}
      options={[
        ...(props.value === '' ? [['', 'Nobody yet'] as const] : []),
        ...props.entries.map((entry) => [entry.id, nameOf(entry, 'entry')] as const),
      ]}
      onChange={props.onPick}
    />
  );
}

function Choice(props: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, title: string])[];
  readonly onChange: (value: string) => void;
}) {
  return (
    <label className={FIELD}>
      <span className="sign text-sm [overflow-wrap:anywhere]">{props.label}</span>
      <select className={SELECT} value={props.value} onChange={(event) => props.onChange(event.target.value)}>
        {props.options.map(([value, title]) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Existing links between two entries. */
function Between({ linking, draft, a, b }: Props & { readonly a: Entry; readonly b: Entry }) {
  const ask = useAsk();
  const { by, label } = linking.links;
  const bundles = linksBetween(linking, a.id, b.id, draft);
  const kindOf = (link: Entry) => linking.kinds.find(({ value }) => value === link[by]);
  return (
    <div role="status" className="flex flex-col gap-2">
      {bundles.length === 0 && <p className="text-grey">Nothing is between them yet.</p>}
      <ul aria-label="Links" className="flex flex-col gap-2 empty:hidden">
        {bundles.map(({ link, count }) => {
          const kind = kindOf(link);
          const said = `${count} ${kind?.title.toLowerCase() ?? ''}: ${String(link[label] || 'no reason')}`;
          return (
            <li
              key={link.id}
              className={`flex items-center gap-2 border-2 pl-3 ${kind?.look === 'dashed' ? 'border-dashed' : ''} ${kind?.tone === 'bad' ? 'border-alarm' : 'border-exit'}`}
            >
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{said}</span>
              <IconButton
                label={`Remove ${said}`}
                icon="close"
                onClick={() => void ask({ type: 'unlink', question: linking.id, link: link.id })}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A reason for two entries, and a word of each. */
function NewLink({ linking, a, b }: Pick<Props, 'linking'> & { readonly a: Entry; readonly b: Entry }) {
  const ask = useAsk();
  const [key, setKey] = useState('');
  const [words, setWords] = useState<readonly [string, string]>(['', '']);
  const [busy, setBusy] = useState(false);
  const reasons = reasonsFor(linking, a, b);
  const reason = reasons.find((each) => each.key === key) ?? reasons[0];
  if (!reason) return <p>Nothing is known about them yet: other questions come first.</p>;
  const [one, other] = [0, 1].map((i) => chosenOf(reason.words[i], words[i])) as [string, string];
  const add = async () => {
    setBusy(true);
    await ask({
      type: 'link',
      question: linking.id,
      reason: reason.reason,
      a: reason.a.id,
      b: reason.b.id,
      words: [one, other],
    });
    setBusy(false);
  };
  return (
    <div className="flex flex-col gap-3 border-t-2 border-line pt-3">
      <Choice
        label="Because of"
        value={reason.key}
        options={reasons.map((each) => [each.key, `${kindTitle(linking, each)}: ${each.title}`])}
        onChange={(next) => {
          setKey(next);
          setWords(['', '']);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Choice
          label={`Word of ${nameOf(reason.a, 'entry')}`}
          value={one}
          options={reason.words[0].map((word) => [word, word])}
          onChange={(word) => setWords([word, other])}
        />
        <Choice
          label={`Word of ${nameOf(reason.b, 'entry')}`}
          value={other}
          options={reason.words[1].map((word) => [word, word])}
          onChange={(word) => setWords([one, word])}
        />
      </div>
      <Button look="main" className="min-h-16! w-full text-lg!" disabled={busy} onClick={() => void add()}>
        Add it
      </Button>
    </div>
  );
}

const chosenOf = (words: readonly string[] = [], word = ''): string => (words.includes(word) ? word : (words[0] ?? ''));

const kindTitle = ({ kinds }: LinkQuestion, { kind }: OfferedReason): string =>
  kinds.find(({ value }) => value === kind)?.title ?? '';

/** The number of pairs without a link, and the game's ready answers: one for all, then single ones. */
function Missing({ linking, draft }: Props) {
  const ask = useAsk();
  const [busy, setBusy] = useState(false);
  const entries = entriesAt(draft, linking.of);
  const { path, a, b } = linking.links;
  const links = entriesAt(draft, path).map((link) => ({ a: String(link[a]), b: String(link[b]) }));
  const open = readyAnswersIn(draft, linking.id).filter(({ isChosen }) => !isChosen);
  const choose = async (option: string) => {
    setBusy(true);
    await ask({ type: 'chooseReady', question: linking.id, option });
    setBusy(false);
  };
  if (entries.length < 2) return null;
  return (
    <Titled
      id="missing"
      title="What is missing"
      look="border-b-2 border-ink pb-1 text-lg"
      className="flex flex-col gap-3"
    >
      <p>
        {untied(entries, links).length} of {counted(allPairs(entries).length, 'pair')} without a link.
      </p>
      <ul className="flex flex-col gap-2 empty:hidden">
        {open.map(({ id, title, text }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-2 border-line p-3">
            <span className="min-w-0 flex-1 basis-60">
              <span className="sign block [overflow-wrap:anywhere]">{title}</span>
              <span className="block [overflow-wrap:anywhere]">{text}</span>
            </span>
            <Button disabled={busy} onClick={() => void choose(id)}>
              Add<span className="sr-only"> “{title}”</span>
            </Button>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
