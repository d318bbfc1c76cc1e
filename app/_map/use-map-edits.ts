import { useMemo } from 'react';
import { nearestFree } from '@/app/_canvas/free-spot';
import { useDelete, useStudio, useUndoable } from '@/app/_draft/use-draft';
import { entriesOf, type Json } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import { type Path, valueAt } from '@/lib/kernel/path';
import { blankEntry } from '@/lib/schema/blank';
import type { ListShape } from '@/lib/schema/shape';
import type { Arranged } from './map-align';
import type { Moved } from './map-drag';
import {
  limitsOf,
  type MapConfig,
  type MapModel,
  placePatches,
  type Rect,
  refuseWay,
  removePlaces,
  sideBySide,
} from './map-model';
import { copiesOfPart, type MapForm, type MapPart, partOf } from './map-part';

export const BODY: Path = ['body'];

interface DrawnMap {
  readonly widget: MapConfig;
  readonly places: ListShape;
  readonly ways: ListShape;
  readonly paths: Readonly<Record<'places' | 'ways' | 'start', Path>>;
  readonly map: MapModel;
  readonly start: string;
}

/** Edits of a map, each one undo step. */
export function useMapEdits({ widget, places, ways, paths, map, start }: DrawnMap) {
  const { session, system } = useStudio();
  const undoable = useUndoable();
  const deleteEntries = useDelete();
  const form = useMemo<MapForm>(
    () => ({ config: widget, body: system.shape, places, ways, limits: limitsOf(widget, places) }),
    [widget, system, places, ways],
  );
  const { limits } = form;
  const titleOf = (id: string) => map.places.find((place) => place.id === id)?.title ?? id;
  /** Names places in a message: “Hall”, or "3 rooms". */
  const say = (ids: readonly string[]) =>
    ids.length === 1 ? `“${titleOf(ids[0] ?? '')}”` : `${ids.length} ${places.noun}s`;
  /** Returns the lists from the current draft: the drawing may lag behind. */
  const whole = (): MapPart => {
    const draft = session.draft() as unknown as Json;
    return { places: entriesOf(valueAt(draft, paths.places)), ways: entriesOf(valueAt(draft, paths.ways)) };
  };

  /** Inserts copies of a part beside existing places; returns the copies. */
  const insert = (part: MapPart, say: (made: MapPart) => string): MapPart => {
    const made = copiesOfPart(form, whole(), part);
    undoable(say(made), [
      ...made.places.map((entry): Patch => ({ op: 'insert', path: paths.places, entry })),
      ...made.ways.map((entry): Patch => ({ op: 'insert', path: paths.ways, entry })),
    ]);
    return made;
  };

  return {
    form,
    say,
    whole,
    insert,
    titleOf,
    move: (moved: Moved) => {
      const patches = placePatches(widget, paths.places, map.places, moved);
      if (patches.length > 0) session.edit(patches);
    },
    /** Returns the reason if the arrangement failed. */
    arrange: (arranged: Arranged): string | undefined => {
      if (!arranged.ok) return arranged.error;
      const moved = new Map(arranged.value.map((place) => [place.id, place]));
      const patches = placePatches(widget, paths.places, map.places, moved);
      if (patches.length > 0) session.edit(patches);
      return undefined;
    },
    /** Returns the reason if the places can't be connected. */
    connect: (a: string, b: string): string | undefined => {
      const reason = refuseWay(map, a, b);
      if (reason !== undefined) return reason;
      const entry = blankEntry(ways, { [widget.ways.a]: a, [widget.ways.b]: b });
      undoable(`“${titleOf(a)}” and “${titleOf(b)}” are connected.`, [{ op: 'insert', path: paths.ways, entry }]);
      return undefined;
    },
    /** Adds a place at a free spot and returns its id. */
    add: (): string | undefined => {
      const [entry] = sideBySide(widget, [blankEntry(places)], map.places, limits);
      if (entry) session.edit([{ op: 'insert', path: paths.places, entry }]);
      return entry?.id;
    },
    draw: (rect: Rect, name: string): string => {
      const { headline, x, y, width, height } = widget.places;
      const sides = { [x]: rect.x, [y]: rect.y, [width]: rect.width, [height]: rect.height };
      const entry = blankEntry(places, { ...sides, [headline]: name });
      session.edit([{ op: 'insert', path: paths.places, entry }]);
      return entry.id;
    },
    duplicate: (ids: readonly string[]): readonly string[] => {
      const part = partOf(widget, whole(), ids);
      return insert(
        part,
        ({ places: made }) => `Duplicated ${made.length === 1 ? say(ids.slice(0, 1)) : say(made.map(({ id }) => id))}.`,
      ).places.map(({ id }) => id);
    },
    /** Returns the free spot for a new place nearest to a square. */
    spotAt: (x: number, y: number): Rect => {
      const { [widget.places.width]: width, [widget.places.height]: height } = blankEntry(places);
      return nearestFree({ x, y, width: Number(width) || 4, height: Number(height) || 3 }, map.places, limits);
    },
    removeWay: (id: string) => undoable('Removed the passage.', [{ op: 'remove', path: [...paths.ways, id] }]),
    remove: (ids: readonly string[]) =>
      deleteEntries(
        `Deleted ${say(ids)} and ${ids.length === 1 ? 'its' : 'their'} passages.`,
        removePlaces(widget, BODY, map, ids, start),
        ids,
      ),
  };
}
