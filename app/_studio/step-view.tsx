'use client';

import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { CommentMark } from '@/app/_comments/comment-mark';
import { stepPath } from '@/app/_draft/comment-desk';
import { gamePart } from '@/app/_draft/game-part';
import { NextStep } from '@/app/_draft/next-step';
import { studioSteps } from '@/app/_draft/steps';
import { useReport, useStudio } from '@/app/_draft/use-draft';
import { GraphWidget } from '@/app/_graph/graph-widget';
import { Button } from '@/app/_ui/button';
import { Form } from '@/app/_ui/form';
import { partMissing } from '@/app/_ui/part-missing';
import { BucketsWidget } from '@/app/_widgets/buckets-widget';
import { FieldsWidget } from '@/app/_widgets/fields-widget';
import { ListWidget } from '@/app/_widgets/list-widget';
import { OneEntry } from '@/app/_widgets/one-entry';
import type { Step, Widget } from '@/lib/contract/form';
import { LiveAbove, LiveToggle } from './live-panel';

// As tall as the page, so that nothing in view shifts when the editor appears.
const Loading = () => (
  <p role="status" className="min-h-dvh border-2 border-dashed border-line p-6 text-grey">
    Loading the editor…
  </p>
);

// Heavy: loaded by the first step that needs them.
const MapWidget = gamePart(() => import('@/app/_map/map-widget').then((part) => part.MapWidget), partMissing, Loading);

const GridWidget = dynamic(() => import('@/app/_grid/grid-widget').then((module) => module.GridWidget, partMissing), {
  ssr: false,
  loading: Loading,
});

const LinksWidget = dynamic(
  () => import('@/app/_links/links-widget').then((module) => module.LinksWidget, partMissing),
  { ssr: false, loading: Loading },
);

function WidgetView({ widget }: { readonly widget: Widget }) {
  switch (widget.widget) {
    case 'fields':
      return <FieldsWidget widget={widget} />;
    case 'list':
      return <ListWidget widget={widget} />;
    case 'buckets':
      return <BucketsWidget widget={widget} />;
    case 'graph':
      return <GraphWidget widget={widget} />;
    case 'links':
      return <LinksWidget widget={widget} />;
    case 'map':
      return <MapWidget widget={widget} />;
    case 'grid':
      return <GridWidget widget={widget} />;
  }
}

const Suggestions = dynamic(() => import('./suggestions').then((module) => module.Suggestions, partMissing), {
  ssr: false,
});
export const fetchStuck = () => import('./stuck');

const Stuck = dynamic(() => fetchStuck().then((module) => module.Stuck, partMissing));

export function StepView({ step }: { readonly step: Step }) {
  const { system, session } = useStudio();
  const [stuck, setStuck] = useState(false);
  const [printed, setPrinted] = useState(false);
  const steps = studioSteps(system);
  const path = useMemo(() => stepPath(step.id), [step.id]);
  const next = steps[steps.findIndex(({ id }) => id === step.id) + 1];

  return (
    <Form className="mx-auto flex max-w-5xl flex-col gap-5 sm:gap-8" noValidate>
      <header className="flex flex-wrap items-start justify-between gap-3 sm:gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="kicker mb-1 flex items-center gap-2 text-exit sm:mb-2">
            {step.title}
            <CommentMark path={path} always className="-my-2 pointer-coarse:-my-3" />
          </p>
          <h1 className="text-xl sm:text-3xl">{step.question}</h1>
          <p className="measure mt-2 text-sm sm:mt-3 sm:text-base">{step.help}</p>
        </div>
        {step.slots.length > 0 && !session.readOnly && (
          <Button onClick={() => setStuck(!stuck)} aria-expanded={stuck} icon="card">
            Stuck?
          </Button>
        )}
        <LiveToggle step={step} open={printed} onToggle={() => setPrinted(!printed)} />
      </header>
      {printed && <LiveAbove />}
      {step.each ? (
        <OneEntry step={step} each={step.each}>
          {(shown, key) => <StepBody key={key} step={shown} stuck={stuck} onUnstuck={() => setStuck(false)} />}
        </OneEntry>
      ) : (
        <StepBody step={step} stuck={stuck} onUnstuck={() => setStuck(false)} />
      )}
      <SuggestionsOnceMade step={step.id} />
      {next && <NextStep to={next} />}
    </Form>
  );
}

/** Loads the suggestions only once the game has made some. */
function SuggestionsOnceMade({ step }: { readonly step: string }) {
  const { suggestions } = useReport();
  const [made, setMade] = useState(false);
  if (suggestions.length > 0 && !made) setMade(true);
  return made && <Suggestions step={step} />;
}

function StepBody(props: { readonly step: Step; readonly stuck: boolean; readonly onUnstuck: () => void }) {
  const { step, stuck, onUnstuck } = props;
  return (
    <>
      {stuck && <Stuck step={step} onClose={onUnstuck} />}
      {step.widgets.map((widget, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the widgets of a step never change their order
        <WidgetView key={i} widget={widget} />
      ))}
    </>
  );
}
