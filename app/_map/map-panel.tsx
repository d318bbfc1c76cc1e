'use client';

import type { ReactNode } from 'react';
import { type DrawnSelection, nodesIn } from '@/app/_canvas/drawn-selection';
import { ChosenHead, ConnectMenu, SeveralPanel } from '@/app/_canvas/several-panel';
import { Button, IconButton } from '@/app/_ui/button';
import type { Plan } from '@/lib/kit/plan';
import type { MapModel, MapPlace, MapWay } from './map-model';

interface PanelProps {
  readonly map: MapModel;
  readonly plan: Plan;
  readonly start: string;
  readonly noun: string;
  readonly overlaps: ReadonlySet<string>;
  readonly editable: boolean;
  /** Id of the menu that the key C on the canvas focuses. */
  readonly pickerId: string;
  readonly onOpenPlace: (id: string) => void;
  readonly onOpenWay: (id: string) => void;
  readonly onConnect: (a: string, b: string) => void;
  readonly onStart: (id: string) => void;
  readonly onDuplicate: (ids: readonly string[]) => void;
  readonly onRemove: (ids: readonly string[]) => void;
  readonly onRemoveWay: (id: string) => void;
}

/** Actions for the selected places or way, or for an empty selection. All of them work without a pointer. */
export function MapPanel(props: PanelProps & { readonly selection: DrawnSelection }): ReactNode {
  const { map, selection } = props;
  const chosen = map.places.filter(({ id }) => nodesIn(selection).includes(id));
  const [place] = chosen;
  const way = selection && 'edge' in selection ? map.ways.find(({ id }) => id === selection.edge) : undefined;
  if (chosen.length > 1) return <SeveralPanel {...props} chosen={chosen} />;
  if (place) return <PlacePanel key={place.id} {...props} place={place} />;
  if (way) return <WayPanel {...props} way={way} />;
  return <NothingChosen {...props} />;
}

function NothingChosen({ map, noun, overlaps, editable }: PanelProps) {
  const names = map.places.filter(({ id }) => overlaps.has(id)).map(({ title }) => `“${title}”`);
  return (
    <div className="flex flex-col gap-3">
      {names.length > 0 && (
        <p className="border-l-4 border-alarm pl-3 text-sm">
          These overlap: {names.join(', ')}. Move them apart, or use “Arrange for me”.
        </p>
      )}
      <p className="measure text-sm text-grey">
        {editable ? (
          <>
            <span className="pointer-coarse:hidden">
              {`Drag on the empty board to draw a ${noun} (or double-click). Drag a ${noun} to move it, its corners to resize it, or its green handle to another ${noun} to connect them.`}
            </span>
            <span className="hidden pointer-coarse:inline">
              {`Hold a ${noun} to select it, then drag it to move it, its corners to resize it, or its green handle to another ${noun} to connect them. Two fingers zoom.`}
            </span>
          </>
        ) : (
          `Choose a ${noun} to see where it leads.`
        )}
      </p>
    </div>
  );
}

function PlacePanel(props: PanelProps & { readonly place: MapPlace }) {
  const { map, place, noun, editable, pickerId } = props;
  const others = map.places.filter(({ id }) => id !== place.id);
  const ways = map.ways.filter(({ a, b }) => a === place.id || b === place.id);
  return (
    <div className="flex flex-col gap-3">
      <ChosenHead
        {...props}
        id={place.id}
        title={
          <>
            {place.title}
            {props.start === place.id && <span className="kicker ml-2 text-exit">Start</span>}
          </>
        }
        onOpen={props.onOpenPlace}
      >
        {editable && props.start !== place.id && <Button onClick={() => props.onStart(place.id)}>Start here</Button>}
      </ChosenHead>
      {props.overlaps.has(place.id) && (
        <p className="border-l-4 border-alarm pl-3 text-sm">It overlaps another {noun}. Move it.</p>
      )}
      <div>
        <p className="kicker text-grey">Leads to</p>
        {ways.length === 0 && <p className="text-sm">Nowhere yet.</p>}
        <ul>
          {ways.map((way) => (
            <WayLine key={way.id} {...props} way={way} from={place.id} />
          ))}
        </ul>
      </div>
      {editable && others.length > 0 && (
        <ConnectMenu
          id={pickerId}
          label="Connect to…"
          action="Connect"
          noun={noun}
          others={others}
          onConnect={(id) => props.onConnect(place.id, id)}
        />
      )}
    </div>
  );
}

function WayLine(props: PanelProps & { readonly way: MapWay; readonly from: string }) {
  const { map, plan, way, from, editable } = props;
  const other = way.a === from ? way.b : way.a;
  const title = map.places.find(({ id }) => id === other)?.title ?? other;
  const note = plan.passages.find(({ id }) => id === way.id)?.note ?? '';
  return (
    <li className="flex items-center gap-2 border-b border-line">
      <span className="grow break-words">
        {title}
        {note !== '' && <span className="text-sm text-grey"> ({note})</span>}
      </span>
      <IconButton label={`Open the passage to “${title}”`} onClick={() => props.onOpenWay(way.id)} icon="pencil" />
      {editable && (
        <IconButton label={`Remove the passage to “${title}”`} onClick={() => props.onRemoveWay(way.id)} icon="close" />
      )}
    </li>
  );
}

function WayPanel(props: PanelProps & { readonly way: MapWay }) {
  const { map, plan, way, editable } = props;
  const title = (id: string) => map.places.find((place) => place.id === id)?.title ?? id;
  const note = plan.passages.find(({ id }) => id === way.id)?.note ?? '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="grow basis-60">
        “{title(way.a)}” and “{title(way.b)}” are connected{note === '' ? '.' : `: ${note}.`}
      </p>
      <Button onClick={() => props.onOpenWay(way.id)}>Open its form</Button>
      {editable && (
        <Button look="danger" onClick={() => props.onRemoveWay(way.id)} icon="trash">
          Delete
        </Button>
      )}
    </div>
  );
}
