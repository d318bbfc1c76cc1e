'use client';

import { memo, type RefObject, useEffect, useState } from 'react';
import { Button } from '@/app/_ui/button';
import { useRemembered } from '@/app/_ui/use-remembered';
import type { LaidPage } from '@/app/_workers/kit-protocol';
import { isJsonObject, type Json } from '@/lib/kernel/json';
import type { SizeMm } from '@/lib/kernel/units';
import type { OrderedBacks, Sacrifice } from '@/lib/kit/order';
import { joined } from '@/lib/tabletop/words/wording';
import type { PagePictures } from './page-pictures';
import { PageView } from './page-view';
import { PageBar, ViewBar } from './pager-bar';
import { RULERS, type RulerUnit, rulerTicks } from './ruler-ticks';
import { sectionAt, sideAt } from './sheet-sides';
import { Stage, type Zoom } from './stage';
import { Thumbnails } from './thumbnails';
import type { Layout } from './use-layout';

/** Pages with their pieces: all of a kit, or its beginning. */
type Pages = Pick<Layout, 'pages' | 'sections' | 'outline'>;

/** Returns the direction, on screen, of the edge about which a sheet is turned. */
export function turnsAbout(backs: OrderedBacks, { widthMm, heightMm }: SizeMm): 'upright' | 'level' {
  const longIsUpright = heightMm >= widthMm;
  return (backs === 'short-edge') === longIsUpright ? 'level' : 'upright';
}

const WIDE_PX = 20;

/** Rulers along the top and left edges of a page, from its corner. They stay in view while the page scrolls. */
function Rulers(props: { readonly page: LaidPage; readonly unit: RulerUnit; readonly pxPerMm: number }) {
  const { page, unit, pxPerMm } = props;
  return (
    <div className="pointer-events-none absolute inset-0">
      <div className="sticky top-0 z-10 -mb-5 h-5">
        <Ruler lengthMm={page.widthMm} unit={unit} pxPerMm={pxPerMm} />
      </div>
      <div className="sticky left-0 w-5">
        <Ruler lengthMm={page.heightMm} unit={unit} pxPerMm={pxPerMm} isUpright />
      </div>
    </div>
  );
}

function Ruler(props: {
  readonly lengthMm: number;
  readonly unit: RulerUnit;
  readonly pxPerMm: number;
  readonly isUpright?: boolean;
}) {
  const { lengthMm, unit, pxPerMm, isUpright } = props;
  const ticks = rulerTicks(lengthMm, unit, pxPerMm);
  const [width, height] = isUpright ? [WIDE_PX, lengthMm * pxPerMm] : [lengthMm * pxPerMm, WIDE_PX];
  return (
    <svg aria-hidden="true" width={width} height={height} className="block bg-hazard/90 text-[10px]" fill="#16201b">
      <path
        stroke="#16201b"
        d={ticks
          .map(({ atMm, length }) => [atMm * pxPerMm, length * WIDE_PX] as const)
          .map(([at, length]) => (isUpright ? `M0 ${at}h${length}` : `M${at} 0v${length}`))
          .join('')}
      />
      {ticks.map(
        ({ atMm, label }) =>
          label !== undefined &&
          atMm > 0 && (
            <text key={atMm} x={isUpright ? 2 : atMm * pxPerMm + 2} y={isUpright ? atMm * pxPerMm + 11 : WIDE_PX - 3}>
              {label}
            </text>
          ),
      )}
    </svg>
  );
}

const GIVEN_UP: Readonly<Record<Sacrifice, string>> = {
  bleed: 'no bleed',
  marks: 'no cutting marks',
  pieces: 'more sheets of paper',
};

/** Describes what a piece gave up for lack of room; '' if nothing. */
export function sayGivenUp(givenUp: readonly Sacrifice[]): string {
  const words = givenUp.map((one) => GIVEN_UP[one]);
  return words.length === 0 ? '' : `The paper is too small for everything: ${joined(words)}.`;
}

const TURNED = { upright: 'rotateY(180deg)', level: 'rotateX(180deg)' } as const;

/** A sheet of paper with a page on each side. Shows one of them and flips with an animation. */
function Sheet(props: {
  readonly pictures: PagePictures;
  readonly front: { readonly page: number; readonly laid: LaidPage };
  readonly back: { readonly page: number; readonly laid: LaidPage };
  readonly side: 'front' | 'back';
  readonly about: keyof typeof TURNED;
  readonly alt: string;
}) {
  const { pictures, front, back, side, about, alt } = props;
  const face = (each: 'front' | 'back', { page, laid }: typeof front) => (
    <span
      aria-hidden={each !== side}
      className="absolute inset-0 block backface-hidden"
      style={{ transform: each === 'back' ? TURNED[about] : undefined }}
    >
      <PageView pictures={pictures} page={page} laid={laid} alt={each === side ? alt : ''} />
    </span>
  );
  return (
    <span className="block size-full perspective-[3000px]">
      <span
        data-side={side}
        className="relative block size-full transition-transform duration-[180ms] transform-3d motion-reduce:transition-none"
        style={{ transform: side === 'back' ? TURNED[about] : 'none' }}
      >
        {face('front', front)}
        {face('back', back)}
      </span>
    </span>
  );
}

