import { wrap } from '@/app/_ui/wrap-label';
import type { Curve } from '@/lib/kit/link-curves';
import type { LinkDrawing, LinkStroke as Stroke } from '@/lib/kit/link-drawing';
import type { LinkKind } from '@/lib/kit/link-graph';

const LINK_INK: Readonly<Record<LinkKind['tone'], { readonly line: string; readonly plate: string }>> = {
  good: { line: 'fill-none stroke-exit', plate: 'fill-paper stroke-exit' },
  bad: { line: 'fill-none stroke-alarm', plate: 'fill-paper stroke-alarm' },
};

/** Dash pattern in letter heights. */
const DASH = { on: 0.6, off: 0.4 };
/** Average width of a letter in letter heights. */
const BREADTH = 0.56;

export function LinkSample({ kind: { look, tone } }: { readonly kind: LinkKind }) {
  return (
    <svg aria-hidden width={36} height={6} className={`shrink-0 ${LINK_INK[tone].line}`}>
      <path d="M0 3 H36" strokeWidth={3} {...(look === 'dashed' && { strokeDasharray: '8 5' })} />
    </svg>
  );
}

interface OfStroke {
  readonly stroke: Stroke;
  readonly letter: number;
}

export function pathOf(curve: Curve): string {
  const [from, first, last, to] = curve.map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${from} C${first} ${last} ${to}`;
}

const round = (length: number) => Math.round(length * 10) / 10;

export function LinkStroke({ stroke: { curve, kind, thickness }, letter }: OfStroke) {
  return (
    <path
      d={pathOf(curve)}
      strokeWidth={thickness}
      className={LINK_INK[kind.tone].line}
      {...(kind.look === 'dashed' && { strokeDasharray: `${DASH.on * letter} ${DASH.off * letter}` })}
    />
  );
}

/** Label on a stroke: the number of links, or their reason. */
export function LinkPlate({ stroke: { plate, kind }, letter }: OfStroke) {
  if (!plate) return null;
  const { x, y, width, height, text } = plate;
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className={LINK_INK[kind.tone].plate}
        {...(kind.look === 'dashed' && { strokeDasharray: '4 3' })}
      />
      <text x={x + width / 2} y={y + height / 2} dy="0.35em" textAnchor="middle" fontSize={letter} className="fill-ink">
        {text}
      </text>
    </g>
  );
}

export function LinkNode({ node, letter }: { readonly node: LinkDrawing['nodes'][number]; readonly letter: number }) {
  const { x, y, width, height, label, note = '', isOut = false } = node;
  const letters = Math.floor(width / (letter * BREADTH));
  const lines = [...wrap(label, letters, note === '' ? 2 : 1), ...(note === '' ? [] : wrap(note, letters, 1))];
  const top = y + height / 2 - ((lines.length - 1) * letter * 1.15) / 2;
  return (
    <g>
      <title>{note === '' ? label : `${label}: ${note}`}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        strokeWidth={2}
        className={isOut ? 'fill-sunk stroke-grey' : 'fill-raised stroke-ink'}
        {...(isOut && { strokeDasharray: '4 4' })}
      />
      <text fontSize={letter} textAnchor="middle" className={isOut ? 'fill-grey' : 'fill-ink'}>
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <tspan key={i} x={x + width / 2} y={top + i * letter * 1.15} dy="0.35em">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
