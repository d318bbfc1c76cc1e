import { slugOf } from '@/lib/kernel/slug';

/** Names that Windows keeps for itself, with any ending. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Gives out names for files and folders, each once: the second "rats" is "rats-2". */
export function createNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const slug = slugOf(title);
    const wanted = RESERVED.test(slug) ? `${slug}-` : slug;
    let name = wanted;
    for (let again = 2; taken.has(name); again++) name = `${wanted}-${again}`;
    taken.add(name);
    return name;
  };
}

/** A number as wide as the last of them, so that files sort as they are counted. */
export const padded = (number: number, count: number): string =>
  String(number).padStart(Math.max(2, String(count).length), '0');
