'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { useFileComments, useWithComments } from '@/app/_comments/with-comments';
import { downloadDraft } from '@/app/_draft/download';
import { NextStep } from '@/app/_draft/next-step';
import { PLAYTEST, PRINT } from '@/app/_draft/steps';
import { useFold, useReport, useStudio, useValue } from '@/app/_draft/use-draft';
import { Field } from '@/app/_forms/field';
import { useQuickLook } from '@/app/_playtest/use-quick-look';
import { Chain } from '@/app/_read/chain';
import { FactsSummary } from '@/app/_read/facts-summary';
import { Findings } from '@/app/_read/findings';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { partMissing } from '@/app/_ui/part-missing';
import { Progress } from '@/app/_ui/progress';
import { DropArea } from '@/app/_ui/take-file';
import { inspectionPassed } from '@/lib/contract/manifest';
import type { Path } from '@/lib/kernel/path';
import type { ChainLink } from '@/lib/scenario/draft';
import type { Shape } from '@/lib/schema/shape';
import { SaveMarkdown } from './save-markdown';
import { useShow } from './show-dialog';

const PublishPart = dynamic(() =>
  import('@/app/_publish/publish-part').then((module) => module.PublishPart, partMissing),
);

const PosterPreview = dynamic(() => import('./poster-preview').then((module) => module.PosterPreview, partMissing), {
  ssr: false,
  loading: () => <div className="aspect-5/7 w-full max-w-60" />,
});

interface CoverField {
  readonly path: Path;
  readonly shape: Shape;
}

/** Fields that a group needs which only wants to play; all others are for publishing. */
const FOR_PLAYING = ['title', 'theme', 'warnings'];
const isForPlaying = ({ path }: CoverField): boolean => FOR_PLAYING.includes(String(path[0]));
const isForPublishing = ([key]: Path): boolean => key !== 'body' && !FOR_PLAYING.includes(String(key));

/** Everything that publishing asks for, on one page; folded for groups that only want to play. */
function Publish({ fields }: { readonly fields: readonly CoverField[] }) {
  const [isOpen, setOpen] = useFold(false, isForPublishing);
  return (
    <section aria-label="Publish" className="flex flex-col gap-6 border-2 border-ink bg-raised p-4 sm:p-6">
      <h2 className="text-lg">Publish</h2>
      <p className="measure">
        Puts this version into the library for good, for others to find, print and remix. You see first what becomes
        public.
      </p>
      {isOpen ? (
        <>
          <Form className="flex flex-col gap-6" noValidate>
            {fields.map(({ path, shape }) => (
              <Field key={String(path[0])} path={path} shape={shape} />
            ))}
          </Form>
          <PublishPart />
        </>
      ) : (
        <div>
          <Button onClick={() => setOpen(true)} icon="out">
            Publish…
          </Button>
        </div>
      )}
    </section>
  );
}

export function ReviewStep() {
  const { system, session, goToStep } = useStudio();
  const { issues, facts, checked } = useReport();
  const remixOf = (useValue(['remixOf']) ?? []) as readonly ChainLink[];
  const fields = useMemo(
    () =>
      Object.entries(system.draftShape.fields)
        .filter(([key, shape]) => key !== 'body' && !(shape.kind === 'list' && shape.isHidden))
        .map(([key, shape]) => ({ path: [key] as Path, shape })),
    [system],
  );
  const { look, done, settled } = useQuickLook();
  const { tick, carry } = useWithComments(useFileComments(), system);
  const show = useShow();
  const errors = issues.filter(({ severity }) => severity === 'error').length;

  return (
    <>
      <Form className="mx-auto flex max-w-5xl flex-col gap-8" noValidate>
        <header>
          <p className="kicker mb-2 text-exit">Review</p>
          <h1 className="text-2xl sm:text-3xl">Is it fit to be trapped in?</h1>
          <p className="measure mt-3">Name it, read the report once more, then download the file or print the kit.</p>
        </header>
        <Progress label="Playing 50 quick games…" done={done} onCancel={look.cancel} />
        {checked && errors === 0 && settled && (
          <p role="status" className="sign -rotate-1 self-start border-4 border-exit px-6 py-4 text-xl text-exit">
            {inspectionPassed(system)}
          </p>
        )}
        <section aria-label="Cover" className="flex flex-col gap-6 border-2 border-ink bg-raised p-4 sm:p-6">
          <h2 className="text-lg">Cover</h2>
          <div className="grid gap-6 md:grid-cols-[1fr_15rem]">
            <div className="flex min-w-0 flex-col gap-6">
              {fields.filter(isForPlaying).map(({ path, shape }) => (
                <Field key={String(path[0])} path={path} shape={shape} />
              ))}
            </div>
            <PosterPreview />
          </div>
        </section>
        {remixOf.length > 0 && (
          <section aria-label="Remix of" className="flex flex-col gap-3">
            <h2 className="text-lg">Remix of</h2>
            <Chain links={remixOf} />
            <p className="measure text-sm text-grey">Stays as it is, so that everybody who wrote it is named.</p>
          </section>
        )}
        <section aria-label="Downloads" className="flex flex-col gap-3">
          <h2 className="text-lg">Downloads</h2>
          <p className="measure">
            The file holds the whole scenario. Any Trapdoor can open it
            {errors > 0 ? ', problems included.' : '.'} Markdown is the same as a text to read and edit.
          </p>
          {tick}
          <DropArea onTake={(file) => show('lists', file)}>
            <div className="flex flex-wrap gap-2">
              <Button look="main" onClick={() => downloadDraft(carry(session.draft()), system)} icon="download">
                Download the JSON
              </Button>
              <SaveMarkdown draft={() => carry(session.draft())} />
              <Button onClick={() => show('lists')} icon="download">
                As a spreadsheet
              </Button>
              <Button onClick={() => goToStep(PRINT.id)} icon="print">
                Print the kit
              </Button>
            </div>
          </DropArea>
        </section>
        <section aria-label="Full report" className="xl:hidden">
          <h2 className="mb-3 text-lg">Full report</h2>
          {checked && issues.length === 0 && facts ? <FactsSummary facts={facts} /> : <Findings />}
        </section>
      </Form>
      <div className="mx-auto mt-8 flex max-w-5xl flex-col gap-8">
        <Publish fields={fields.filter((field) => !isForPlaying(field))} />
        <NextStep to={system.playable ? PLAYTEST : PRINT} />
      </div>
    </>
  );
}
