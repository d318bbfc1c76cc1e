'use client';

import { type MouseEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { countStep, issuesByStep, isWritten, REVIEW, studioSteps } from '@/app/_draft/steps';
import { useReport, useStudio } from '@/app/_draft/use-draft';
import { StepDots } from '@/app/_draft/who-is-here';
import { Icon } from '@/app/_ui/icons';
import { type Issue, isError } from '@/lib/kernel/issue';
import type { Json } from '@/lib/kernel/json';
import { ReportTab } from './report';

const NOTHING = { before: false, after: false };

/** State of a strip that may be wider than the page: centres the current step, and tells on which sides it goes on. */
function useStrip(step: string): {
  readonly strip: RefObject<HTMLOListElement | null>;
  readonly more: typeof NOTHING;
  readonly look: () => void;
} {
  const strip = useRef<HTMLOListElement>(null);
  const [more, setMore] = useState(NOTHING);
  const look = useCallback(() => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const [before, after] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
    setMore((known) => (known.before === before && known.after === after ? known : { before, after }));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the step changes
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const centre = () => {
      const room = list.querySelector<HTMLElement>('[aria-current]')?.parentElement;
      if (room) list.scrollTo({ left: room.offsetLeft - (list.clientWidth - room.clientWidth) / 2 });
      look();
    };
    // Rooms resize with the font and with their number of findings.
    const observer = new ResizeObserver(centre);
    for (const element of [list, ...list.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [step, look]);
  return { strip, more, look };
}

/** The steps as rooms of a floor plan, with their issues. On narrow pages: a strip at the foot, beside the report. */
export function Rail({ step }: { readonly step: string }) {
  const { system } = useStudio();
  const { issues } = useReport();
  const byStep = issuesByStep(system, issues);
  const steps = studioSteps(system);
  const { strip, more, look } = useStrip(step);
  return (
    <div className="fixed inset-x-0 bottom-(--keyboard) z-30 border-t-4 border-ink bg-paper pb-(--safe-bottom) lg:static lg:z-auto lg:border-t-0 lg:py-6 lg:pl-6">
      <div className="flex lg:sticky lg:top-24 lg:flex-col lg:gap-3">
        <nav aria-label="Steps" className="relative min-w-0 flex-1">
          <ol
            ref={strip}
            onScroll={look}
            className="relative flex overflow-x-auto [scrollbar-width:none] lg:flex-col lg:overflow-visible lg:border-4 lg:border-ink"
          >
            {steps.map((one, i) => (
              <li key={one.id} className={`relative shrink-0 grow lg:shrink ${i > 0 ? 'room-wall' : ''}`}>
                <Room
                  step={one}
                  isHere={one.id === step}
                  place={`${i + 1} of ${steps.length}`}
                  found={byStep.get(one.id) ?? []}
                />
              </li>
            ))}
          </ol>
          {more.before && <MoreRooms className="left-0 bg-linear-to-r" turn="rotate-90" />}
          {more.after && <MoreRooms className="right-0 bg-linear-to-l" turn="-rotate-90" />}
        </nav>
        <ReportTab />
      </div>
    </div>
  );
}

function Room(props: {
  readonly step: { readonly id: string; readonly title: string };
  readonly isHere: boolean;
  /** Position among the steps. */
  readonly place: string;
  readonly found: readonly Issue[];
}) {
  const { step, isHere, place, found } = props;
  const { draftId, goToStep, session, system } = useStudio();
  const { issues, checked } = useReport();
  const { trouble, toDo } = countStep(found);
  const own = system.form.steps.find(({ id }) => id === step.id);
  // Review is done without any errors and with nothing to do; playtest and print are never done.
  const isPassed = own
    ? isWritten(own, system.draftShape, session.draft() as unknown as Json)
    : step.id === REVIEW.id && !issues.some(isError);
  const done = checked && trouble + toDo === 0 && isPassed;
  return (
    <a
      href={`/studio/${draftId}/${step.id}`}
      aria-current={isHere ? 'step' : undefined}
      onClick={(event) => follow(event, () => goToStep(step.id))}
      className={`sign flex h-full min-h-14 min-w-20 flex-col items-center justify-center gap-1 px-2 py-1 text-sm lg:min-h-15 lg:flex-row lg:justify-between lg:px-3 lg:text-base ${
        done ? 'bg-exit text-on-exit' : 'bg-raised text-ink'
      } hover:underline`}
    >
      <span className="flex items-center gap-2">
        {isHere && (
          <span
            aria-hidden
            className={`size-3 shrink-0 rounded-full ${done ? 'bg-on-exit' : 'bg-ink'}`}
            title="You are here"
          />
        )}
        <span className={isHere ? 'font-sign font-extrabold' : ''}>{step.title}</span>
      </span>
      <span className="flex items-center gap-2">
        {isHere && (
          <span className="text-xs lg:hidden">
            <span className="sr-only">, </span>
            {place}
          </span>
        )}
        {done && (
          <span className="inline-flex">
            <Icon name="check" width="16" height="16" />
            <span className="sr-only">, no problems</span>
          </span>
        )}
        {trouble > 0 && (
          <span className="kicker rounded-sm border-2 border-[#16201b] bg-hazard px-1.5 py-0.5 text-on-hazard">
            <span aria-hidden>! </span>
            {trouble}
            <span className="sr-only">{trouble === 1 ? ' remark' : ' remarks'}</span>
          </span>
        )}
        {toDo > 0 && (
          <span className="flex items-center gap-1 whitespace-nowrap">
            <Icon name="todo" width="14" height="14" />
            <span className="sr-only">, </span>
            {toDo}
            <span className="sr-only"> to do</span>
          </span>
        )}
      </span>
      <StepDots step={step.id} />
    </a>
  );
}

/** Fade that hints at more steps; ignores pointer events. */
function MoreRooms({ className, turn }: { readonly className: string; readonly turn: string }) {
  return (
    <span
      aria-hidden
      className={`pointer-events-none absolute inset-y-0 flex w-8 items-center justify-center from-paper via-paper/80 to-transparent lg:hidden ${className}`}
    >
      <Icon name="chevron" className={turn} />
    </span>
  );
}

/** Changes steps in place, but leaves modified clicks, such as for new tabs, to the browser. */
function follow(event: MouseEvent, go: () => void) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
  window.scrollTo({ top: 0 });
  document.getElementById('step')?.focus({ preventScroll: true });
}
