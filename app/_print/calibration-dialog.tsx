'use client';

import { type ReactNode, useId, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { Dialog } from '@/app/_ui/dialog';
import { Form } from '@/app/_ui/form';
import { FURTHEST } from '@/lib/kit/calibration';
import type { Calibration, Offset } from '@/lib/kit/order';
import { numberOf } from './printer';

type Typed = Readonly<Record<keyof Offset, string>>;

const READINGS: readonly (readonly [keyof Offset, string, string])[] = [
  ['xMm', 'Across', 'mm'],
  ['yMm', 'Down', 'mm'],
  ['degrees', 'Turned', 'degrees'],
];

const INK = '#16201b';
const CREASE = '#1f4e8c';
const READ = '#b3261e';

/** Ticks across a line, `gap` apart, three on either side of the middle. */
const ticks = (x: number, y: number, gap: number, isUpright: boolean) =>
  [-3, -2, -1, 1, 2, 3]
    .map((nth) => (isUpright ? `M${x - 3} ${y + nth * gap}h6` : `M${x + nth * gap} ${y - 3}v6`))
    .join('');

/** Drawing of the calibration page, folded and opened again, with the four places to read. */
function WhereToRead() {
  return (
    <svg
      viewBox="0 0 170 220"
      className="w-44 shrink-0 border-2 border-line bg-[#fff]"
      role="img"
      aria-label="Two creases cross in the middle of the page. The vertical one meets the horizontal scale, marked Across, and scales of degrees at the top and bottom, marked Turned. The horizontal one meets the vertical scale, marked Down."
    >
      <path
        fill="none"
        stroke={INK}
        strokeWidth="1.2"
        d={`M10 110H160M85 8V212M63 24h44M63 196h44${ticks(85, 110, 9, false)}${ticks(85, 110, 9, true)}${ticks(85, 24, 6, false)}${ticks(85, 196, 6, false)}`}
      />
      <path fill="none" stroke={CREASE} strokeWidth="2" strokeDasharray="6 4" d="M105 2L97 218M2 93L168 98" />
      <g fill="none" stroke={READ} strokeWidth="2">
        <circle cx="101" cy="110" r="6" />
        <circle cx="85" cy="95.500" r="6" />
        <circle cx="104.200" cy="24" r="6" />
        <circle cx="97.800" cy="196" r="6" />
      </g>
      <g fill={READ} className="sign text-[11px]">
        <text x="110" y="124">
          Across
        </text>
        <text x="46" y="88">
          Down
        </text>
        <text x="114" y="28">
          Turned
        </text>
        <text x="108" y="200">
          Turned
        </text>
      </g>
    </svg>
  );
}

/** Form for the readings from the calibration page. */
export function CalibrationDialog(props: {
  readonly calibration: Calibration | undefined;
  readonly onKeep: (calibration: Calibration) => void;
  readonly onClose: () => void;
  /** The button that prints the page. */
  readonly children: ReactNode;
}) {
  const { calibration, onKeep, onClose, children } = props;
  const [front, setFront] = useState(() => typedOf(calibration?.front));
  const [back, setBack] = useState(() => typedOf(calibration?.back));
  const read = { front: readOffset(front), back: readOffset(back) };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Calibrate my printer">
      <ol className="flex list-decimal flex-col gap-4 pl-5">
        <li>
          <p className="mb-2">Print this page double-sided, at 100 %, the way you print kits.</p>
          {children}
        </li>
        <li>
          <div className="flex flex-wrap items-start gap-4">
            <p className="min-w-48 flex-1">
              Fold the sheet in half both ways. Read the numbers where the creases meet the scales. For Turned, subtract
              the lower reading from the upper one. Then flip the sheet and read its back.
            </p>
            <WhereToRead />
          </div>
        </li>
        <li>
          <p className="mb-2">Enter what you read, including minus signs. Leave 0 where no correction is needed.</p>
          <Form
            className="flex flex-col gap-4"
            onSubmit={() => {
              if (read.front && read.back) onKeep({ front: read.front, back: read.back });
            }}
          >
            <Side title="Front" typed={front} onChange={setFront} />
            <Side title="Back" typed={back} onChange={setBack} />
            <div className="flex flex-wrap gap-2">
              <Button type="submit" look="main" disabled={!read.front || !read.back}>
                Save these numbers
              </Button>
              <Button look="quiet" onClick={onClose}>
                Cancel
              </Button>
            </div>
          </Form>
        </li>
      </ol>
    </Dialog>
  );
}

function Side(props: { readonly title: string; readonly typed: Typed; readonly onChange: (typed: Typed) => void }) {
  const { title, typed, onChange } = props;
  const id = useId();
  return (
    <fieldset>
      <legend className="sign mb-1">{title}</legend>
      <div className="grid grid-cols-3 gap-2">
        {READINGS.map(([key, label, unit]) => (
          <label key={key} className="flex flex-col justify-end text-sm">
            {label}, {unit}
            <input
              className="input"
              inputMode="decimal"
              autoComplete="off"
              value={typed[key]}
              aria-invalid={!isReading(key, typed[key])}
              aria-describedby={id}
              onChange={({ target }) => onChange({ ...typed, [key]: target.value })}
            />
          </label>
        ))}
      </div>
      <p id={id} aria-live="polite" className="text-sm text-alarm">
        {!readOffset(typed) &&
          `Enter numbers of at most ${FURTHEST.xMm} mm and ${FURTHEST.degrees} degrees either way. If yours are larger, check the printer.`}
      </p>
    </fieldset>
  );
}

const typedOf = (offset: Offset | undefined): Typed => ({
  xMm: String(offset?.xMm ?? 0),
  yMm: String(offset?.yMm ?? 0),
  degrees: String(offset?.degrees ?? 0),
});

const isReading = (key: keyof Offset, typed: string): boolean => Math.abs(numberOf(typed)) <= FURTHEST[key];

/** Parses typed readings; undefined if one is not a number or out of range. */
export function readOffset(typed: Typed): Offset | undefined {
  if (!READINGS.every(([key]) => isReading(key, typed[key]))) return undefined;
  return { xMm: numberOf(typed.xMm), yMm: numberOf(typed.yMm), degrees: numberOf(typed.degrees) };
}
