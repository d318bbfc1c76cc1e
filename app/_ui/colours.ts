import type { Colour } from '@/lib/table/vocabulary';

/** People's colours, the same in light and dark mode, each with its text colour. */
export const COLOUR_LOOK: Readonly<Record<Colour, { readonly ground: string; readonly ink: string }>> = {
  green: { ground: '#00693c', ink: '#ffffff' },
  yellow: { ground: '#ffc72c', ink: '#16201b' },
  red: { ground: '#b3261e', ink: '#ffffff' },
  blue: { ground: '#1f4e8c', ink: '#ffffff' },
  violet: { ground: '#6a3d9a', ink: '#ffffff' },
  teal: { ground: '#7fd6cf', ink: '#16201b' },
  orange: { ground: '#f4934a', ink: '#16201b' },
  brown: { ground: '#6b4a2b', ink: '#ffffff' },
};

/** Returns a person's initials: the first letters of up to two words. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => word !== '');
  const letters = words.map((word) => Array.from(word)[0] ?? '');
  return (
    letters.length > 1
      ? [letters[0], letters.at(-1)]
      : [
          Array.from(words[0] ?? '?')
            .slice(0, 2)
            .join(''),
        ]
  )
    .join('')
    .toLocaleUpperCase();
}
