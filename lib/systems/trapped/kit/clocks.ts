import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { check, fields, heading, section, table, text, write } from '@/lib/kit/short-blocks';
import { titled } from '@/lib/tabletop/words/wording';
import { forPlayers } from '../for-players';
import { namesOf } from '../names';
import { stepsOf } from '../rules/clocks';
import type { Setting } from '../schema';
import { endOfClock, movesOfClock } from './clock-sentences';

/** A number of rounds after which the place is lost, or of steps of a setting's own clock. */
interface Clock {
  readonly id: string;
  readonly title: string;
  readonly rounds: number;
  /** Sentences about a setting's own clock. */
  readonly notes?: readonly string[];
}

/** Returns the setting's own clocks, for a number of players. */
export const ownClocks = (setting: Setting, players: number): readonly Clock[] =>
  setting.clocks.map((clock) => ({
    id: `clock-${clock.id}`,
    title: titled(clock.title, 'clock'),
    rounds: stepsOf(clock, players),
    notes: [
      'Tick a box for each step.',
      ...movesOfClock(clock, namesOf(setting)),
      ...endOfClock(clock, setting, namesOf(setting)),
    ],
  }));

/** Returns the clocks of the place itself, which rounds move. */
export function clocksOf({ options, losses }: Pick<Setting, 'options' | 'losses'>): readonly Clock[] {
  const doom = options.doomClockRounds;
  return [
    ...(doom === null ? [] : [{ id: 'doom', title: 'The place is lost', rounds: doom }]),
    ...losses.flatMap(({ id, title, cause: { rounds } }) =>
      rounds === null ? [] : [{ id: `loss-${id}`, title: titled(title, 'disaster'), rounds }],
    ),
  ];
}

/** Clocks that the players know; those of the place come first. */
export function openClocks(setting: Setting, players: number): readonly Clock[] {
  const open = forPlayers(setting);
  return [...clocksOf(open), ...ownClocks(open, players)];
}

/** Clocks that the players don't know. */
export function secretClocks(setting: Setting, players: number): readonly Clock[] {
  const open = new Set(openClocks(setting, players).map(({ id }) => id));
  return [...clocksOf(setting), ...ownClocks(setting, players)].filter(({ id }) => !open.has(id));
}

/** Longest clock that has a box for each round. */
const MOST_BOXES = 60;
/** More would leave no room for numbers of two digits on paper with wide margins. */
const BOXES_IN_A_ROW = 12;
const STROKES = 10;

/** Each clock with a box for each round, or with lines for ten strokes if there are many. Empty if there are none. */
export const clockSection = (clocks: readonly Clock[]): readonly Block[] =>
  section(clocks.length === 1 ? 'The clock' : 'The clocks', 2, clocks.flatMap(clockBlocks));

const clockBlocks = (clock: Clock): readonly Block[] => [
  heading(clock.title, 3),
  clock.rounds <= MOST_BOXES ? boxes(clock) : strokes(clock),
  text(clock.notes ? ownText(clock, clock.notes) : roundText(clock)),
];

const roundText = ({ rounds }: Clock): string =>
  `At the end of round ${rounds}. ${
    rounds <= MOST_BOXES ? 'Tick a box' : 'Make a stroke'
  } as each round ends, after the GM’s turn.`;

const ownText = ({ rounds }: Clock, notes: readonly string[]): string =>
  [`After ${rounds === 1 ? 'one step' : `${rounds} steps`}.`, ...notes.map(asMarkdown)].join(' ');

/** Rows of nearly equal length, so that no box stands alone, in columns. */
function boxes({ id, rounds }: Clock): Block {
  const rows = Math.ceil(rounds / BOXES_IN_A_ROW);
  const inRow = Math.ceil(rounds / rows);
  return fields(
    ...Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.min(inRow, rounds - row * inRow) }, (_, i) => {
        const round = row * inRow + i + 1;
        return check(`${id}-${round}`, String(round), round === rounds ? inRow - i : 1);
      }),
    ),
  );
}

const strokes = ({ id, title, rounds }: Clock): Block =>
  table(
    [
      ['Rounds', 1],
      ['Ten strokes', 6],
    ],
    Array.from({ length: Math.ceil(rounds / STROKES) }, (_, i) => {
      const last = Math.min(rounds, (i + 1) * STROKES);
      return [
        { text: `${i * STROKES + 1}–${last}` },
        { box: write(`${id}-${last}`, `${title}: rounds up to ${last}`) },
      ];
    }),
    { rowHeightMm: 8 },
  );
