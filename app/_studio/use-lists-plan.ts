import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useStudio } from '@/app/_draft/use-draft';
import type { PlannedLists } from '@/app/_workers/lists-protocol';
import type { JsonObject } from '@/lib/kernel/json';
import { askForLists } from './lists-client';

interface PlanState {
  readonly isReading: boolean;
  readonly plan?: PlannedLists | undefined;
  readonly error?: string | undefined;
}

const IDLE: PlanState = { isReading: false };
/** Pause in typing after which a file is compared again. */
const PAUSE_MS = 300;

/** Compares a file of lists with the draft, again whenever an option changes. */
export function useListsPlan(
  file: File | undefined,
  remove: boolean,
  language: string,
): PlanState & { readonly cancel: () => void } {
  const { session, system } = useStudio();
  const [state, setState] = useState(IDLE);
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!file) return setState(IDLE);
    let isOver = false;
    setState((before) => ({ ...before, isReading: true }));
    const timer = setTimeout(() => {
      const draft = session.draft() as unknown as JsonObject;
      const options = { remove, ...(language.trim() !== '' && { language }) };
      const { reply, cancel } = askForLists({ type: 'plan', shape: system.shape, draft, file, options });
      stop.current = cancel;
      reply.then(
        (answer) => {
          if (isOver || answer.type !== 'planned') return;
          const { result } = answer;
          // Drawn in slices, so that many changes delay no key.
          startTransition(() =>
            setState({ isReading: false, ...(result.ok ? { plan: result.value } : { error: result.error }) }),
          );
        },
        (error: Error) => {
          if (!isOver) setState({ isReading: false, error: error.message });
        },
      );
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop.current?.();
    };
  }, [file, remove, language, session, system]);
  const cancel = useCallback(() => {
    stop.current?.();
    setState(IDLE);
  }, []);
  return { ...state, cancel };
}
