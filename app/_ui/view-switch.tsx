'use client';

/** Switches between views of the same thing that don't fit beside each other. */
export function ViewSwitch<View extends string>(props: {
  readonly label: string;
  readonly views: Readonly<Record<View, string>>;
  readonly current: View;
  readonly onChange: (view: View) => void;
}) {
  return (
    <fieldset className="mb-4 flex min-w-0 flex-wrap">
      <legend className="sr-only">{props.label}</legend>
      {(Object.entries(props.views) as [View, string][]).map(([view, title]) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === props.current}
          onClick={() => props.onChange(view)}
          className="sign -ml-0.5 -mt-0.5 min-h-11 max-w-full grow border-2 border-ink px-4 first:ml-0 aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}
