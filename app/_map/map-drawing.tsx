'use client';

import { type PointerEvent, useMemo } from 'react';
import { overlaps } from '@/lib/kernel/rect';
import type { Plan } from '@/lib/kit/plan';
import type { Grip, Moved } from './map-drag';
import { drawnLine, middleOf, wayLines } from './map-lines';
import { type MapModel, type MapPlace, overlapping, type Point, type Rect } from './map-model';
import { MapBlock, MapPassage } from './map-naming';
import { MapGrips, MapLabel, MapRoom, Outline } from './map-room';
import { CELL } from './plan-look';

/** Stable handlers: new ones would redraw every place and every way. */
interface PlaceHandlers {
  readonly onGrip: (event: PointerEvent, place: MapPlace, grip: Grip) => void;
  readonly onChoose: (way: string) => void;
  readonly onFocus: (place: string) => void;
}

/** Ways and places, from the bottom up, at their current positions during a drag. */
export function MapDrawing(props: {
  readonly map: MapModel;
  readonly plan: Plan;
  readonly start: string;
  readonly trouble: ReadonlySet<string>;
  readonly editable: boolean;
  readonly zoom: number;
  readonly chosen: readonly string[];
  readonly chosenWay: string | undefined;
  readonly held: boolean;
  readonly tabStop: string | undefined;
  /** Positions of the places being dragged. */
  readonly moved: Moved | undefined;
  /** Line from a place to the pointer, while a connection is being drawn. */
  readonly connecting: { readonly place: Rect; readonly to: Point } | undefined;
  /** A place that is being drawn or named. */
  readonly outline: Rect | undefined;
  readonly placeHandlers: PlaceHandlers;
}) {
  const { map, plan, moved, editable, chosen, zoom, placeHandlers, outline, connecting } = props;
  const rooms = useMemo(() => new Map(plan.rooms.map((room) => [room.id, room])), [plan]);
  const passages = useMemo(() => new Map(plan.passages.map((passage) => [passage.id, passage])), [plan]);
  const rects = useMemo(
    () => new Map<string, Rect>(map.places.map((place) => [place.id, moved?.get(place.id) ?? place])),
    [map, moved],
  );
  const lines = useMemo(() => wayLines(rects, map.ways), [rects, map]);
  const flagged = useMemo(
    () => overlapping(map.places.map((place) => ({ ...place, ...rects.get(place.id) }))),
    [map, rects],
  );
  const wayOut = new Set(plan.wayOut.slice(1).map((id, i) => [plan.wayOut[i], id].toSorted().join()));
  // Selected places are drawn last, so that their grips are on top.
  const inOrder = map.places.toSorted((a, b) => Number(chosen.includes(a.id)) - Number(chosen.includes(b.id)));
  const [first] = chosen;
  const gripped = chosen.length === 1 ? map.places.find(({ id }) => id === first) : undefined;

  return (
    <>
      {inOrder.map((place) => {
        const isChosen = chosen.includes(place.id);
        return (
          <MapRoom
            key={place.id}
            place={place}
            rect={rects.get(place.id) ?? place}
            style={rooms.get(place.id)?.style ?? 'room'}
            isStart={place.id === props.start}
            overlaps={flagged.has(place.id)}
            trouble={props.trouble.has(place.id)}
            chosen={isChosen}
            held={props.held && isChosen}
            tabStop={place.id === props.tabStop}
            onFocus={placeHandlers.onFocus}
            onGrip={placeHandlers.onGrip}
          />
        );
      })}
      {map.ways.map((way) => {
        const [line, passage] = [lines.get(way.id), passages.get(way.id)];
        if (!line) return null;
        return (
          <MapPassage
            key={way.id}
            id={way.id}
            path={drawnLine(line)}
            style={passage?.style ?? 'open'}
            onWayOut={wayOut.has([way.a, way.b].toSorted().join())}
            chosen={way.id === props.chosenWay}
            onChoose={placeHandlers.onChoose}
          />
        );
      })}
      {inOrder.map((place) => (
        <MapLabel key={place.id} title={place.title} rect={rects.get(place.id) ?? place} zoom={zoom} />
      ))}
      {map.ways.map(({ id }) => {
        const line = lines.get(id);
        return passages.get(id)?.blocked && line ? <MapBlock key={id} {...middleOf(line)} /> : null;
      })}
      {gripped && editable && (
        <MapGrips place={gripped} rect={rects.get(gripped.id) ?? gripped} zoom={zoom} onGrip={placeHandlers.onGrip} />
      )}
      {outline && <Outline rect={outline} overlaps={map.places.some((place) => overlaps(place, outline))} />}
      {connecting && (
        <line
          x1={(connecting.place.x + connecting.place.width / 2) * CELL}
          y1={(connecting.place.y + connecting.place.height / 2) * CELL}
          x2={connecting.to.x * CELL}
          y2={connecting.to.y * CELL}
          className="pointer-events-none stroke-exit stroke-[4] [stroke-dasharray:8_4]"
        />
      )}
    </>
  );
}
