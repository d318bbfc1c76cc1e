import type { PieceKind } from '@/lib/contract/authored';
import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import { emblemTitleBox, safeInset, slipTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import { type Face, type TextFace, wholeText } from '@/lib/kit/faces';
import type { Part, TextBox } from '@/lib/kit/kit-spec';
import type { CutSetting, pieceMakers } from '../pieces/piece-makers';

/** Creates a card with its title as its name. */
export const cardPart = (id: string, face: Face & { readonly title: string }, back?: Face): Part => ({
  id,
  title: face.title,
  copies: 1,
  faces: [face],
  back,
});

type Emblem = Extract<Face, { face: 'emblem' }>;

/** Card with the sources of its texts: its name, and the field that determines the length of the text below. */
export interface TypedCard {
  readonly id: string;
  readonly path: Path;
  readonly name: string;
  /** Field of the name; 'name' by default. */
  readonly nameIn?: string;
  /** Field of the text below the name, if there is any. */
  readonly words?: string;
  readonly face: TextFace | Emblem;
  /** Shows only the name. */
  readonly back?: Emblem;
}

/** Kind of cards of a standard size. */
interface CardKind extends PieceKind, CutSetting {
  readonly code: string;
  readonly size: SizeMm;
}

/** Returns the maker for cards of a standard size, and the texts that must fit on them. */
export const typedCards = <Input extends { readonly body: unknown }>(
  { cardsPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cardsPiece'>,
  { code, size, faceDown, paper, ...kind }: CardKind,
  cardsOf: (body: Input['body']) => readonly TypedCard[],
) => ({
  piece: cardsPiece(kind, code, size, ({ body }) => cardsOf(body).map(typedPart), { faceDown, paper }),
  texts: (body: Input['body']): readonly TextBox[] => cardsOf(body).flatMap((card) => textsOnCard(card, size)),
});

export const typedPart = ({ id, face, back }: TypedCard): Part => cardPart(id, face, back);

/** Returns the texts that must fit on both sides of a card. */
export const textsOnCard = (card: TypedCard, size: SizeMm): readonly TextBox[] =>
  [
    ...textsOfFace(card, card.face, size),
    ...(card.back ? textsOfFace({ ...card, words: '' }, card.back, size) : []),
  ].filter(({ text }) => text.trim() !== '');

function textsOfFace(
  { path, name, nameIn = 'name', words = '' }: TypedCard,
  face: TypedCard['face'],
  size: SizeMm,
): readonly TextBox[] {
  const place = `the card of “${face.title}”`;
  const title = { path: [...path, nameIn], place, text: name.trim() };
  const below = { path: [...path, words], place };
  if (face.face === 'text') {
    const boxes = textFaceBoxes(size);
    return [
      { ...title, style: 'cardTitle', box: boxes.title },
      { ...below, text: wholeText(face), style: 'cardBody', box: boxes.body },
    ];
  }
  const box = emblemTitleBox(size, false, true);
  // Below the name, with a small gap.
  const note = { ...box, heightMm: box.heightMm - 1 };
  return [
    { ...title, style: 'emblemTitle', box },
    { ...below, text: words === '' ? '' : face.note, style: 'emblemNote', box: note },
  ];
}

/** Texts that must fit on strips with two names: each with the next shorter one, at the longer name's path. */
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
