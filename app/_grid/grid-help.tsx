import type { Topology } from '@/lib/kernel/tiling';
import type { GridConfig } from './grid-model';

/** What the pointer and the keys do with the tool in hand; also read to those who cannot see the grid. */
export function GridHelp(props: {
  readonly id: string;
  readonly widget: GridConfig;
  readonly topology: Topology;
  readonly tool: 'paint' | 'edges' | 'pins';
  readonly editable: boolean;
}) {
  const { id, widget, tool, editable } = props;
  return (
    <p id={id} className={editable ? 'text-sm text-grey pointer-coarse:sr-only' : 'sr-only'}>
      {tool === 'edges' ? sayEdges(widget, props.topology) : tool === 'pins' ? sayPins(widget) : sayPaint(widget)}
    </p>
  );
}

const sayPaint = ({ paints, gap }: GridConfig): string =>
  `Drag to paint; start on the same kind to erase. Keys: arrows move, Space paints, ${paints
    .map(({ title }) => `${title.charAt(0)} ${title.toLowerCase()}`)
    .join(', ')}, Delete ${gap.title.toLowerCase()}; hold Shift with the arrows to paint as you go.`;

function sayEdges({ edges }: GridConfig, topology: Topology): string {
  const wall = edges?.title.toLowerCase() ?? '';
  const begin = `Drag along the lines; start on a ${wall} to take it away. Keys: arrows move,`;
  return topology === 'hex'
    ? `${begin} 1 to 6 put a ${wall} on a side, clockwise from the upper right, or take it away. Shift with the left and right arrows does the same to the left and right, with up and down to the upper and lower right.`
    : `${begin} Shift with an arrow puts a ${wall} on that side or takes it away. So do 1 to 4, clockwise from the top.`;
}

function sayPins({ pins }: GridConfig): string {
  const start = pins?.title.toLowerCase() ?? '';
  return `Press a cell to put the ${start} there, or drag one; press it where it stands to take it away. Keys: arrows move, Space puts down the ${start} in hand, a number the one with that number, Delete takes away what is there.`;
}
