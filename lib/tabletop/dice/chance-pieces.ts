import { spinnerArrow, spinnerDisc } from '@/lib/kit/blanks/pieces';
import type { Face } from '@/lib/kit/faces';
import type { PieceMaker, pieceMakers } from '../pieces/piece-makers';

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
