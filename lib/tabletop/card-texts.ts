import type { PieceKind } from '@/lib/contract/authored';
import type { Path } from '@/lib/kernel/path';
import type { SizeMm } from '@/lib/kernel/units';
import { emblemTitleBox, safeInset, slipTitleBox, textFaceBoxes } from '@/lib/kit/face-boxes';
import type { Face, TextFace } from '@/lib/kit/faces';
import type { Part, TextBox } from '@/lib/kit/kit-spec';
import type { CutSetting, pieceMakers } from './piece-makers';

/** A card of its own, named by its title. */
export const cardPart = (id: string, face: Face & { readonly title: string }, back?: Face): Part => ({
  id,
  title: face.title,
  copies: 1,
  faces: [face],
  back,
});

type Emblem = Extract<Face, { face: 'emblem' }>;

/** A card, and where its words were typed: its name, and the field that makes what stands below it long. */
export interface TypedCard {
  readonly id: string;
  readonly path: Path;
  readonly name: string;
  /** 'name' unless told otherwise. */
  readonly nameIn?: string;
  /** Nothing below the name if left out. */
  readonly words?: string;
  readonly face: TextFace | Emblem;
  /** Bears the name alone. */
  readonly back?: Emblem;
}

/** How cards of a usual size are printed. */
interface CardKind extends PieceKind, CutSetting {
  readonly code: string;
  readonly size: SizeMm;
}

/** Cards of a usual size, and what must fit on them. */
export const typedCards = <Input extends { readonly body: unknown }>(
  { cardsPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cardsPiece'>,
  { code, size, faceDown, paper, ...kind }: CardKind,
  cardsOf: (body: Input['body']) => readonly TypedCard[],
) => ({
  piece: cardsPiece(kind, code, size, ({ body }) => cardsOf(body).map(typedPart), { faceDown, paper }),
  texts: (body: Input['body']): readonly TextBox[] => cardsOf(body).flatMap((card) => textsOnCard(card, size)),
});

export const typedPart = ({ id, face, back }: TypedCard): Part => cardPart(id, face, back);

/** What must fit on both sides of a card. */
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
      { ...below, text: face.markdown, style: 'cardBody', box: boxes.body },
    ];
  }
  const box = emblemTitleBox(size, false, true);
  // Below the name, with a little room between them.
  const note = { ...box, heightMm: box.heightMm - 1 };
  return [
    { ...title, style: 'emblemTitle', box },
    { ...below, text: words === '' ? '' : face.note, style: 'emblemNote', box: note },
  ];
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
