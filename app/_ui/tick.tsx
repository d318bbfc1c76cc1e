import type { ReactNode, Ref } from 'react';

/** A labelled checkbox or radio button. */
export function Tick(props: {
  readonly ref?: Ref<HTMLInputElement>;
  readonly type?: 'checkbox' | 'radio';
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) {
  const { type = 'checkbox', className = 'min-h-11 gap-3', onChange, children, ...rest } = props;
  return (
    <label className={`flex items-center ${className}`}>
      <input
        type={type}
        className="size-5 shrink-0 accent-exit"
        onChange={({ target }) => onChange(target.checked)}
        {...rest}
      />
      {children}
    </label>
  );
}
