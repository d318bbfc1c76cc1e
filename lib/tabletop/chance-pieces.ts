import { cubeNet } from '@/lib/kit/blanks/cube';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import type { PieceMaker, pieceMakers } from './piece-makers';
import { type Sector, spinnerMakers } from './spinner-pieces';

const DIE_SIDES = 6;
const DIE_MM = 20;

/** A die to fold, or where it has other than six sides a spinner’s disc and arrow. */
export function chanceMakers<Input>(
  makers: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  sidesOf: (input: Input) => number,
): readonly PieceMaker<Input>[] {
  const isDie = (input: Input) => sidesOf(input) === DIE_SIDES;
  return [
    makers.cutPiece(
      { id: 'die', title: 'Die', audience: 'table' },
      'DI',
      () => cubeNet(DIE_MM),
      (input) => (isDie(input) ? [DIE] : []),
    ),
    ...spinnerMakers(makers, (input: Input) => (isDie(input) ? [] : numbers(sidesOf(input)).map(sector))),
  ];
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const DIE: Part = {
  id: 'die',
  title: 'Die',
  copies: 1,
  faces: numbers(DIE_SIDES).map((value): Face => ({ face: 'number', tone: 'plain', value, as: 'pips' })),
};

const sector = (side: number): Sector => ({
  label: String(side),
  tone: side % 2 === 0 ? 'service' : 'plain',
  share: 1,
});
