import type { PieceKind } from '@/lib/contract/authored';
import { board } from '@/lib/kit/blanks/flat';
import type { Part } from '@/lib/kit/kit-spec';
import type { Plan } from '@/lib/kit/plan';
import { titled } from '@/lib/tabletop/wording';
import { buildPlan } from '../plan';
import { cutPiece, type KitInput, type PieceMaker } from './input';
import { sayPlan } from './maps';
import { BASE_MM, boardsFor, FULL_SQUARE_MM, posterSquareMm } from './poster-board';

/** The map to play on: standees stand on its squares. */
export const posterPlayers = posterPiece(
  { id: 'poster-players', title: 'Map poster to play on', audience: 'table', extra: true },
  'MP',
);

/** The same with the GM’s notes. */
export const posterGm = posterPiece(
  { id: 'poster-gm', title: 'Map poster for the GM', audience: 'gm', extra: true },
  'MG',
);

function posterPiece(kind: PieceKind, code: string): PieceMaker {
  const boardOf = (input: KitInput) => boardsFor(buildPlan(input.setting, kind.audience))(posterSquare(input));
  return cutPiece(
    kind,
    code,
    (input) => board(boardOf(input)),
    (input) => {
      const plan = buildPlan(input.setting, kind.audience);
      return plan.rooms.length === 0 ? [] : [poster(kind, plan, boardOf(input).bare, input)];
    },
    { paper: 'plain' },
  );
}

/** Side of a square on both posters of a kit. */
export function posterSquare({ setting, paper }: Pick<KitInput, 'setting' | 'paper'>): number {
  return posterSquareMm(boardsFor(buildPlan(setting, 'gm')), paper);
}

function poster({ id, audience }: PieceKind, plan: Plan, bare: boolean, input: KitInput): Part {
  const { setting, paper } = input;
  const squareMm = posterSquare(input);
  const place = titled(setting.place.name, 'place');
  const title = [audience === 'gm' ? `${place}: the GM’s copy` : place, sayScale(squareMm, FULL_SQUARE_MM[paper])]
    .filter(Boolean)
    .join(' ');
  const face = {
    face: 'figure',
    figure: { figure: 'plan', plan, squareMm, bare },
    title,
    alt: sayPlan(setting, plan),
  } as const;
  return { id, title: place, copies: 1, faces: [face] };
}

/** How large the squares are where they are not as usual. */
function sayScale(squareMm: number, fullMm: number): string {
  if (squareMm === fullMm) return '';
  return `(squares of ${squareMm} mm${squareMm < BASE_MM ? ', too small for standees' : ''})`;
}
