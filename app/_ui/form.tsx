import type { ComponentProps } from 'react';

/** A form that is handled here: the browser does not send it. */
export function Form({
  onSubmit,
  ...rest
}: Omit<ComponentProps<'form'>, 'onSubmit'> & { readonly onSubmit?: () => unknown }) {
  return (
    <form
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit?.();
      }}
    />
  );
}
