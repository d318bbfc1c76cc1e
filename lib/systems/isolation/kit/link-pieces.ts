import { strip } from '@/lib/kit/blanks/flat';
import { sayPairs } from '@/lib/kit/link-graph';
import { LINK_KINDS } from '../vocabulary';
import { makers, mapOf, pairTitles } from './input';

export const LINK_STRIP_MM = { widthMm: 65, heightMm: 15 } as const;
export const LINK_STRIPS_EACH = 3;

/** Strips for links to write on: for each kind, LINK_STRIPS_EACH for each pair, to lay between two sheets. */
export const strips = LINK_KINDS.map(({ value, title: label, look: line, tone }) =>
  makers.cutPiece(
    { id: `${value}-links`, title: `${label} link strips`, audience: 'table' },
    `${label.charAt(0)}L`,
    () => strip(LINK_STRIP_MM),
    ({ body }) =>
      pairTitles(body).map((title, i) => ({
        id: `${value}-${i + 1}`,
        title,
        copies: LINK_STRIPS_EACH,
        faces: [{ face: 'slip', tone: tone === 'good' ? 'exit' : 'alarm', line, label, title }],
      })),
  ),
);

/** Higher than any page, so the map fills the page. */
const FULL_PAGE_MM = 400;

/** A page with the map: as written, or without links to draw them in play. */
const mapPage = (id: string, title: string, isBlank: boolean) =>
  makers.documentPiece(
    { id, title, audience: 'table' },
    ({ body }) => {
      const whole = mapOf(body);
      const graph = isBlank ? { ...whole, links: [] } : whole;
      const alt = [title, ...sayPairs(graph)].join('; ');
      return [{ block: 'figure', figure: { figure: 'links', graph }, alt, heightMm: FULL_PAGE_MM }];
    },
    { landscape: () => true },
  );

export const maps = [mapPage('map', 'Relationship map', false), mapPage('blank-map', 'Blank relationship map', true)];