/** One large page with thumbnails of all below. Memoised: typing redraws nothing until the new layout is there. */
export const Pager = memo(function Pager(props: {
  readonly pictures: PagePictures;
  readonly layout: Pages;
  /** False until all pages are laid out. */
  readonly isWhole: boolean;
  readonly backs: OrderedBacks;
  /** Updated with the pages that are shown large. */
  readonly looking: RefObject<readonly number[]>;
}) {
  const { pictures, layout, isWhole, backs, looking } = props;
  const { pages, sections } = layout;
  const [page, go] = usePage(layout);
  const [zoom, setZoom] = useState<Zoom>('page');
  const [scale, setScale] = useState(1);
  const [{ ruler }, changeView] = useRemembered('trapdoor:print-view', readView);
  const section = sectionAt(sections, page);
  const sides = sideAt(section, page);
  useEffect(() => {
    looking.current = sides ? [sides.frontPage, sides.frontPage + 1] : [page];
  });

  const laid = pages[page];
  if (!laid) return null;
  const otherSide = sides && (sides.side === 'front' ? 'back' : 'front');
  const turnOver = () => {
    if (sides) go(sides.side === 'front' ? page + 1 : page - 1);
  };
  const nameOf = (at: number) => {
    const piece = sectionAt(sections, at);
    return `${piece?.title ?? ''}${sideAt(piece, at)?.side === 'back' ? ', back' : ''}`;
  };
  const count = isWhole ? pages.length : undefined;
  const alt = `${sayPage(page, count)}, as it will be printed`;
  const [front, back] = [sides && pages[sides.frontPage], sides && pages[sides.frontPage + 1]];
  return (
    <section aria-label="The pages" className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <PageBar page={page} last={pages.length - 1} says={sayPage(page, count)} outline={layout.outline} onPage={go} />
        <ViewBar
          zoom={zoom}
          scale={scale}
          onZoom={setZoom}
          ruler={ruler}
          onRuler={(unit) => changeView({ ruler: unit })}
        />
      </div>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="text-sm" aria-live="polite">
          <span className="sr-only">Page {page + 1}: </span>
          <span className="sign">{nameOf(page)}</span>
          {section && section.givenUp.length > 0 && <span className="text-grey"> · {sayGivenUp(section.givenUp)}</span>}
        </p>
        {sections.some((each) => each.backs === 'reverse') && (
          <Button disabled={otherSide === undefined} onClick={turnOver} className="shrink-0" icon="redo">
            {otherSide === 'front' ? 'Show the front' : 'Show the back'}
          </Button>
        )}
      </div>
      <Stage
        size={laid}
        label={`Page ${page + 1}, enlarged`}
        zoom={zoom}
        onZoom={setZoom}
        onScale={setScale}
        onTurnPage={(by) => go(page + by)}
        onTurnOver={turnOver}
      >
        {(pxPerMm) => (
          <>
            {sides && front && back ? (
              <Sheet
                key={sides.frontPage}
                pictures={pictures}
                front={{ page: sides.frontPage, laid: front }}
                back={{ page: sides.frontPage + 1, laid: back }}
                side={sides.side}
                about={turnsAbout(backs, laid)}
                alt={alt}
              />
            ) : (
              <PageView key={page} pictures={pictures} page={page} laid={laid} alt={alt} />
            )}
            {ruler !== 'none' && <Rulers page={laid} unit={ruler} pxPerMm={pxPerMm} />}
          </>
        )}
      </Stage>
      <Thumbnails pictures={pictures} pages={pages} page={page} nameOf={nameOf} onPage={go} />
    </section>
  );
});

const sayPage = (page: number, count: number | undefined): string =>
  `Page ${page + 1}${count === undefined ? '' : ` of ${count}`}`;

/** Returns the piece at which a kit is opened: the first one that is drawn. */
export function firstShown({ sections, pages }: Pages): string | undefined {
  const page = pages.findIndex(({ isBlank }) => !isBlank);
  return sectionAt(sections, page)?.piece;
}

/** State of the page shown: a page of a piece, so that it stays when pages are added or removed before it. */
function usePage(layout: Pages): readonly [number, (page: number) => void] {
  const { sections, pages } = layout;
  const [wanted, setWanted] = useState<{ readonly piece: string | undefined; readonly nth: number }>(() => ({
    piece: firstShown(layout),
    nth: 0,
  }));
  const section = sections.find(({ piece }) => piece === wanted.piece);
  const page = section ? section.firstPage + Math.min(wanted.nth, section.pageCount - 1) : 0;
  const go = (to: number) => {
    const at = Math.min(pages.length - 1, Math.max(0, to));
    const piece = sectionAt(sections, at);
    setWanted({ piece: piece?.piece, nth: at - (piece?.firstPage ?? 0) });
  };
  return [page, go];
}

const readView = (json: Json | undefined): { readonly ruler: RulerUnit | 'none' } => ({
  ruler: RULERS.find((unit) => isJsonObject(json) && json.ruler === unit) ?? 'none',
});
