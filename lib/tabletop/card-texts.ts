import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import { emblemTitleBox, safeInset, slipTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part, TextBox } from '@/lib/kit/kit-spec';

/** A card of its own, named by its title. */
export const cardPart = (id: string, face: Face & { readonly title: string }, back?: Face): Part => ({
  id,
  title: face.title,
  copies: 1,
  faces: [face],
  back,
});

/**
 * What must fit on a card to read: the entry’s name, in a field that is called so unless told otherwise, and the words
 * below it, which one of its fields makes long.
 */
export function textsToRead(
  path: Path,
  { name, nameIn = 'name', words }: { readonly name: string; readonly nameIn?: string; readonly words: string },
  { title, markdown }: TextFace,
  card: SizeMm,
): readonly TextBox[] {
  const boxes = textFaceBoxes(card);
  const place = `the card of “${title}”`;
  return written([
    { path: [...path, nameIn], place, text: name.trim(), style: 'cardTitle', box: boxes.title },
    { path: [...path, words], place, text: markdown, style: 'cardBody', box: boxes.body },
  ]);
}

/** What must fit on a card with a sign: the entry’s name, and the note below it, which a field holds. */
export function textsOfEmblem(
  path: Path,
  { name, note }: { readonly name: string; readonly note?: string },
  face: Extract<Face, { face: 'emblem' }>,
  card: SizeMm,
): readonly TextBox[] {
  const box = emblemTitleBox(card, false, true);
  const place = `the card of “${face.title}”`;
  return written([
    { path: [...path, 'name'], place, text: name.trim(), style: 'emblemTitle', box },
    // Below the name, with a little room between them.
    {
      path: [...path, note ?? ''],
      place,
      text: note === undefined ? '' : face.note,
      style: 'emblemNote',
      box: { ...box, heightMm: box.heightMm - 1 },
    },
  ]);
}

/**
 * What must fit on strips of this size that name each two people, by the paths of their names. Of two whose names come
 * closest in length, the longer one has to leave room for the other.
 */
export function textsOnSlips(
  people: readonly (readonly [name: string, path: Path])[],
  size: SizeMm,
): readonly TextBox[] {
  const inset = safeInset(size);
  const box = slipTitleBox({ xMm: inset, yMm: inset, widthMm: size.widthMm - 2 * inset, heightMm: 0 });
  const longest = people.toSorted(([a], [b]) => b.length - a.length);
  return longest.slice(1).map((other, i): TextBox => {
    const [name, path] = longest[i] ?? other;
    const text = `${name} – ${other[0]}`;
    return { path, place: `the strips of “${text}”`, text, style: 'cardFooter', box };
  });
}

const written = (boxes: readonly TextBox[]) => boxes.filter(({ text }) => text.trim() !== '');
