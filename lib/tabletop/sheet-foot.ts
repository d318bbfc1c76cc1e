import type { Block } from '@/lib/kit/blocks';
import { columns } from '@/lib/kit/short-blocks';

const PORTRAIT_MM = 60;
/** As many lines as stand beside a portrait; more where the page has room for them. */
const LINES = 6;

const lines = (name: string, label: string): Block => ({ block: 'lines', name, label, count: LINES, fills: true });

/** What fills the page of a character's sheet: what they carry, notes, and what they look like. */
export const sheetFoot: Block = columns(
  [3, lines('inventory', 'Inventory')],
  [3, lines('notes', 'Notes')],
  [2, { block: 'frame', label: 'Portrait', heightMm: PORTRAIT_MM }],
);
