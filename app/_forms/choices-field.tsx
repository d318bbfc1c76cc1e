'use client';

import { elementId } from '@/app/_draft/element-id';
import { Icon } from '@/app/_ui/icons';
import type { Path } from '@/lib/kernel/path';
import { tidyChoices } from '@/lib/schema/choices';
import type { ChoicesShape } from '@/lib/schema/shape';
import { FieldFrame } from './field-frame';
import { useField } from './use-field';

/** Look of a label around a radio button or checkbox. The whole label is the tap target. */
export const CHIP =
  'sign inline-flex min-h-11 items-center gap-2 rounded-sm border-2 border-grey bg-raised px-3 py-1 text-left hover:border-ink has-checked:border-exit has-checked:bg-exit has-checked:text-on-exit has-disabled:border-line has-disabled:not-has-checked:text-grey has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service';

/** Checkboxes with a counter towards the maximum. The exclusive option clears the others, and they clear it. */
export function ChoicesField({ path, shape }: { readonly path: Path; readonly shape: ChoicesShape }) {
  const { value, set, session } = useField(path);
  const { options, labels, max, alone } = shape;
  const chosen = new Set(Array.isArray(value) ? value.map(String) : []);
  const isFull = chosen.size >= max;
  const id = elementId(path);
  const toggle = (option: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== option && other !== alone);
    const next = !isChosen ? others : option === alone ? [option] : [...others, option];
    set(tidyChoices(shape, new Set(next)));
  };
  return (
    <FieldFrame path={path} shape={shape} group>
      {max < options.length && (
        <p role="status" className="text-sm tabular-nums">
          {chosen.size} of {max}
          {isFull && '. Untick one to choose another.'}
        </p>
      )}
      <div id={id} className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = chosen.has(option);
          return (
            <label key={option} className={`${CHIP} relative ${option === alone ? 'border-dashed' : ''}`}>
              <input
                id={`${id}:${option}`}
                type="checkbox"
                checked={isChosen}
                disabled={session.readOnly || (isFull && !isChosen && option !== alone)}
                onChange={(event) => toggle(option, event.target.checked)}
                className="absolute inset-0 opacity-0"
              />
              <Icon name={isChosen ? 'check' : 'add'} />
              {labels[option] ?? option}
            </label>
          );
        })}
      </div>
    </FieldFrame>
  );
}
