import { nameCheck } from '@/lib/tabletop/authoring/name-check';
import { type CodesOf, error, hint, need, reporterOf, taste, warning } from '@/lib/tabletop/authoring/reporter';
import { joinedUpTo } from '@/lib/tabletop/words/wording';

/** All issue codes of ship checks. Codes are stable: files, guides and other programs refer to them. */
export const CODES = {
  'mothership/ship-unnamed': need(error('The ship has no name.')),
  'mothership/no-premise': need(taste(warning('Nothing is read aloud before the first turn.'))),
  'mothership/objective-unnamed': need(warning('An objective has no name.')),
  'mothership/player-range': error('The minimum number of players is above the maximum.'),

  'mothership/no-tiles': need(error('The layout has no tile.')),
  'mothership/cell-off-grid': error('A cell’s id is not a place on the grid.'),
  'mothership/no-start': need(error('There is no start board.')),
  'mothership/no-finish': need(error('There is no finish board.')),
  'mothership/start-untouched': need(error('The start board touches no tile.')),
  'mothership/finish-untouched': need(error('The finish board touches no tile.')),
  'mothership/board-in-pieces': warning('The cells of a board are not connected.'),
  'mothership/not-connected': error('A part of the ship cannot be reached.'),
  'mothership/cut-tile': taste(warning('The loss of one tile would split the ship.')),
  'mothership/lifeline': taste(warning('While the finish is closed, the loss of one tile would cut others off.')),
  'mothership/no-hop': hint('A character can hop, but there is no gap to hop over.'),

  'mothership/no-level': need(error('There is no level to play.')),
  'mothership/tile-count': error('A level’s tiles don’t fill the layout exactly.'),
  'mothership/too-few-safe': error('The box holds too few safe tiles.'),
  'mothership/too-few-traps': error('The box holds too few trap tiles.'),
  'mothership/too-few-objectives': error('The box holds too few objectives.'),
  'mothership/too-few-markers': error('There are fewer marker tokens than objectives.'),
  'mothership/few-markers': taste(warning('Disarming may run out of marker tokens.')),
  'mothership/few-tokens': taste(warning('A trap has fewer tokens than there are players.')),
  'mothership/few-spares': taste(warning('The draw pile may run out, and a space stay empty.')),

  'mothership/no-rounds': error('The marker begins at the end of the tracker.'),
  'mothership/too-short': error('Nobody could even walk from start to finish in time.'),
  'mothership/level-too-long': error('A level takes more points than there are before time is up.'),
  'mothership/level-too-hard': taste(
    warning('Time is too short to find a level’s objectives, even if no point is wasted.'),
  ),
  'mothership/bands-uneven': need(warning('The colours don’t cover the tracker exactly.')),

  'mothership/trap-unnamed': need(error('A trap has no name.')),
  'mothership/trap-harmless': hint('A trap does nothing.'),
  'mothership/trap-not-boxed': hint('There is no tile of a trap.'),
  'mothership/effect-doubled': warning('A trap drives people two ways; only the last one counts.'),
  'mothership/effect-idle': taste(warning('An effect can never apply.')),
  'mothership/held-forever': taste(warning('Anyone caught is out of the game for good.')),
  'mothership/tokens-unneeded': hint('A trap has no lasting effect, so its tokens are not needed.'),
  'mothership/nothing-to-help': hint('Friends may help against a trap that leaves no token.'),

  'mothership/too-few-characters': need(error('There are fewer characters than players.')),
  'mothership/character-unnamed': need(error('A character has no name.')),
  'mothership/character-plain': hint('A character can do nothing special.'),
  'mothership/ability-too-dear': taste(warning('Nobody ever has the points for an ability, or to break free.')),
  'mothership/release-pointless': hint('A character breaks free from a trap that holds nobody.'),

  'mothership/no-ending': need(error('Nothing is read at the end.')),
  'mothership/endings-open': error('Some games would end with no ending that fits.'),
  'mothership/ending-unreachable': taste(warning('An ending can never be read.')),
  'mothership/ending-blank': need(warning('An ending has no text.')),
  'mothership/good-with-nobody-out': hint('An ending counts as a good one although nobody may have got out.'),
  'mothership/no-good-ending': need(taste(warning('No ending counts as a good one.'))),

  'mothership/same-name': hint('Two things of the same kind have the same name.'),
  'mothership/unknown-reference': error('Something names an entry that does not exist.'),
} as const satisfies CodesOf<'mothership/'>;

export const report = reporterOf(CODES);

/** Lists names: "A1, B2 and 3 more". */
export const listed = (names: readonly string[]): string => joinedUpTo(5, names);

export const checkNames = nameCheck(report, 'mothership/same-name');
