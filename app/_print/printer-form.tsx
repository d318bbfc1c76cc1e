import { useId, useState } from 'react';
import { MARGIN_MM, type Printer } from './printer';

/** What the printer leaves white, and what it gets wrong. */
export function PrinterForm(props: {
  readonly printer: Printer;
  readonly onChange: (change: Partial<Printer>) => void;
}) {
  return (
    <div className="flex flex-col gap-5">
      <Margin marginMm={props.printer.marginMm} onChange={(marginMm) => props.onChange({ marginMm })} />
    </div>
  );
}

function Margin({ marginMm, onChange }: { readonly marginMm: number; readonly onChange: (marginMm: number) => void }) {
  const [typed, setTyped] = useState(String(marginMm));
  const id = useId();
  const { min, max } = MARGIN_MM;
  const isFit = (value: number) => value >= min && value <= max;
  const wrong = !isFit(numberOf(typed));
  return (
    <div>
      <label htmlFor={id} className="sign">
        White edge, in mm
      </label>
      <p id={`${id}-help`} className="mb-1 text-sm text-grey">
        Most printers can’t print closer to the edge than {min} mm.
      </p>
      <input
        id={id}
        className="input"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        aria-invalid={wrong}
        aria-describedby={`${id}-help ${id}-wrong`}
        onChange={({ target }) => {
          setTyped(target.value);
          const value = numberOf(target.value);
          if (isFit(value)) onChange(value);
        }}
      />
      <p id={`${id}-wrong`} className="text-sm text-alarm" aria-live="polite">
        {wrong && `A number from ${min} to ${max}; until then it stays ${marginMm}.`}
      </p>
    </div>
  );
}

/** A number as people type it, with a point or a comma; NaN if it is none. */
export const numberOf = (typed: string): number =>
  typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.').replace('−', '-'));

/** What is known of the printer, in few words. */
export const sayPrinter = ({ marginMm, calibration }: Printer): string =>
  `${marginMm} mm white edge, ${calibration ? 'calibrated' : 'not calibrated'}`;
