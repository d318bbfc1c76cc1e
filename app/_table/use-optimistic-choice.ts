import { useEffect, useState } from 'react';

/** State of an optimistic choice, shown until the server reports a change or refuses it. */
export function useOptimisticChoice(
  confirmed: string | undefined,
): readonly [string | undefined, (value: string, sent: Promise<boolean>) => void] {
  const [pending, setPending] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it says now, it is newer than what was sent
  useEffect(() => setPending(undefined), [confirmed]);
  const show = (value: string, sent: Promise<boolean>) => {
    setPending(value);
    void sent.then((isDone) => isDone || setPending(undefined));
  };
  return [pending, show];
}
