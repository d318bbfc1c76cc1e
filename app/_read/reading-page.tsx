import { renderToStaticMarkup } from 'react-dom/server';
import { elementId } from '@/app/_draft/element-id';
import { Markdown } from '@/app/_ui/markdown';
import type { System } from '@/lib/contract/authored';
import { sanitiseLine } from '@/lib/kernel/visible';
import { compareDrafts } from '@/lib/scenario/compare';
import { type Draft, headerOf } from '@/lib/scenario/envelope';
import { playersCopy } from '@/lib/scenario/real-evenings';
import { TAG_LABELS } from '@/lib/scenario/tags';
import { WARNING_LABELS } from '@/lib/scenario/warnings';
import { artNamedIn } from '@/lib/services/drafts/art';
import type { ChangesJob, ReadingJob, Rendered, RenderSource } from '@/lib/services/requests/renderer';
import { ChangesView } from './changes-view';
import { type Opened, openSource } from './open-draft-source';
import { placesOf } from './places';
import { PlanDrawing } from './plan-drawing';
import { type Reading, readBody, signsIn } from './reading';
import { CommentLink, ReadingBody } from './readings';
import { samplesOf } from './samples';
import { PictureCredits, type ShownArt } from './shown-picture';

/** Most Markdown characters; longer scenarios are shown as typed, since parsing would delay other requests. */
const SIGNS_MAX = 10_000;

interface Props {
  readonly draft: Draft;
  readonly system: System;
  /** True if the GM's part was left out. */
  readonly hideGm: boolean;
  readonly shown: ShownArt;
  /** Shows all texts as typed. */
  readonly plain: boolean;
  /** Adds links to comment on what is shown. */
  readonly takesComments?: boolean;
}

export function ReadingPage(props: Props) {
  const { draft, system, hideGm, plain } = props;
  const header = headerOf(draft);
  return (
    <>
      <header className="border-b-4 border-ink pb-6">
        <p className="kicker text-exit">{system.title}</p>
        <h1 className="mt-2 text-3xl break-words">{sanitiseLine(header.title) || 'Untitled'}</h1>
        {header.authors.length > 0 && <p className="mt-2">By {header.authors.map(sanitiseLine).join(', ')}</p>}
        {header.licence !== '' && <p className="text-sm text-grey">{header.licence}</p>}
        {draft.warnings.length > 0 && (
          <p className="mt-4 border-l-4 border-hazard pl-3">
            <span className="sign">Content warnings:</span>{' '}
            {draft.warnings.map((warning) => WARNING_LABELS[warning]).join(', ')}
          </p>
        )}
        {header.summary !== '' && (
          <div className="prose-text mt-4">
            <Markdown text={header.summary} plain={plain} />
          </div>
        )}
        {draft.tags.length > 0 && (
          <p className="mt-4 text-sm">
            <span className="sign">Tags:</span> {draft.tags.map((tag) => TAG_LABELS[tag]).join(', ')}
          </p>
        )}
        <p className="mt-4 border-2 border-ink p-3 text-sm">
          {hideGm
            ? 'This is the players’ copy: what they must not know yet is left out.'
            : 'This copy contains everything, secrets included. Players should stop here.'}
        </p>
      </header>
      <ReadingChapters {...props} level={2} />
    </>
  );
}

/** All chapters of a scenario, without the header. `level` is that of the chapters' headings. */
export function ReadingChapters({ draft, system, hideGm, shown, ...props }: Props & { readonly level: 2 | 3 }) {
  const Heading = `h${props.level}` as const;
  const open = system.open(draft.body);
  const plan = open.plan(hideGm ? 'table' : 'gm');
  const chapters = readBody(system.shape, open.body, system.form, open.remarks());
  const plain = props.plain || signsIn(chapters) > SIGNS_MAX;
  return (
    <>
      {chapters.length > 1 && <Contents chapters={chapters} />}
      {chapters.length === 0 && <p className="my-8">Nothing has been written yet.</p>}
      {chapters.map((chapter, i) => (
        <section key={chapter.title} id={`chapter-${i}`} className="mt-10 flex flex-col gap-4">
          <Heading className="border-b-2 border-ink pb-1 text-xl">
            {chapter.title}
            {props.takesComments && <CommentLink path={chapter.path} title={chapter.title} />}
          </Heading>
          {chapter.kind === 'word' ? (
            <p>{chapter.text}</p>
          ) : (
            <ReadingBody
              part={chapter}
              level={props.level}
              plain={plain}
              shown={shown}
              takesComments={props.takesComments}
            />
          )}
        </section>
      ))}
      {plan.rooms.length > 0 && (
        <section className="mt-10" id={elementId(['map'])}>
          <Heading className="mb-4 border-b-2 border-ink pb-1 text-xl">Floor plan</Heading>
          <PlanDrawing plan={plan} title="Floor plan" />
        </section>
      )}
      <footer className="mt-12 border-t-2 border-ink pb-(--safe-bottom) pt-4 text-sm text-grey">
        <PictureCredits body={open.body} shown={shown} />
        {system.credit}
      </footer>
    </>
  );
}

const Contents = ({ chapters }: { readonly chapters: readonly Reading[] }) => (
  <nav aria-label="Contents" className="my-6 print:hidden">
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {chapters.map(({ title }, i) => (
        <li key={title}>
          <a className="inline-block py-1 underline" href={`#chapter-${i}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Renders a page of a draft or of a version; `plain` shows every text as typed. */
export async function renderReading(job: ReadingJob & { readonly plain: boolean }): Promise<Rendered> {
  const { source, hideGm, art, artPath, plain, takesComments = false } = job;
  const { system, draft } = await openFor(source, hideGm);
  const props = { draft, system, hideGm, shown: { art, path: artPath }, plain, takesComments };
  const html = renderToStaticMarkup(
    source.kind === 'draft' ? <ReadingPage {...props} /> : <ReadingChapters {...props} level={3} />,
  );
  return {
    title: sanitiseLine(draft.title),
    language: draft.language,
    html,
    size: answerSize(html),
    pictures: [...artNamedIn(draft.body)],
    samples: source.kind === 'file' && hideGm ? samplesOf(system, draft) : [],
    places: takesComments ? placesOf(draft, system) : [],
  };
}

export async function renderChanges({ before, after, hideGm }: ChangesJob): Promise<Rendered> {
  const was = await openFor({ kind: 'file', bytes: before }, hideGm);
  const is = await openFor({ kind: 'file', bytes: after }, hideGm);
  const html = renderToStaticMarkup(<ChangesView changes={compareDrafts(was.draft, is.draft, is.system).changes} />);
  return {
    title: sanitiseLine(is.draft.title),
    language: is.draft.language,
    html,
    size: answerSize(html),
    pictures: [],
    samples: [],
    places: [],
  };
}

async function openFor(source: RenderSource, hideGm: boolean): Promise<Opened> {
  const { system, draft } = await openSource(source);
  return { system, draft: hideGm ? playersCopy(system, draft) : draft };
}

/** Estimated size of a page with its HTML twice, once as JSON, where `&`, `<` and `>` take six characters. */
const answerSize = (html: string): number => 2 * html.length + 5 * (html.match(/[&<>]/g)?.length ?? 0);
