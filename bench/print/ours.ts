import { flat } from '@/lib/kit/blank';
import type { Block, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { CutPiece, KitSpec, Piece } from '@/lib/kit/kit-spec';
import { type KitOrder, type SheetOrder, USUAL_SHEETS } from '@/lib/kit/order';
import { COLORS, type Cut, type Part, type Prose, type ProseBlock, type Section, type Sheet, type Work } from './work';

/** Cards keep their bleed, though fewer of them then stand on a sheet. */
export const ORDER: KitOrder & { readonly sheets: SheetOrder } = {
  players: 4,
  names: [],
  paper: 'a4',
  fillable: false,
  ink: 'full',
  sheets: { ...USUAL_SHEETS, backs: 'long-edge', bleedMm: 3, givesUp: ['pieces', 'marks', 'bleed'] },
};

/** The work as a kit of ours. */
export const kitOf = ({ title, sections }: Work): KitSpec => ({
  title,
  subtitle: 'A kit that means nothing',
  language: 'en',
  authors: ['The bench'],
  sign: 'monster',
  pieces: sections.map(pieceOf),
});

function pieceOf(section: Section, i: number): Piece {
  const common = { id: `p${i}`, title: section.title, audience: 'table' } as const;
  if (section.section === 'cut') return { ...common, ...cutOf(section) };
  const blocks = section.section === 'sheet' ? sheetOf(section) : proseOf(section);
  return { ...common, kind: 'document', copies: [{ id: 'copy', title: section.title, blocks }] };
}

function sheetOf({ title, fields, ticks, table, lead, text }: Sheet): readonly Block[] {
  return [
    { block: 'heading', level: 1, text: title },
    {
      block: 'fields',
      rows: fields.map((row, i) => row.map((label, j) => ({ name: `f${i}-${j}`, label, kind: 'text' }))),
    },
    { block: 'list', marker: 'checkbox', items: ticks.map((markdown, i) => ({ markdown, name: `t${i}` })) },
    {
      block: 'table',
      caption: table.caption,
      columns: table.columns.map((label) => ({ label, share: 1 })),
      rows: table.rows.map((row) => row.map((cell) => ({ text: cell }))),
      rowHeaders: true,
    },
    { block: 'text', markdown: `**${lead}** ${text}` },
  ];
}

const proseOf = ({ title, blocks }: Prose): readonly Block[] => [
  { block: 'heading', level: 1, text: title },
  ...blocks.map(blockOf),
];

function blockOf(block: ProseBlock): Block {
  switch (block.block) {
    case 'heading':
      return { block: 'heading', level: 2, text: block.text };
    case 'paragraph':
      return { block: 'text', markdown: block.lead === '' ? block.text : `**${block.lead}** ${block.text}` };
    case 'list':
      return { block: 'list', marker: 'bullet', items: block.items.map((markdown) => ({ markdown })) };
  }
}

const toneOf = (color: string): Tone => {
  const tone = Object.entries(COLORS).find(([, value]) => value === color)?.[0];
  return (tone ?? 'plain') as Tone;
};

function cutOf({ code, widthMm, heightMm, cornerMm, parts, back }: Cut): Omit<CutPiece, 'id' | 'title' | 'audience'> {
  return {
    kind: 'cut',
    code,
    blank: flat({ shape: 'rectangle', widthMm, heightMm, cornerMm }),
    parts: parts.map((part) => ({
      id: part.id,
      title: part.title,
      copies: 1,
      faces: [faceOf(part)],
      back: { face: 'back', tone: toneOf(back.color), icon: back.icon.name, title: back.title },
    })),
  };
}

function faceOf({ title, icon, color, note, card }: Part): Face {
  const common = { tone: toneOf(color), icon: icon.name, title };
  if (!card) return { ...common, face: 'emblem', note };
  return {
    ...common,
    face: 'text',
    kicker: card.kicker,
    markdown: `**${card.lead}** ${card.text}`,
    footer: note,
  };
}
