import { COLOUR_LOOK, initialsOf } from '@/app/_ui/colours';
import type { Colour } from '@/lib/table/vocabulary';

/** Somebody's initials on their colour; the name stands beside it, or is said. */
export function PersonSign(props: {
  readonly name: string;
  readonly colour: Colour;
  readonly size?: 'small' | 'large';
}) {
  const { ground, ink } = COLOUR_LOOK[props.colour];
  return (
    <span
      aria-hidden
      className={`sign inline-flex shrink-0 items-center justify-center rounded-sm border-2 border-ink ${props.size === 'large' ? 'size-11 text-base' : 'size-8 text-xs'}`}
      style={{ background: ground, color: ink }}
    >
      {initialsOf(props.name)}
    </span>
  );
}
