import { formatPicture } from '@/lib/kit/picture';

/** Gives entries their signs of game-icons.net, by the ids of what they show. */
export const picturedBy =
  (signs: Readonly<Record<string, string>>) =>
  <Entry extends { readonly id?: string }>(entries: readonly Entry[]) =>
    entries.map((entry) => {
      const name = signs[entry.id ?? ''];
      return name === undefined ? entry : { ...entry, picture: formatPicture({ kind: 'sign', name }) };
    });
