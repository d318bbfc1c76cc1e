import { Icon } from './icons';

/** Unfolds what most people leave as it is. */
export function MoreButton(props: { readonly open: boolean; readonly label: string; readonly onToggle: () => void }) {
  const { open, label, onToggle } = props;
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="sign flex min-h-11 w-full items-center gap-2 text-left text-service"
    >
      <Icon name="chevron" className={`shrink-0 ${open ? 'rotate-180' : ''}`} />
      {open ? 'Less' : `More: ${label}`}
    </button>
  );
}
