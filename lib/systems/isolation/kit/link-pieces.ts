import { strip } from '@/lib/kit/blanks/flat';
import { type LinkGraph, type LinkKind, sayPairs } from '@/lib/kit/link-graph';
import type { PieceMaker, pieceMakers } from '@/lib/tabletop/piece-makers';

export const LINK_STRIP_MM = { widthMm: 65, heightMm: 15 } as const;
export const LINK_STRIPS_EACH = 3;

/** Strips for links to write on: for each kind, LINK_STRIPS_EACH per title, such as "Ann – Bob". */
export const linkStrips = <Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  kinds: readonly LinkKind[],
  namesOf: (input: Input) => readonly string[],
): readonly PieceMaker<Input>[] =>
  kinds.map(({ value, title: label, look: line, tone }) =>
    cutPiece(
      { id: `${value}-links`, title: `${label} link strips`, audience: 'table' },
      `${label.charAt(0)}L`,
      () => strip(LINK_STRIP_MM),
      (input) =>
        namesOf(input).map((title, i) => ({
          id: `${value}-${i + 1}`,
          title,
          copies: LINK_STRIPS_EACH,
          faces: [{ face: 'slip', tone: tone === 'good' ? 'exit' : 'alarm', line, label, title }],
        })),
    ),
  );

/** Higher than any page, so the map fills the page. */
const FULL_PAGE_MM = 400;

/** Two pages: the map with its links, and one without links to draw them in play. */
export const linkMaps = <Input>(
  { documentPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'documentPiece'>,
  graphOf: (input: Input) => LinkGraph,
): readonly PieceMaker<Input>[] =>
  (
    [
      ['map', 'Relationship map'],
      ['blank-map', 'Blank relationship map'],
    ] as const
  ).map(([id, title]) =>
    documentPiece(
      { id, title, audience: 'table' },
      (input) => {
        const whole = graphOf(input);
        const graph = id === 'map' ? whole : { ...whole, links: [] };
        const alt = [title, ...sayPairs(graph)].join('; ');
        return [{ block: 'figure', figure: { figure: 'links', graph }, alt, heightMm: FULL_PAGE_MM }];
      },
      { landscape: () => true },
    ),
  );
