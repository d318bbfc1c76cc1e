import type { ComponentProps } from 'react';

export type Look = 'plain' | 'main' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<Look, string>> = {
  plain: 'border-ink bg-raised text-ink hover:bg-ink hover:text-paper',
  main: 'border-exit bg-exit text-on-exit hover:border-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent text-ink hover:border-ink',
  danger: 'border-alarm bg-raised text-alarm hover:bg-alarm hover:text-on-alarm',
};

/** How a button or a link that acts like one looks. */
export const buttonLook = (look: Look = 'plain', more = ''): string =>
  `sign inline-flex min-h-11 max-w-full items-center justify-center gap-2 rounded-sm border-2 px-4 text-base transition-colors duration-150 disabled:border-line disabled:bg-transparent disabled:text-grey motion-reduce:transition-none ${LOOKS[look]} ${more}`;

/** A button that says what it does. */
export function Button({
  look = 'plain',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  return <button type={type} className={buttonLook(look, className)} {...rest} />;
}

/** A button with a drawn sign alone; its label is read out and shown by hovering. */
export function IconButton({
  label,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-[44px] shrink-0 items-center justify-center rounded-sm border-2 border-transparent text-ink hover:border-ink disabled:border-transparent disabled:text-grey disabled:opacity-60 ${className}`}
      {...rest}
    />
  );
}
