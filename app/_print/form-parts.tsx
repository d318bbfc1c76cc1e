import type { ReactNode } from 'react';

/** Fieldset of related questions. */
export function Group(props: { readonly title: string; readonly help?: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sign">{props.title}</legend>
      {props.help !== undefined && <p className="mb-1 text-sm text-grey">{props.help}</p>}
      {props.children}
    </fieldset>
  );
}

/** A labelled checkbox or radio button. */
export function Tick(props: {
  readonly type: 'checkbox' | 'radio';
  readonly name?: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  return (
    <label className="flex min-h-9 items-center gap-2">
      <input
        type={props.type}
        name={props.name}
        className="size-5 shrink-0 accent-exit"
        checked={props.checked}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {props.label}
    </label>
  );
}

/** Radio buttons for one of a few options. */
export function OneOf<Value extends string | number>(props: {
  readonly title: string;
  readonly help?: string;
  readonly name: string;
  readonly options: readonly (readonly [Value, ReactNode])[];
  /** Undefined selects none. */
  readonly current: Value | undefined;
  readonly inline?: boolean;
  readonly onChange: (value: Value) => void;
}) {
  const { title, help, name, options, current, inline, onChange } = props;
  return (
    <Group title={title} {...(help !== undefined && { help })}>
      <div className={inline ? 'flex flex-wrap gap-x-4' : ''}>
        {options.map(([value, label]) => (
          <Tick
            key={value}
            type="radio"
            name={name}
            label={label}
            checked={value === current}
            onChange={() => onChange(value)}
          />
        ))}
      </div>
    </Group>
  );
}
