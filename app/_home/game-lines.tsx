import { type DoorGame, sayNeeds, sayTable } from './games';

/** Facts of a game in three short lines. */
export const GameLines = ({ game }: { readonly game: DoorGame }) => (
  <>
    <span>
      <span className="sign">{game.title}</span> · {game.about.kind}
    </span>
    <span className="text-sm">{sayTable(game)}</span>
    <span className="text-sm">{sayNeeds(game.about)}</span>
  </>
);
