'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Tick } from '@/app/_ui/tick';

/** Optimistic checkbox: shows the requested state at once, and the old one again if it was refused. */
export function Toggle(props: {
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** Resolves to true once it is done. */
  readonly onAsk: (checked: boolean) => Promise<boolean>;
  readonly children: ReactNode;
}) {
  const { checked, disabled = false, onAsk, children } = props;
  const [wanted, setWanted] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    if (wanted === checked) setWanted(undefined);
  }, [wanted, checked]);
  return (
    <Tick
      checked={wanted ?? checked}
      disabled={disabled}
      onChange={async (asked) => {
        setWanted(asked);
        if (!(await onAsk(asked))) setWanted(undefined);
      }}
    >
      <span>{children}</span>
    </Tick>
  );
}
