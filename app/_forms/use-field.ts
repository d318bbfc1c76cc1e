'use client';

import { useStudio, useValue } from '@/app/_draft/use-draft';
import type { Json } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';

/** Returns a field of the draft: its value, also as text, and its setters. Merges typed text with concurrent edits. */
export function useField(path: Path) {
  const { session } = useStudio();
  const value = useValue(path) ?? '';
  return {
    session,
    value,
    text: String(value),
    set: (next: Json) => void session.edit([{ op: 'set', path, value: next }]),
    editText: (next: string) => session.editText(path, next),
  };
}
