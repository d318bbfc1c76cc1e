import { groupedBy } from '@/lib/kernel/grouped';
import { strip } from '@/lib/kit/blanks/flat';
import type { Part } from '@/lib/kit/kit-spec';
import { sayPairs } from '@/lib/kit/link-graph';
import { pairKey } from '@/lib/tabletop/play/pairs';
import { type Colour, LINK_KINDS } from '../vocabulary';
import { allPairsIn, type KitInput, makers, mapOf, pairsIn } from './input';

export const LINK_STRIP_MM = { widthMm: 65, heightMm: 17.7 } as const;

/** Fewest strips of a colour for each pair, blank ones included. */
const STRIPS_EACH = 3;

const stripsId = (colour: Colour) => `${colour}-links`;

/** Links of a colour between two of the cast, grouped by pair and label. */
function linksOf({ body }: KitInput, colour: Colour) {
  const titles = new Map(
    pairsIn(body).map(({ places: [a, b], title }) => [
      pairKey({ a: body.cast[a]?.id ?? '', b: body.cast[b]?.id ?? '' }),
      title,
    ]),
  );
  const drawn = body.links.filter((link) => link.colour === colour && titles.has(pairKey(link)));
  return [...groupedBy(drawn, (link) => JSON.stringify([pairKey(link), link.label.trim()])).values()].map((links) => ({
    title: titles.get(pairKey(links[0])) ?? '',
    label: links[0].label.trim(),
    copies: links.length,
  }));
}

/** Number of blank strips of a colour: at least one for each pair. */
function blanksOf(input: KitInput, colour: Colour): number {
  const pairs = allPairsIn(input).length;
  const drawn = linksOf(input, colour).reduce((sum, { copies }) => sum + copies, 0);
  return Math.max(pairs, STRIPS_EACH * pairs - drawn);
}

/** Number of link strips that an order prints. */
export const stripsIn = (input: KitInput): number =>
  LINK_KINDS.filter(({ value }) => input.asksFor(stripsId(value)))
    .flatMap(({ value }) => [...linksOf(input, value).map(({ copies }) => copies), blanksOf(input, value)])
    .reduce((sum, copies) => sum + copies, 0);

/** Strips to lay between two sheets: one for each link of the map, and blank ones to write on. */
export const strips = LINK_KINDS.map(({ value, title: label, look: line, tone }) =>
  makers.cutPiece(
    { id: stripsId(value), title: `${label} link strips`, audience: 'table', extra: true },
    `${label.charAt(0)}L`,
    () => strip(LINK_STRIP_MM),
    (input) => {
      const part = (id: string, title: string, words: string, copies: number): Part => ({
        id: `${value}-${id}`,
        title: title || 'Blank strip',
        copies,
        faces: [{ face: 'slip', tone: tone === 'good' ? 'exit' : 'alarm', line, label, title, words }],
      });
      return [
        ...linksOf(input, value).map(({ title, label, copies }, i) => part(String(i + 1), title, label, copies)),
        part('blank', '', '', blanksOf(input, value)),
      ];
    },
  ),
);

/** Higher than any page, so the map fills the page. */
const FULL_PAGE_MM = 400;

/** A page with the map: as written, or without links to draw them in play. Nothing if both look the same. */
const mapPage = (id: string, title: string, isBlank: boolean) =>
  makers.copiesPiece(
    { id, title, audience: 'table', extra: true },
    (input) => {
      const whole = mapOf(input);
      if (!isBlank && whole.links.length === 0) return [];
      const graph = isBlank ? { ...whole, links: [] } : whole;
      const alt = [title, ...sayPairs(graph)].join('; ');
      return [
        { id, title, blocks: [{ block: 'figure', figure: { figure: 'links', graph }, alt, heightMm: FULL_PAGE_MM }] },
      ];
    },
    { landscape: () => true },
  );

export const maps = [mapPage('map', 'Relationship map', false), mapPage('blank-map', 'Blank relationship map', true)];
