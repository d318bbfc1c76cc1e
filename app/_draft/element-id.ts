import { formatPath, type Path, parsePath } from '@/lib/kernel/path';

const PREFIX = 'at:';

/** Id of the element that edits the value at a path; issues link to it. */
export const elementId = (path: Path): string => PREFIX + formatPath(path);

export const labelId = (path: Path): string => `${elementId(path)}:label`;
export const helpId = (path: Path): string => `${elementId(path)}:help`;
export const troubleId = (path: Path): string => `${elementId(path)}:trouble`;
export const wordsId = (path: Path): string => `${elementId(path)}:words`;

/** Ids to try for a path: the field itself, then its containers from the inside out. */
export const elementIdsToward = (path: Path): readonly string[] =>
  path.map((_, i) => elementId(path.slice(0, path.length - i)));

/** Returns the path that the element with this id edits or belongs to; undefined if it belongs to no field. */
export function pathOfId(id: string): Path | undefined {
  const [prefix, path] = id.split(':');
  return path !== undefined && `${prefix}:` === PREFIX ? parsePath(path) : undefined;
}
