import type { PieceKind } from '@/lib/contract/authored';
import type { Block } from '@/lib/kit/blocks';
import { copiesForPlayers, type PieceMaker, type pieceMakers } from './piece-makers';
import { titled } from './wording';

/** Sheets of one game: what is on one, who plays, whom the author has written, and how many are left blank. */
interface Sheets<Input, Person> {
  /** What a person is: "Gladiator". */
  readonly noun: string;
  readonly players: (input: Input) => readonly string[];
  readonly people: (input: Input) => readonly Person[];
  readonly blank: (input: Input) => number;
  readonly sheet: (input: Input, player: string, person: Person | undefined) => readonly Block[];
}

/** A sheet for each player, filled in as far as people are written; the others to choose from; and blank ones. */
export function characterSheets<Input, Person extends { readonly name: string }>(
  { copiesPiece }: Pick<ReturnType<typeof pieceMakers<Input>>, 'copiesPiece'>,
  { noun, players, people, blank, sheet }: Sheets<Input, Person>,
): readonly PieceMaker<Input>[] {
  const kind = (id: string, title: string): PieceKind => ({ id, title, audience: 'player' });
  return [
    copiesPiece(kind('sheets', `${noun} sheets`), (input) =>
      copiesForPlayers(players(input), (name, i) => sheet(input, name, people(input)[i])),
    ),
    copiesPiece(kind('spare-sheets', `Spare ${noun}s`), (input) =>
      people(input)
        .slice(players(input).length)
        .map((person, i) => ({
          id: `spare${i + 1}`,
          title: titled(person.name, noun),
          blocks: sheet(input, '', person),
        })),
    ),
    copiesPiece(kind('blank-sheets', `Blank ${noun} sheets`), (input) =>
      Array.from({ length: blank(input) }, (_, i) => ({
        id: `blank${i + 1}`,
        title: `Blank sheet ${i + 1}`,
        blocks: sheet(input, '', undefined),
      })),
    ),
  ];
}
