import type { Block } from '@/lib/kit/blocks';

interface NumberTrack {
  /** Unique within the piece. */
  readonly name: string;
  readonly label: string;
  readonly last: number;
  readonly perRow: number;
}

/** Numbers from 0 in rows, to lay a counter on or to mark. */
export const numberTrack = ({ name, label, last, perRow }: NumberTrack): Block => ({
  block: 'table',
  caption: label,
  columns: Array.from({ length: perRow }, () => ({ label: '', share: 1 })),
  rows: Array.from({ length: Math.ceil((last + 1) / perRow) }, (_, row) =>
    Array.from({ length: Math.min(perRow, last + 1 - row * perRow) }, (_, column) => {
      const value = String(row * perRow + column);
      return { text: value, box: { name: `${name}-${value}`, label: `${label}: ${value}`, kind: 'text' } as const };
    }),
  ),
  rowHeightMm: 8,
});
