'use client';

import { COLOUR_LOOK } from '@/app/_ui/colours';
import { COLOURS, type Colour } from '@/lib/table/vocabulary';

/** A colour of one's own; each has its name, for those who tell them apart by that. */
export function ColourChoice({
  value,
  onChange,
}: {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
}) {
  return (
    <fieldset>
      <legend className="sign mb-1">Your colour</legend>
      <div className="grid grid-cols-4 gap-2">
        {COLOURS.map((colour) => (
          <label
            key={colour}
            className="sign relative flex min-h-11 items-center justify-center border-2 border-ink text-sm has-checked:outline-4 has-checked:outline-offset-2 has-checked:outline-service"
            style={{ background: COLOUR_LOOK[colour].ground, color: COLOUR_LOOK[colour].ink }}
          >
            <input
              type="radio"
              name="colour"
              value={colour}
              checked={value === colour}
              onChange={() => onChange(colour)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {colour}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
