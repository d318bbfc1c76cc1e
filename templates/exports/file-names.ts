import { fileNameOf } from '@/lib/kernel/file-name';

/** Creates a generator of unique names for files and folders: the second "rats" becomes "rats-2". */
export function createNames(): (title: string) => string {
  const taken = new Set<string>();
  return (title) => {
    const wanted = fileNameOf(title);
    let name = wanted;
    for (let again = 2; taken.has(name); again++) name = `${wanted}-${again}`;
    taken.add(name);
    return name;
  };
}

/** Pads a number to the width of the largest one, so that files sort numerically. */
export const padded = (number: number, count: number): string =>
  String(number).padStart(Math.max(2, String(count).length), '0');
