import type { PieceKind } from '@/lib/contract/authored';
import { AUDIENCES, type Audience } from '@/lib/kit/kit-spec';
import { type Choices, isWanted, withPiece } from './choices';
import { Group, Tick } from './form-parts';

const FOR: Readonly<Record<Audience, string>> = {
  table: 'For the table',
  player: 'For the players',
  gm: 'For the GM',
};

/** A checkbox for each piece of a kit, grouped by its readers. */
export function PiecesForm(props: {
  readonly pieces: readonly PieceKind[];
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}) {
  const { pieces, choices, onChange } = props;
  return (
    <div className="flex flex-col gap-4">
      {AUDIENCES.map((audience) => {
        const its = pieces.filter((piece) => piece.audience === audience);
        return its.length === 0 ? null : (
          <Group key={audience} title={FOR[audience]}>
            {its.map((piece) => (
              <Tick
                key={piece.id}
                checked={isWanted(choices, piece)}
                onChange={(wanted) => onChange(withPiece(choices, piece, wanted))}
              >
                {piece.title}
              </Tick>
            ))}
          </Group>
        );
      })}
    </div>
  );
}
