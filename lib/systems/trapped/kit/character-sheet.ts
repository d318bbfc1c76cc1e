import { columns, heading, small } from '@/lib/kit/short-blocks';
import { copiesForPlayers } from '@/lib/tabletop/piece-makers';
import { sheetFoot } from '@/lib/tabletop/sheet-foot';
import { attributeBand } from '../rules/attributes';
import { ATTRIBUTES } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import { copiesPiece } from './input';
import { rankRanges } from './rank-ranges';
import { attributes, feltBy, identity, others, relationships } from './sheet-parts';

const ROW_MM = 14;

/** One a player; fields and their order are those of rules 9.1. */
export const characterSheet = copiesPiece(
  { id: 'character-sheet', title: 'Character sheets', audience: 'player' },
  (input) =>
    copiesForPlayers(input.playerNames, (name, i) => [
      heading('TRAPPED! CHARACTER SHEET'),
      identity({ ...input.cast[i], name }),
      columns(
        [1, attributes(input, ROW_MM, input.cast[i]?.scores)],
        [
          1,
          relationships(
            'Relationships',
            ROW_MM,
            'Character',
            others(input.playerNames, i),
            'Self',
            feltBy(input.cast[i]?.scores.slice(ATTRIBUTES.length) ?? [], i),
          ),
        ],
      ),
      small(
        `Attributes take a rank (${rankRanges(attributeBand)}), relationships a rank and a suit. ${attributeLabel(input, 'lucky')} works once: tick its box when it is spent.`,
      ),
      sheetFoot,
    ]),
);
