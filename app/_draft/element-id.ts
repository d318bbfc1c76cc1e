import { formatPath, type Path, parsePath } from '@/lib/kernel/path';

const PREFIX = 'at:';

/** The id of the element that edits what is at a path, so that an issue can lead there. */
export const elementId = (path: Path): string => PREFIX + formatPath(path);

export const helpId = (path: Path): string => `${elementId(path)}:help`;
export const troubleId = (path: Path): string => `${elementId(path)}:trouble`;
export const wordsId = (path: Path): string => `${elementId(path)}:words`;

/** Ids to try for a path, the nearest first: the field itself, else what holds it. */
export const elementIdsToward = (path: Path): readonly string[] =>
  path.map((_, i) => elementId(path.slice(0, path.length - i)));

/** The path of what the element with this id edits or belongs to; undefined if it is of no field. */
export function pathOfId(id: string): Path | undefined {
  const [prefix, path] = id.split(':');
  return path !== undefined && `${prefix}:` === PREFIX ? parsePath(path) : undefined;
}
