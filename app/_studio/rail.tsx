'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { countTrouble, issuesByStep, PLAYTEST, PRINT, REVIEW, studioSteps } from '@/app/_draft/steps';
import { useReport, useStudio } from '@/app/_draft/use-draft';
import { StepDots } from '@/app/_presence/step-dots';
import { Icon } from '@/app/_ui/icons';
import { isError } from '@/lib/kernel/issue';

/** The steps as rooms of a floor plan: lit where all is well, marked where something is not. */
export function Rail({ step }: { readonly step: string }) {
  const { system, draftId, goToStep } = useStudio();
  const { issues, checked } = useReport();
  const byStep = issuesByStep(system, issues);
  const steps = studioSteps(system);
  const list = useRef<HTMLOListElement>(null);
  // On a phone the rail is wider than the page: the room one is in comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes
  useEffect(() => {
    const room = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (room) list.current?.scrollTo({ left: room.offsetLeft - (list.current.clientWidth - room.clientWidth) / 2 });
  }, [step]);

  return (
    <nav
      aria-label="Steps"
      className="fixed inset-x-0 bottom-0 z-30 border-t-4 border-ink bg-paper lg:static lg:z-auto lg:border-t-0 lg:py-6 lg:pl-6"
    >
      <ol
        ref={list}
        className="relative flex overflow-x-auto lg:sticky lg:top-24 lg:flex-col lg:overflow-visible lg:border-4 lg:border-ink"
      >
        {steps.map(({ id, title }, i) => {
          const found = byStep.get(id) ?? [];
          const trouble = countTrouble(found);
          // The inspection passes as a whole or not at all; playing and printing are never done.
          const passed = id !== REVIEW.id || !issues.some(isError);
          const done = checked && trouble === 0 && passed && id !== PRINT.id && id !== PLAYTEST.id;
          const here = id === step;
          return (
            <li key={id} className={`relative shrink-0 grow lg:shrink ${i > 0 ? 'room-wall' : ''}`}>
              <a
                href={`/studio/${draftId}/${id}`}
                aria-current={here ? 'step' : undefined}
                onClick={(event) => follow(event, () => goToStep(id))}
                className={`sign flex min-h-14 min-w-20 flex-col items-center justify-center gap-1 px-3 py-1 text-sm lg:min-h-15 lg:flex-row lg:justify-between lg:text-base ${
                  done ? 'bg-exit text-on-exit' : 'bg-raised text-ink'
                } hover:underline`}
              >
                <span className="flex items-center gap-2">
                  {here && (
                    <span
                      aria-hidden
                      className={`size-3 shrink-0 rounded-full ${done ? 'bg-on-exit' : 'bg-alarm'}`}
                      title="You are here"
                    />
                  )}
                  <span className={here ? 'font-sign font-extrabold' : ''}>{title}</span>
                </span>
                {done && (
                  <span className="inline-flex">
                    <Icon name="check" width="16" height="16" />
                    <span className="sr-only">, no problems</span>
                  </span>
                )}
                {trouble > 0 && (
                  <span className="kicker rounded-sm border-2 border-[#16201b] bg-hazard px-1.5 py-0.5 text-on-hazard">
                    {trouble}
                    <span className="sr-only"> to fix</span>
                  </span>
                )}
                <StepDots step={id} />
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Changes steps in place, but leaves new tabs and the like to the browser. */
function follow(event: MouseEvent, go: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
  window.scrollTo({ top: 0 });
  document.getElementById('step')?.focus({ preventScroll: true });
}
