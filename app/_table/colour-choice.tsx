'use client';

import { useState } from 'react';
import { COLOUR_LOOK } from '@/app/_ui/colours';
import { offerColours } from '@/lib/table/free-colours';
import type { Colour } from '@/lib/table/vocabulary';

/** A colour of one's own, free ones first; each has its name, for those who tell them apart by that. */
export function ColourChoice(props: {
  readonly value: Colour;
  readonly onChange: (colour: Colour) => void;
  /** Colours of the others. */
  readonly taken: readonly Colour[];
}) {
  const { value, onChange } = props;
  // Nothing moves under a thumb when somebody comes in meanwhile.
  const [offered] = useState(() => offerColours(props.taken));
  return (
    <fieldset>
      <legend className="sign mb-1">Your colour</legend>
      <div className="grid grid-cols-4 gap-2">
        {offered.map(({ colour, isTaken }) => (
          <label
            key={colour}
            className="sign relative flex min-h-11 flex-col items-center justify-center border-2 border-ink text-sm leading-tight has-checked:outline-4 has-checked:outline-offset-2 has-checked:outline-service"
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
            {isTaken && <span className="text-xs">taken</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
