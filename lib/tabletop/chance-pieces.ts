import { cubeNet, spinnerArrow, spinnerDisc } from '@/lib/kit/blanks/pieces';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import type { PieceMaker, pieceMakers } from './piece-makers';

const DIE_SIDES = 6;
const DIE_MM = 20;

const SPINNER_MM = 90;

type Sector = Extract<Face, { face: 'wheel' }>['sectors'][number];

/** Makes a spinner: a disc of sectors and its arrow, which need a paper fastener; nothing without sectors. */
export const spinnerMakers = <Input>(
  { cutPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'cutPiece'>,
  sectorsOf: (input: Input) => readonly Sector[],
): readonly PieceMaker<Input>[] => [
  cutPiece(
    { id: 'spinner', title: 'Spinner', audience: 'table' },
    'SP',
    () => spinnerDisc(SPINNER_MM),
    (input) => partOf('disc', 'Spinner', { face: 'wheel', sectors: sectorsOf(input) }, sectorsOf(input)),
  ),
  cutPiece(
    { id: 'spinner-arrow', title: 'Spinner’s arrow', audience: 'table' },
    'SA',
    () => spinnerArrow(SPINNER_MM),
    (input) => partOf('arrow', 'Arrow', { face: 'pointer', tone: 'alarm' }, sectorsOf(input)),
  ),
];

const partOf = (id: string, title: string, face: Face, sectors: readonly Sector[]) =>
  sectors.length === 0 ? [] : [{ id, title, copies: 1, faces: [face] }];

/** Makes a die to fold or, for other than six sides, a spinner. */
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
