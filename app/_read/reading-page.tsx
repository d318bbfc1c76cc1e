import { elementId } from '@/app/_draft/element-id';
import { Markdown } from '@/app/_ui/markdown';
import type { System } from '@/lib/contract/authored';
import { type Draft, headerOf } from '@/lib/scenario/envelope';
import { PictureCredits } from './picture-credits';
import { PlanDrawing } from './plan-drawing';
import { type Reading, readBody, signsIn } from './reading';
import { ReadingBody } from './readings';
import type { ShownArt } from './shown-picture';

/** A scenario with more signs of Markdown than this is shown as typed: reading them all would keep others waiting. */
const SIGNS_MAX = 10_000;

/** What stands on the page of a scenario to read. `hideGm` says that what only the GM may know was left out. */
export function ReadingPage(props: {
  readonly draft: Draft;
  readonly system: System;
  readonly hideGm: boolean;
  readonly shown: ShownArt;
  /** Shows all texts as they were typed. */
  readonly plain: boolean;
}) {
  const { draft, system, hideGm, shown } = props;
  const open = system.open(draft.body);
  const header = headerOf(draft);
  const plan = open.plan(hideGm ? 'table' : 'gm');
  const chapters = readBody(system.shape, open.body, system.form, open.remarks());
  const plain = props.plain || signsIn(chapters) > SIGNS_MAX;
  return (
    <>
      <header className="border-b-4 border-ink pb-6">
        <p className="kicker text-exit">{system.title}</p>
        <h1 className="mt-2 text-3xl break-words">{header.title || 'Untitled'}</h1>
        {header.authors.length > 0 && <p className="mt-2">By {header.authors.join(', ')}</p>}
        {header.licence !== '' && <p className="text-sm text-grey">{header.licence}</p>}
        {header.summary !== '' && (
          <div className="prose-text mt-4">
            <Markdown text={header.summary} plain={plain} />
          </div>
        )}
        <p className="mt-4 border-2 border-ink p-3 text-sm">
          {hideGm
            ? 'This is the players’ copy: what they must not know yet is left out.'
            : 'This copy contains everything, secrets included. Players should stop here.'}
        </p>
      </header>
      {chapters.length > 1 && <Contents chapters={chapters} />}
      {chapters.length === 0 && <p className="my-8">Nothing has been written yet.</p>}
      {chapters.map((chapter, i) => (
        <section key={chapter.title} id={`chapter-${i}`} className="mt-10 flex flex-col gap-4">
          <h2 className="border-b-2 border-ink pb-1 text-xl">{chapter.title}</h2>
          {chapter.kind === 'word' ? (
            <p>{chapter.text}</p>
          ) : (
            <ReadingBody part={chapter} level={2} plain={plain} shown={shown} />
          )}
        </section>
      ))}
      {plan.rooms.length > 0 && (
        <section className="mt-10" id={elementId(['map'])}>
          <h2 className="mb-4 border-b-2 border-ink pb-1 text-xl">Floor plan</h2>
          <PlanDrawing plan={plan} title="Floor plan" />
        </section>
      )}
      <footer className="mt-12 border-t-2 border-ink pt-4 text-sm text-grey">
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
