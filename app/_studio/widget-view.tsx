'use client';

import dynamic from 'next/dynamic';
import { gamePart } from '@/app/_draft/game-part';
import { GraphWidget } from '@/app/_graph/graph-widget';
import { partMissing } from '@/app/_ui/part-missing';
import { BucketsWidget } from '@/app/_widgets/buckets-widget';
import { FieldsWidget } from '@/app/_widgets/fields-widget';
import { ListWidget } from '@/app/_widgets/list-widget';
import type { Widget } from '@/lib/contract/form';

// As tall as the page, so that nothing which is in sight has to move when the drawing comes.
const Loading = () => (
  <p role="status" className="min-h-dvh border-2 border-dashed border-line p-6 text-grey">
    Loading the editor…
  </p>
);

// Heavy: fetched when a step that has one is first opened.
const MapWidget = gamePart(() => import('@/app/_map/map-widget').then((part) => part.MapWidget), partMissing, Loading);

const GridWidget = dynamic(() => import('@/app/_grid/grid-widget').then((module) => module.GridWidget, partMissing), {
  ssr: false,
  loading: Loading,
});

const LinksWidget = dynamic(
  () => import('@/app/_links/links-widget').then((module) => module.LinksWidget, partMissing),
  { ssr: false, loading: Loading },
);

/** The right control for a widget of a game's form. */
export function WidgetView({ widget }: { readonly widget: Widget }) {
  switch (widget.widget) {
    case 'fields':
      return <FieldsWidget widget={widget} />;
    case 'list':
      return <ListWidget widget={widget} />;
    case 'buckets':
      return <BucketsWidget widget={widget} />;
    case 'graph':
      return <GraphWidget widget={widget} />;
    case 'links':
      return <LinksWidget widget={widget} />;
    case 'map':
      return <MapWidget widget={widget} />;
    case 'grid':
      return <GridWidget widget={widget} />;
  }
}
