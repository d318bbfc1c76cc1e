import type { Block } from '@/lib/kit/blocks';
import { check, columns, fields, heading, small, write } from '@/lib/kit/short-blocks';
import { ATTRIBUTES } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import { copiesPiece, type KitInput } from './input';
import { attributeBoxes, feelings, feelingTable, feltBy, others } from './sheet-parts';

/** Lower than a character's, since two sheets share a page. */
const [ATTRIBUTE_MM, ROW_MM] = [16, 8.5];

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
        fields([
          write('name', 'Name', extra.name, 4),
          write('gender', 'Gender', extra.gender, 2),
          write('occupation', 'Occupation', extra.occupation, 3),
        ]),
        attributeBoxes(input, scoresOf(input, i), { perRow: ATTRIBUTES.length, heightMm: ATTRIBUTE_MM }),
        columns([1, towardCharacters(input, i)], [1, towardExtras(input, i)]),
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

function towardCharacters(input: KitInput, extra: number): Block {
  const names = input.playerNames.filter((name) => name !== '');
  const rest = scoresOf(input, extra).slice(ATTRIBUTES.length, ATTRIBUTES.length + input.players);
  return feelingTable('Toward characters', feelings('character', names, { rest }), ROW_MM);
}

function towardExtras(input: KitInput, extra: number): Block {
  const names = input.extras.map(({ name }) => name);
  const felt = feltBy(scoresOf(input, extra).slice(ATTRIBUTES.length + input.players), extra);
  return feelingTable('Toward Extras', feelings('extra', others(names, extra), felt), ROW_MM);
}

const scoresOf = ({ cast, players }: KitInput, extra: number): readonly string[] => cast[players + extra]?.scores ?? [];
