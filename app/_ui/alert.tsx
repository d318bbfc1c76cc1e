import type { ReactNode } from 'react';

/** A message that screen readers announce at once; nothing while it is undefined. */
export function Alert(props: { readonly className: string; readonly children: ReactNode }) {
  if (props.children === undefined) return null;
  return (
    <p role="alert" className={props.className}>
      {props.children}
    </p>
  );
}
