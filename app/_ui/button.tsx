import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icons';

export type Look = 'plain' | 'main' | 'quiet' | 'danger';

const LOOKS: Readonly<Record<Look, string>> = {
  plain: 'border-ink bg-raised text-ink hover:bg-ink hover:text-paper',
  main: 'border-exit bg-exit text-on-exit hover:border-ink hover:bg-ink hover:text-paper',
  quiet: 'border-transparent text-ink hover:border-ink',
  danger: 'border-alarm bg-raised text-alarm hover:bg-alarm hover:text-on-alarm',
};

/** Returns the classes of a button or of a link that looks like one. */
export const buttonLook = (look: Look = 'plain', more = ''): string =>
  `sign inline-flex print:hidden min-h-11 max-w-full items-center justify-center gap-2 rounded-sm border-2 px-4 text-base transition-colors duration-150 disabled:border-line disabled:bg-transparent disabled:text-grey motion-reduce:transition-none ${LOOKS[look]} ${more}`;

export function Button({
  look = 'plain',
  icon,
  className = '',
  type = 'button',
  children,
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look; readonly icon?: IconName }) {
  return (
    <button type={type} className={buttonLook(look, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button with an icon only; its label is read aloud and shown on hover. */
export function IconButton({
  label,
  icon,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly label: string; readonly icon: IconName }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex print:hidden size-[44px] shrink-0 items-center justify-center rounded-sm border-2 border-transparent text-ink hover:border-ink disabled:border-transparent disabled:text-grey disabled:opacity-60 ${className}`}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A toolbar button that shows its text on wide pages only; screen readers always read it. */
export function ToolButton({
  icon,
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly icon: IconName; readonly label: string }) {
  return (
    <Button look="quiet" title={label} className={`min-w-11 shrink-0 px-2! sm:px-4! ${className}`} {...rest}>
      <Icon name={icon} className="shrink-0 sm:hidden" />
      <span className="sr-only sm:not-sr-only">{label}</span>
    </Button>
  );
}

/** Button that unfolds rarely needed fields. */
export function MoreButton(props: { readonly open: boolean; readonly label: string; readonly onToggle: () => void }) {
  const { open, label, onToggle } = props;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="sign flex print:hidden min-h-11 w-full items-center gap-2 text-left text-service"
    >
      <Icon name="chevron" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
      {open ? 'Less' : `More: ${label}`}
    </button>
  );
}
