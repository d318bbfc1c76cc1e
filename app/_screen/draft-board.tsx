'use client';

import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { type Reading, readBody, signsIn } from '@/app/_read/reading';
import { ReadingBody } from '@/app/_read/readings';
import type { ShownArt } from '@/app/_read/shown-picture';
import type { SharedDraft } from '@/app/_table/table-line';
import type { Form } from '@/lib/contract/form';
import { isJsonObject } from '@/lib/kernel/json';
import type { ObjectShape } from '@/lib/schema/shape';
import type { Question } from '@/lib/table/questions';
import type { TableView } from '@/lib/table/view';
import { sayShown, useFit } from './use-fit';

const SCALES = [1.3, 1.15, 1] as const;
const STEPS_SCALES = [1, 0.9, 0.8, 0.7, 0.6] as const;
const NO_ART: ShownArt = { path: '', art: [] };
const SIGNS_MAX = 5_000;

/** The draft as it grows, without the GM's part: on a wall the chapter that changed last, on a phone all chapters. */
export function DraftBoard(props: {
  readonly view: TableView;
  readonly draft: SharedDraft | undefined;
  readonly game: { readonly form: Form; readonly shape: ObjectShape };
  readonly questions: readonly Question[];
  readonly inHand: boolean;
}) {
  const { view, game, inHand } = props;
  const draft = useDeferredValue(props.draft);
  const chapters = useMemo(
    () => (draft && isJsonObject(draft.body) ? withoutArt(readBody(game.shape, draft.body, game.form)) : []),
    [draft, game],
  );
  const plain = useMemo(() => signsIn(chapters) > SIGNS_MAX, [chapters]);
  const asked = titleAt(game, view.table.question);
  const latest = useLatest(chapters, asked);
  if (!draft) return <p className="board-head m-auto font-sign font-extrabold">Loading the draft…</p>;
  return (
    <div className={`flex flex-1 gap-[1.5em] ${inHand ? 'flex-col' : 'min-h-0'}`}>
      <Progress view={view} chapters={chapters} latest={inHand ? undefined : latest} inHand={inHand} />
      {chapters.length === 0 && <p className="board-head m-auto font-sign font-extrabold">Nothing written yet.</p>}
      {inHand
        ? chapters.map((chapter) => <Chapter key={chapter.title} chapter={chapter} plain={plain} />)
        : latest && <OnWall key={latest.title} chapter={latest} />}
    </div>
  );
}

/** Removes users' own pictures, which only editors see. */
const withoutArt = (parts: readonly Reading[]): readonly Reading[] =>
  parts.flatMap((part): readonly Reading[] => {
    if (part.kind === 'picture') return part.picture.kind === 'art' ? [] : [part];
    if (part.kind === 'group') return [{ ...part, parts: withoutArt(part.parts) }];
    if (part.kind !== 'list') return [part];
    return [{ ...part, entries: part.entries.map((entry) => ({ ...entry, parts: withoutArt(entry.parts) })) }];
  });

/** Returns the title of the draft's part that answers a question. */
function titleAt({ form, shape }: { readonly form: Form; readonly shape: ObjectShape }, question: string | null) {
  const [part] = form.steps.flatMap(({ slots }) => slots).find(({ id }) => id === question)?.path ?? [];
  return part === undefined ? undefined : shape.fields[String(part)]?.title;
}

/** Returns the chapter that changed last; initially the one for the open question. */
function useLatest(chapters: readonly Reading[], asked: string | undefined): Reading | undefined {
  const before = useRef(new Map<string, string>());
  const [title, setTitle] = useState<string | undefined>(undefined);
  useEffect(() => {
    const now = new Map(chapters.map((chapter) => [chapter.title, JSON.stringify(chapter)]));
    const changed =
      before.current.size === 0
        ? undefined
        : chapters.find((chapter) => before.current.get(chapter.title) !== now.get(chapter.title));
    before.current = now;
    if (changed) setTitle(changed.title);
  }, [chapters]);
  const named = (wanted: string | undefined) => chapters.find((chapter) => chapter.title === wanted);
  return named(title) ?? named(asked) ?? chapters[0];
}

