import { startTransition, useEffect, useRef, useState } from 'react';
import type { IntakeSource } from '@/app/_workers/intake-protocol';
import type { IntakeTarget } from '@/lib/intake/target';
import type { IntakeChoices } from '@/lib/intake/types';
import { IntakeReader, type IntakeState } from './intake-reader';

const IDLE: IntakeState = { isReading: false };
/** Pause in typing after which a text is read. */
const PAUSE_MS = 120;

/** Reads a source in a worker whenever it or a setting changes. Reads nothing without a source. */
export function useIntake(
  source: IntakeSource | undefined,
  target: IntakeTarget | undefined,
  choices: IntakeChoices,
): IntakeState & { readonly cancel: () => void } {
  const [state, setState] = useState<IntakeState>(IDLE);
  const reader = useRef<IntakeReader>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => reader.current?.end(), []);
  useEffect(() => {
    if (!source || !target) {
      reader.current?.forget();
      setState(IDLE);
      return;
    }
    setState((before) => ({ ...before, isReading: true }));
    pause.current = setTimeout(
      () => {
        reader.current ??= new IntakeReader();
        reader.current.read({ source, target, choices }, (change) =>
          // Drawn in slices, so that a long list delays no key.
          startTransition(() => setState((before) => ({ ...before, ...change }))),
        );
      },
      'text' in source ? PAUSE_MS : 0,
    );
    return () => clearTimeout(pause.current);
  }, [source, target, choices]);
  const cancel = () => {
    clearTimeout(pause.current);
    reader.current?.end();
    reader.current = undefined;
    setState(IDLE);
  };
  return { ...state, cancel };
}
