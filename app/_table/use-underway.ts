import { useEffect, useState } from 'react';

/** State of an optimistic choice, shown until the server reports a change or refuses it. */
export function useUnderway(
  told: string | undefined,
): readonly [string | undefined, (value: string, sent: Promise<boolean>) => void] {
  const [underway, setUnderway] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it says now, it is newer than what was sent
  useEffect(() => setUnderway(undefined), [told]);
  const show = (value: string, sent: Promise<boolean>) => {
    setUnderway(value);
    void sent.then((isDone) => isDone || setUnderway(undefined));
  };
  return [underway, show];
}
