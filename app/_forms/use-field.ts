'use client';

import { useLayoutEffect } from 'react';
import { type UseControllerProps, useController, useFormContext } from 'react-hook-form';
import { useStudio, useValue } from '@/app/_draft/use-draft';
import type { Json } from '@/lib/kernel/json';
import { formatPath, type Path } from '@/lib/kernel/path';

export type FieldValues = Record<string, Json>;

/**
 * One field of the draft as a field of the form. What is valid goes to the session at once;
 * what others change comes back into the form.
 */
export function useField(path: Path, rules?: UseControllerProps<FieldValues>['rules']) {
  const { session } = useStudio();
  const value = useValue(path);
  const form = useFormContext<FieldValues>();
  // Ids of entries are letters, digits, - and _, so a formatted path never reads as a nested name.
  const name = formatPath(path);
  const { field, fieldState } = useController({
    name,
    control: form.control,
    defaultValue: value ?? '',
    ...(rules && { rules }),
  });

  useLayoutEffect(() => {
    if (value !== undefined && form.getValues(name) !== value) form.setValue(name, value);
    // Clearing notifies every field of the form.
    if (value !== undefined && form.getFieldState(name).invalid) form.clearErrors(name);
  }, [form, name, value]);

  return {
    session,
    field,
    error: fieldState.error?.message,
    set: (next: Json) => {
      field.onChange(next);
      session.edit([{ op: 'set', path, value: next }]);
    },
    editText: (next: string) => {
      field.onChange(next);
      session.editText(path, next);
    },
  };
}
