'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { NextStep } from '@/app/_draft/next-step';
import { studioSteps } from '@/app/_draft/steps';
import { useReport, useStudio } from '@/app/_draft/use-draft';
import { Button } from '@/app/_ui/button';
import { Icon } from '@/app/_ui/icons';
import { partMissing } from '@/app/_ui/part-missing';
import { OneEntry } from '@/app/_widgets/one-entry';
import type { Step } from '@/lib/contract/form';
import { LiveToggle } from './live-panel';
import { WidgetView } from './widget-view';

const Suggestions = dynamic(() => import('./suggestions').then((module) => module.Suggestions, partMissing), {
  ssr: false,
});
export const fetchStuck = () => import('./stuck');

const Stuck = dynamic(() => fetchStuck().then((module) => module.Stuck, partMissing));

/** One question in large type, with its form. */
export function StepView({ step }: { readonly step: Step }) {
  const { system, session } = useStudio();
  const [stuck, setStuck] = useState(false);
  const steps = studioSteps(system);
  const next = steps[steps.findIndex(({ id }) => id === step.id) + 1];

  return (
    <form className="mx-auto flex max-w-5xl flex-col gap-8" onSubmit={(event) => event.preventDefault()} noValidate>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <p className="kicker mb-2 text-exit">{step.title}</p>
          <h1 className="text-2xl sm:text-3xl">{step.question}</h1>
          <p className="measure mt-3">{step.help}</p>
        </div>
        {step.slots.length > 0 && !session.readOnly && (
          <Button onClick={() => setStuck(!stuck)} aria-expanded={stuck}>
            <Icon name="card" /> Stuck?
          </Button>
        )}
      </header>
      <LiveToggle />
      {step.each ? (
        <OneEntry step={step} each={step.each}>
          {(shown, key) => <StepBody key={key} step={shown} stuck={stuck} onUnstuck={() => setStuck(false)} />}
        </OneEntry>
      ) : (
        <StepBody step={step} stuck={stuck} onUnstuck={() => setStuck(false)} />
      )}
      <SuggestionsOnceMade step={step.id} />
      {next && <NextStep to={next} />}
    </form>
  );
}

/** Games that suggest nothing need not fetch what shows it. */
function SuggestionsOnceMade({ step }: { readonly step: string }) {
  const { suggestions } = useReport();
  const [made, setMade] = useState(false);
  if (suggestions.length > 0 && !made) setMade(true);
  return made && <Suggestions step={step} />;
}

/** The cards that suggest something, and the step's widgets. */
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
