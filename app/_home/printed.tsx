import type { ReactNode } from 'react';
import { Markdown } from '@/app/_ui/markdown';
import type { Block, Cell, TableBlock } from '@/lib/kit/blocks';
import { USUAL_SHEETS } from '@/lib/kit/order';
import { findSystem } from '@/lib/systems/registry';

const HEADER = { title: '', authors: [], licence: '', language: 'en', summary: '' };
const ORDER = { players: 4, names: [], paper: 'a4', fillable: false, ink: 'full', sheets: USUAL_SHEETS } as const;

/** A document of a game’s kit as part of a page, with the usual house rules: print and page share one text. */
export async function Printed({
  system,
  piece,
}: {
  readonly system: string;
  readonly piece: string;
}): Promise<ReactNode> {
  const game = await findSystem(system)?.load();
  const printed = game?.open(game.blank()).kit(HEADER, { ...ORDER, pieces: [piece] }).pieces[0];
  if (printed?.kind !== 'document') throw new Error(`The kit of ${system} has no document “${piece}”.`);
  return <Blocks blocks={printed.copies[0]?.blocks ?? []} />;
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page to read never changes
    <BlockView key={i} block={block} />
  ));
}

/** Renders text only: fields, drawings and folds are left out. */
function BlockView({ block }: { readonly block: Block }): ReactNode {
  switch (block.block) {
    case 'heading':
      // The page has its own title.
      if (block.level === 1) return null;
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'text':
      return <Markdown text={block.markdown} />;
    case 'list': {
      const Tag = block.marker === 'number' ? 'ol' : 'ul';
      return (
        <Tag>
          {block.items.map(({ markdown, blocks = [] }) => (
            <li key={markdown}>
              <Markdown text={markdown} />
              <Blocks blocks={blocks} />
            </li>
          ))}
        </Tag>
      );
    }
    case 'table':
      return <Table table={block} />;
    case 'flow':
    case 'callout':
      return <Blocks blocks={block.blocks} />;
    case 'columns':
      return block.columns.map(({ blocks }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page to read never changes
        <Blocks key={i} blocks={blocks} />
      ));
    default:
      return null;
  }
}

function Table({ table: { caption, columns, rows, rowHeaders } }: { readonly table: TableBlock }) {
  return (
    <table>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.map(({ text = '' }) => text).join('|')}>
            {row.map((cell, i) =>
              rowHeaders && i === 0 ? (
                <th key={columns[i]?.label} scope="row">
                  <CellView cell={cell} />
                </th>
              ) : (
                <td key={columns[i]?.label}>
                  <CellView cell={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const CellView = ({ cell: { text, markdown } }: { readonly cell: Cell }) =>
  markdown === undefined ? text : <Markdown text={markdown} />;
