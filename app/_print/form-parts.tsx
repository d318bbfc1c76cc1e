import type { ComponentProps, ReactNode } from 'react';
import { Tick as LargeTick } from '@/app/_ui/tick';

export function Group(props: { readonly title: string; readonly help?: string; readonly children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="sign">{props.title}</legend>
      {props.help !== undefined && <p className="mb-1 text-sm text-grey">{props.help}</p>}
      {props.children}
    </fieldset>
  );
}

/** A checkbox or radio button of an order. */
export const Tick = (props: ComponentProps<typeof LargeTick>) => <LargeTick className="min-h-9 gap-2" {...props} />;

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
          <Tick key={value} type="radio" name={name} checked={value === current} onChange={() => onChange(value)}>
            {label}
          </Tick>
        ))}
      </div>
    </Group>
  );
}
