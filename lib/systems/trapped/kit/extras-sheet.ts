import { check, columns, fields, heading, small, write } from '@/lib/kit/short-blocks';
import { ATTRIBUTES } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import { copiesPiece, type KitInput } from './input';
import { attributes, feltBy, identity, others, relationships } from './sheet-parts';

/** Lower than a character's, since two sheets share a page. */
const ROW_MM = 10.5;

/** The fields of rules 9.2 in order, then the controller, the room and whether the Extra is alive. */
export const extrasSheet = copiesPiece(
  { id: 'extras-sheet', title: 'Extras sheets', audience: 'player' },
  (input) =>
    input.extras.map((extra, i) => ({
      id: `extra${i + 1}`,
      title: extra.name || `Extra ${i + 1}`,
      blocks: [
        heading('TRAPPED! EXTRAS SHEET'),
        small('**EXTRA** · expendable, and not yet informed of it.'),
        identity(extra),
        columns(
          [4, attributes(input, ROW_MM, scoresOf(input, i))],
          [
            5,
            relationships(
              'Relationships',
              ROW_MM,
              'Character',
              input.playerNames.filter((name) => name !== ''),
              undefined,
              {
                rest: scoresOf(input, i).slice(ATTRIBUTES.length, ATTRIBUTES.length + input.players),
              },
            ),
          ],
          [
            5,
            relationships(
              'Relationships to Extras',
              ROW_MM,
              'Extra',
              others(
                input.extras.map(({ name }) => name),
                i,
              ),
              'Self',
              feltBy(scoresOf(input, i).slice(ATTRIBUTES.length + input.players), i),
            ),
          ],
        ),
        fields([
          write('controller', 'Controlled by', '', 3),
          write('room', 'Where', '', 3),
          check('alive', 'Alive'),
          check('lost', 'Lost'),
        ]),
        small(
          `Attributes take a rank, relationships a rank and a suit. ${attributeLabel(input, 'lucky')} works once, for the player who bids this Extra.`,
        ),
      ],
    })),
  { halves: true },
);

const scoresOf = ({ cast, players }: KitInput, extra: number): readonly string[] => cast[players + extra]?.scores ?? [];
