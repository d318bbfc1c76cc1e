import { cubeNet } from '@/lib/kit/blanks/cube';
import { spinnerArrow, spinnerDisc } from '@/lib/kit/blanks/spinner';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import type { PieceMaker, pieceMakers } from './piece-makers';

const DIE_SIDES = 6;
const DIE_MM = 20;
const SPINNER_MM = 90;

/** A die to fold, or where it has other than six sides a spinner’s disc and arrow, which need a paper fastener. */
export function chanceMakers<Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  sidesOf: (input: Input) => number,
): readonly PieceMaker<Input>[] {
  const ifDie = (parts: readonly Part[]) => (input: Input) => (sidesOf(input) === DIE_SIDES ? parts : []);
  const ifSpinner = (part: (sides: number) => Part) => (input: Input) =>
    sidesOf(input) === DIE_SIDES ? [] : [part(sidesOf(input))];
  return [
    cutPiece({ id: 'die', title: 'Die', audience: 'table' }, 'DI', () => cubeNet(DIE_MM), ifDie([DIE])),
    cutPiece(
      { id: 'spinner', title: 'Spinner', audience: 'table' },
      'SP',
      () => spinnerDisc(SPINNER_MM),
      ifSpinner(disc),
    ),
    cutPiece(
      { id: 'spinner-arrow', title: 'Spinner’s arrow', audience: 'table' },
      'SA',
      () => spinnerArrow(SPINNER_MM),
      ifSpinner(() => ARROW),
    ),
  ];
}

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i + 1);

const DIE: Part = {
  id: 'die',
  title: 'Die',
  copies: 1,
  faces: numbers(DIE_SIDES).map((value): Face => ({ face: 'number', tone: 'plain', value, as: 'pips' })),
};

const disc = (sides: number): Part => ({
  id: 'disc',
  title: 'Spinner',
  copies: 1,
  faces: [
    {
      face: 'wheel',
      sectors: numbers(sides).map((side) => ({
        label: String(side),
        tone: side % 2 === 0 ? 'service' : 'plain',
        share: 1,
      })),
    },
  ],
});

const ARROW: Part = { id: 'arrow', title: 'Arrow', copies: 1, faces: [{ face: 'pointer', tone: 'alarm' }] };
