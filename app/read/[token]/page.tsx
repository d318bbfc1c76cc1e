import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { elementId } from '@/app/_draft/element-id';
import { PictureCredits } from '@/app/_read/picture-credits';
import { PlanDrawing } from '@/app/_read/plan-drawing';
import { readBody, signsIn } from '@/app/_read/reading';
import { ReadingBody } from '@/app/_read/readings';
import { Markdown } from '@/app/_ui/markdown';
import { headerOf } from '@/lib/scenario/envelope';
import { listReadArt } from '@/lib/services/drafts/read-art';
import { loadForReading } from '@/lib/services/drafts/share-links';
import { requireServices } from '@/lib/services/requests/services';

/** A scenario with more signs of Markdown than this is shown as typed: reading them all would keep others waiting. */
const SIGNS_MAX = 10_000;

const load = cache(loadForReading);

interface Props {
  readonly params: Promise<{ readonly token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await load((await params).token);
  return {
    title: found?.draft.title || 'A scenario',
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** A scenario to read, for anyone who has the link. Needs no script; prints as it stands. */
export default async function ReadPage({ params }: Props) {
  const { token } = await params;
  const found = await load(token);
  if (!found) notFound();
  const { draft, system, hideGm } = found;
  const shown = { token, art: await listReadArt(requireServices(), token) };
  const open = system.open(draft.body);
  const header = headerOf(draft);
  const plan = open.plan(hideGm ? 'table' : 'gm');
  const chapters = readBody(system.shape, open.body, system.form, open.remarks());
  const plain = signsIn(chapters) > SIGNS_MAX;
  return (
    <main lang={header.language} className="mx-auto max-w-4xl px-4 py-8 sm:px-8 print:max-w-none print:p-0">
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
      {chapters.length > 1 && (
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
      )}
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
    </main>
  );
}
