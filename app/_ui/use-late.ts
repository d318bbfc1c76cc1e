import { useEffect, useState } from 'react';

const PATIENCE_MS = 300;

/** True once something has been going on for so long that people want to see it. */
export function useLate(active: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return setLate(false);
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [active]);
  return active && late;
}
