import { nameCheck } from '@/lib/tabletop/authoring/name-check';
import { type CodesOf, reporterOf } from '@/lib/tabletop/authoring/reporter';
import { joinedUpTo } from '@/lib/tabletop/words/wording';

/** All issue codes of ship checks. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'mothership/ship-unnamed': { severity: 'error', meaning: 'The ship has no name.' },
  'mothership/no-premise': { severity: 'warning', meaning: 'Nothing is read aloud before the first turn.' },
  'mothership/objective-unnamed': { severity: 'warning', meaning: 'An objective has no name.' },
  'mothership/player-range': { severity: 'error', meaning: 'The minimum number of players is above the maximum.' },

  'mothership/no-tiles': { severity: 'error', meaning: 'The layout has no tile.' },
  'mothership/cell-off-grid': { severity: 'error', meaning: 'A cell’s id is not a place on the grid.' },
  'mothership/no-start': { severity: 'error', meaning: 'There is no start board.' },
  'mothership/no-finish': { severity: 'error', meaning: 'There is no finish board.' },
  'mothership/start-untouched': { severity: 'error', meaning: 'The start board touches no tile.' },
  'mothership/finish-untouched': { severity: 'error', meaning: 'The finish board touches no tile.' },
  'mothership/board-in-pieces': { severity: 'warning', meaning: 'The cells of a board are not connected.' },
  'mothership/not-connected': { severity: 'error', meaning: 'A part of the ship cannot be reached.' },
  'mothership/cut-tile': { severity: 'warning', meaning: 'The loss of one tile would split the ship.' },
  'mothership/lifeline': {
    severity: 'warning',
    meaning: 'While the finish is closed, the loss of one tile would cut others off.',
  },
  'mothership/no-hop': { severity: 'hint', meaning: 'A character can hop, but there is no gap to hop over.' },

  'mothership/no-level': { severity: 'error', meaning: 'There is no level to play.' },
  'mothership/tile-count': { severity: 'error', meaning: 'A level’s tiles don’t fill the layout exactly.' },
  'mothership/too-few-safe': { severity: 'error', meaning: 'The box holds too few safe tiles.' },
  'mothership/too-few-traps': { severity: 'error', meaning: 'The box holds too few trap tiles.' },
  'mothership/too-few-objectives': { severity: 'error', meaning: 'The box holds too few objectives.' },
  'mothership/too-few-markers': { severity: 'error', meaning: 'There are fewer marker tokens than objectives.' },
  'mothership/few-markers': { severity: 'warning', meaning: 'Disarming may run out of marker tokens.' },
  'mothership/few-tokens': { severity: 'warning', meaning: 'A trap has fewer tokens than there are players.' },
  'mothership/few-spares': { severity: 'warning', meaning: 'The draw pile may run out, and a space stay empty.' },

  'mothership/no-rounds': { severity: 'error', meaning: 'The marker begins at the end of the tracker.' },
  'mothership/too-short': { severity: 'error', meaning: 'Nobody could even walk from start to finish in time.' },
  'mothership/bands-uneven': { severity: 'warning', meaning: 'The colours don’t cover the tracker exactly.' },

  'mothership/trap-unnamed': { severity: 'error', meaning: 'A trap has no name.' },
  'mothership/trap-harmless': { severity: 'hint', meaning: 'A trap does nothing.' },
  'mothership/trap-not-boxed': { severity: 'hint', meaning: 'There is no tile of a trap.' },
  'mothership/effect-doubled': {
    severity: 'warning',
    meaning: 'A trap drives people two ways; only the last one counts.',
  },
  'mothership/effect-idle': { severity: 'warning', meaning: 'An effect can never apply.' },
  'mothership/held-forever': { severity: 'warning', meaning: 'Anyone caught never moves again.' },
  'mothership/tokens-unneeded': {
    severity: 'hint',
    meaning: 'A trap has no lasting effect, so its tokens are not needed.',
  },
  'mothership/nothing-to-help': { severity: 'hint', meaning: 'Friends may help against a trap that leaves no token.' },

  'mothership/too-few-characters': { severity: 'error', meaning: 'There are fewer characters than players.' },
  'mothership/character-unnamed': { severity: 'error', meaning: 'A character has no name.' },
  'mothership/character-plain': { severity: 'hint', meaning: 'A character can do nothing special.' },
  'mothership/ability-too-dear': { severity: 'warning', meaning: 'Nobody ever has the points for an ability.' },
  'mothership/release-pointless': {
    severity: 'hint',
    meaning: 'A character breaks free from a trap that holds nobody.',
  },

  'mothership/no-ending': { severity: 'error', meaning: 'Nothing is read at the end.' },
  'mothership/endings-open': { severity: 'error', meaning: 'Some games would end with no ending that fits.' },
  'mothership/ending-unreachable': { severity: 'warning', meaning: 'An ending can never be read.' },
  'mothership/ending-blank': { severity: 'warning', meaning: 'An ending has no text.' },
  'mothership/good-with-nobody-out': {
    severity: 'hint',
    meaning: 'An ending counts as a good one although nobody may have got out.',
  },
  'mothership/no-good-ending': { severity: 'warning', meaning: 'No ending counts as a good one.' },

  'mothership/same-name': { severity: 'hint', meaning: 'Two things of the same kind have the same name.' },
  'mothership/unknown-reference': { severity: 'error', meaning: 'Something names an entry that does not exist.' },
} as const satisfies CodesOf<'mothership/'>;

export const report = reporterOf(CODES);

/** Lists names: "A1, B2 and 3 more". */
export const listed = (names: readonly string[]): string => joinedUpTo(5, names);

export const checkNames = nameCheck(report, 'mothership/same-name');
