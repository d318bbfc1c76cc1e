'use client';

import { type ReactNode, useEffect, useState } from 'react';

/** A box that shows at once what was asked for, and what is so again if that was refused. */
export function Toggle(props: {
  readonly checked: boolean;
  readonly disabled?: boolean;
  /** True once it is done. */
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
