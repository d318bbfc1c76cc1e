/** One of a few short options, as a row of buttons. */
export function Choice<Value extends string>(props: {
  readonly legend: string;
  readonly value: Value;
  /** Each with its value and its label. */
  readonly options: readonly (readonly [Value, string])[];
  readonly onChange: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend className="sign mb-1">{props.legend}</legend>
      <div className="flex">
        {props.options.map(([value, says]) => (
          <label
            key={value}
            className="sign relative -ml-0.5 flex min-h-11 flex-1 items-center justify-center border-2 border-ink px-2 text-center first:ml-0 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-service"
          >
            <input
              type="radio"
              name={props.legend}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {says}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
