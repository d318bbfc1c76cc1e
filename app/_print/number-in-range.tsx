import { useId, useState } from 'react';
import { numberOf } from './printer';

/** Field for a number between two limits. Reports valid numbers only; for others, says which number is kept. */
export function NumberInRange(props: {
  readonly label: string;
  readonly help?: string;
  readonly range: { readonly min: number; readonly max: number };
  /** True if fractions are invalid. */
  readonly isWhole?: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, help = '', range, isWhole = false, value, onChange } = props;
  // Typed text lasts as long as the value that it was typed for.
  const [last, setLast] = useState({ text: String(value), value });
  const typed = last.value === value ? last.text : String(value);
  const id = useId();
  const isValid = (one: number) => one >= range.min && one <= range.max && (!isWhole || Number.isInteger(one));
  const wrong = !isValid(numberOf(typed));
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sign mb-1 block text-sm">
        {label}
      </label>
      {help !== '' && (
        <p id={`${id}-help`} className="mb-1 text-sm text-grey">
          {help}
        </p>
      )}
      <input
        id={id}
        className="input"
        inputMode={isWhole ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        aria-invalid={wrong}
        aria-describedby={`${help === '' ? '' : `${id}-help `}${id}-wrong`}
        onChange={({ target }) => {
          const number = numberOf(target.value);
          setLast({ text: target.value, value: isValid(number) ? number : value });
          if (isValid(number)) onChange(number);
        }}
      />
      <p id={`${id}-wrong`} className="text-sm text-alarm empty:hidden" aria-live="polite">
        {wrong && `Enter a number from ${range.min} to ${range.max}; for now it stays ${value}.`}
      </p>
    </div>
  );
}
