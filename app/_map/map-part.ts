import type { Limits } from '@/app/_canvas/free-spot';
import { copiesOf, nameCopies } from '@/app/_widgets/copies';
import type { Entry } from '@/lib/kernel/json';
import type { ListShape, ObjectShape } from '@/lib/schema/shape';
import { type MapConfig, rectOf } from './map-model';
import { freeBlock } from './move-together';

/** Places and the ways between them, as draft entries. */
export interface MapPart {
  readonly places: readonly Entry[];
  readonly ways: readonly Entry[];
}

/** The lists of a game's map, and the body that contains them. */
export interface MapForm {
  readonly config: MapConfig;
  readonly body: ObjectShape;
  readonly places: ListShape;
  readonly ways: ListShape;
  readonly limits: Limits;
}

/** Returns some places of a map with the ways between them. */
export function partOf({ ways: { a, b } }: MapConfig, whole: MapPart, ids: readonly string[]): MapPart {
  const known = new Set(ids);
  return {
    places: whole.places.filter(({ id }) => known.has(id)),
    ways: whole.ways.filter((way) => way[a] !== way[b] && known.has(String(way[a])) && known.has(String(way[b]))),
  };
}

/** Returns copies of a part as far as `whole` has room: with new names, in a free spot of the board. */
export function copiesOfPart(form: MapForm, whole: MapPart, part: MapPart): MapPart {
  const { config, places, ways, limits } = form;
  const { x, y } = config.places;
  const fitting = part.places.slice(0, Math.max(0, places.max - whole.places.length));
  const inside = partOf(
    config,
    { ...part, places: fitting },
    fitting.map(({ id }) => id),
  );
  const [copied, joined] = copiesOf(form.body, [
    { path: config.places.path, entries: inside.places },
    { path: config.ways.path, entries: inside.ways.slice(0, Math.max(0, ways.max - whole.ways.length)) },
  ]);
  const named = nameCopies(places, config.places.headline, copied?.entries ?? [], whole.places);
  const spots = freeBlock(
    named.map((entry) => rectOf(config, entry)),
    whole.places.map((entry) => rectOf(config, entry)),
    limits,
  );
  return {
    places: named.map((entry, i) => ({ ...entry, [x]: spots[i]?.x ?? 0, [y]: spots[i]?.y ?? 0 })),
    ways: joined?.entries ?? [],
  };
}
