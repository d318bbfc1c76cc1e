import { useMemo, useState } from 'react';
import { type PickedPages, readPicked } from './picked';

export interface Picked extends PickedPages {
  /** As it was typed; nothing for all. */
  readonly text: string;
  readonly type: (text: string) => void;
}

export function usePicked(count: number | undefined): Picked {
  const [text, type] = useState('');
  return useMemo(() => ({ text, type, ...readPicked(text, count) }), [text, count]);
}
