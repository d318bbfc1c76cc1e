'use client';

import { type ReactNode, useEffect, useState } from 'react';

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
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-exit"
        checked={wanted ?? checked}
        disabled={disabled}
        onChange={async (event) => {
          setWanted(event.target.checked);
          if (!(await onAsk(event.target.checked))) setWanted(undefined);
        }}
      />
      <span>{children}</span>
    </label>
  );
}