function Progress(props: {
  readonly view: TableView;
  readonly chapters: readonly Reading[];
  readonly latest: Reading | undefined;
  readonly inHand: boolean;
}) {
  const { view, chapters, latest, inHand } = props;
  const waiting = view.ideas.filter(({ fate }) => fate === 'kept').length;
  const placed = view.ideas.filter(({ fate }) => fate === 'placed').length;
  const [box] = useFit(2, inHand ? [1] : STEPS_SCALES, chapters);
  return (
    <aside
      ref={box}
      className={`flex shrink-0 flex-col gap-[0.6em] ${inHand ? '' : 'w-[24%] overflow-hidden'}`}
      style={{ fontSize: 'calc(1em * var(--fit, 1))' }}
    >
      <p className="sign">
        {placed} {placed === 1 ? 'idea' : 'ideas'} in the draft
        {waiting > 0 && `, ${waiting} kept and waiting`}
      </p>
      <ol className="border-[0.15em] border-ink">
        {chapters.map((chapter) => (
          <li
            key={chapter.title}
            className={`sign flex justify-between gap-[1em] border-t-[0.1em] border-ink px-[0.6em] pb-[0.2em] pt-[0.35em] first:border-t-0 ${chapter === latest ? 'bg-exit text-on-exit' : 'bg-raised'}`}
          >
            <span className="truncate">{chapter.title}</span>
            {chapter.kind === 'list' && <span className="tabular-nums">{chapter.entries.length}</span>}
          </li>
        ))}
      </ol>
    </aside>
  );
}

function OnWall({ chapter }: { readonly chapter: Reading }) {
  const lines = useMemo(() => wallLines(chapter), [chapter]);
  const [box, fit] = useFit(lines.length, SCALES, lines);
  return (
    <section className="flex min-h-0 min-w-0 flex-1 flex-col">
      <h2 className="board-head flex justify-between gap-[1em] border-b-[0.1em] border-ink">
        {chapter.title}
        {fit.shown < lines.length && (
          <span className="sign self-end text-[0.6em] text-grey">{sayShown(fit, lines.length)}</span>
        )}
      </h2>
      <div
        ref={box}
        className="min-h-0 flex-1 columns-[14em] gap-[1.5em] overflow-hidden pt-[0.6em]"
        style={{ fontSize: 'calc(1em * var(--fit, 1))', columnFill: 'auto' }}
      >
        {lines.map(({ key, title, text }) => (
          <div key={key} className="mb-[0.6em] break-inside-avoid border-l-[0.2em] border-line pl-[0.5em]">
            {title !== '' && <p className="sign leading-tight [overflow-wrap:anywhere]">{title}</p>}
            {text !== '' && <p className="text-[0.9em] leading-snug [overflow-wrap:anywhere]">{text}</p>}
          </div>
        ))}
      </div>
    </section>
  );
}

interface WallLine {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

const TEXT_MAX = 140;

/** Returns a chapter as short lines. The newest entries, which are last in the list, come first. */
function wallLines(chapter: Reading): readonly WallLine[] {
  if (chapter.kind === 'list') {
    return chapter.entries
      .map(({ path, title, parts }) => ({ key: path.join('/'), title, text: shorten(textOf(parts)) }))
      .toReversed();
  }
  const parts = chapter.kind === 'group' ? chapter.parts : [chapter];
  return parts.flatMap((part) =>
    part.kind === 'list' ? wallLines(part) : [{ key: part.title, title: part.title, text: shorten(textOf([part])) }],
  );
}

/** Returns the prose of parts; for a single word, the word. */
function textOf(parts: readonly Reading[]): string {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'word') return only.text;
  return parts
    .flatMap((part) => (part.kind === 'prose' ? [part.text] : part.kind === 'group' ? [textOf(part.parts)] : []))
    .filter((text) => text !== '')
    .join(' ');
}

const shorten = (text: string) => (text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX).trimEnd()}…` : text);

function Chapter({ chapter, plain }: { readonly chapter: Reading; readonly plain: boolean }) {
  return (
    <section>
      <h2 className="mb-2 border-b-2 border-ink text-xl">{chapter.title}</h2>
      <Body chapter={chapter} plain={plain} />
    </section>
  );
}

const Body = ({ chapter, plain }: { readonly chapter: Reading; readonly plain: boolean }) =>
  chapter.kind === 'word' ? (
    <p>{chapter.text}</p>
  ) : (
    <ReadingBody part={chapter} level={2} plain={plain} shown={NO_ART} />
  );
