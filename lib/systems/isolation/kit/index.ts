import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { labelsOf, linkTable, pairsOf } from '@/lib/kit/link-table';
import { check, fields, flow, heading, sections, small, texts, wordTable, write } from '@/lib/kit/short-blocks';
import { signedHeading } from '@/lib/tabletop/pieces/pictured';
import { kitOf, type PieceMaker } from '@/lib/tabletop/pieces/piece-makers';
import { nowTrue } from '@/lib/tabletop/pieces/table-talk';
import { writingGrid, writingTable } from '@/lib/tabletop/pieces/writing-table';
import { counted, joined } from '@/lib/tabletop/words/wording';
import { eventsOf, namesOf } from '../names';
import type { Siege } from '../schema';
import { LEVEL_LABELS, LEVELS, LINK_KINDS } from '../vocabulary';
import { gmBrief, playersBrief } from './briefs';
import { difficultyName, doneWith, eventCards, needsOf, stressChange, taskCards, thenOf } from './cards';
import { allPairsIn, inputOf, type KitInput, makers, mapOf, namesIn, TALLIES, wordsOf } from './input';
import { RECOVERY, sessionRolls } from './leaflet/after';
import { DEGREE_TABLE, diceTable } from './leaflet/conflict';
import { maps, strips } from './link-pieces';
import { cover, leaflet } from './rules-leaflet';
import { stanceCards, stressTrack, tokens } from './tokens';

/** One sheet per character, and blank ones for people without a name. */
const sheets = makers.copiesPiece({ id: 'sheets', title: 'Character sheets', audience: 'player' }, (input) =>
  namesIn(input).map((name, i) => ({
    id: `person${i + 1}`,
    title: name || 'Blank sheet',
    blocks: sheet(input, i),
  })),
);

function sheet(input: KitInput, place: number): readonly Block[] {
  const { body, players } = input;
  const person = body.cast[place];
  const profession = write('profession', 'Profession', person?.profession.trim());
  return [
    person ? signedHeading(namesOf(body).people[place] ?? '', person.face, 'game-icons:person') : heading('Character'),
    fields(
      [write('player', 'Player', person?.player.trim() || players[place]), person ? profession : write('name', 'Name')],
      ...(person ? [] : [[profession]]),
      [write('positive', 'Likeable', wordsOf(person?.positive))],
      [write('negative', 'Unlikeable', wordsOf(person?.negative))],
      [write('bias', 'Bias', person?.bias.trim())],
      [write('goal', 'Goal', person?.goal.trim())],
      [write('traits', 'Seen at first sight', wordsOf(person?.traits))],
      LEVELS.map((level) => check(level, LEVEL_LABELS[level], 1, level === (person?.level ?? 'healthy'))),
    ),
    ...sections({
      'What is between you and the others at the start': between(input, place),
      'Your dice in a conflict': diceTable(body.options),
    }),
    nowTrue(3, 'now-true', true),
  ];
}

/** Links with each other character at the start; none on blank sheets. They change on the record of links only. */
function between(input: KitInput, place: number): readonly Block[] {
  const names = namesIn(input);
  const rows = pairsOf(mapOf(input)).flatMap(({ places, bundles }) => {
    const other = names[places[0] === place ? places[1] : places[0]] ?? '';
    if (!places.includes(place) || names[place] === '' || other === '') return [];
    const counts = LINK_KINDS.map(({ value }) => bundles.find(({ kind }) => kind.value === value)?.count ?? 0);
    return [[other, ...counts.map((count) => String(count || '–')), labelsOf(bundles) || '–']];
  });
  if (rows.length === 0) return [];
  const counts = Object.fromEntries(LINK_KINDS.map(({ title }) => [title, 1]));
  return [wordTable({ With: 4, ...counts, Labels: 8 }, rows)];
}

/** Record of links as a table: one row per pair. */
const linkMatrix = makers.headed('link-matrix', 'Link matrix', 'table', (input) => [
  small(
    'Keep it in pencil where everybody can see it. Write how many links there are; each is worth a die. Cross out labels that go, and write new ones beside them. Links with a label stay until a roll at the end of a session erases them. Passing links have no label, and a new one first cancels one of the other colour on its pair.',
  ),
  linkTable(
    'Pair',
    TALLIES,
    allPairsIn(input).map(({ title, bundles }) => [title, bundles]),
  ),
]);

/** Sheet on which the GM looks things up and takes notes in play. */
const gmSheet = makers.headed('gm-sheet', 'GM sheet', 'gm', ({ body }) => [
  ...sections({
    Tasks: body.tasks.length > 0 && tasks(body),
    Degrees: DEGREE_TABLE,
    'Stress after each conflict': stress(body),
    'What can happen, each once a night': happenings(body),
  }),
  nowTrue(4),
]);

const tasks = (body: Siege): Block =>
  writingTable(
    'task',
    { Task: 5, Difficulty: 3, Needs: 4, 'Done with': 3, Then: 3, Done: [1.2, 'check'], Shut: [1.2, 'check'] },
    body.tasks.map((task, i) => [
      namesOf(body).tasks[i] ?? '',
      `${difficultyName(task)}${task.dangerous ? ', dangerous' : ''}`,
      joined(needsOf(task, body)) || '–',
      doneWith(task),
      thenOf(task) || '–',
    ]),
  );

/** Table for Stress with a box for each conflict. */
function stress({ stress: { start }, siege: { sessions, conflictsPerSession, rescueAfter } }: Siege): Block {
  const help = rescueAfter === null ? '' : ` Help comes after ${counted(rescueAfter, 'conflict')} of the night.`;
  const columns = Array.from({ length: conflictsPerSession }, (_, i) => [String(i + 1), 1] as const);
  const rows = Array.from({ length: sessions }, (_, i) => `Session ${i + 1}`);
  return writingGrid('stress', [['', 3], ...columns], rows, { caption: `It begins at ${start}.${help}` });
}

/** Checklist of events, escalations and reliefs. Reliefs have no cards. */
function happenings(body: Siege): readonly Block[] {
  const items = eventsOf(body).map(({ text, delta }, i) => ({
    name: `happened-${i + 1}`,
    markdown: `${asMarkdown(text) || '…'} **${asMarkdown(stressChange(delta))}**`,
  }));
  return items.length === 0 ? [] : [{ block: 'list', marker: 'checkbox', items }];
}

const ROW = { rowHeightMm: 7.5 };
/** Low enough for fifteen pairs and the recovery table on one page. */
const PAIR = { rowHeightMm: 6.5 };

/** Worksheet for two conflicts per page, with both readings. */
const worksheet = makers.headed('roll-worksheet', 'Roll worksheet', 'table', () => [
  small('Two conflicts a page; print as many as you need. The first row of each is the active one.'),
  ...[1, 2].flatMap(conflict),
]);

const FIRST = { Who: 4, 'Green dice': 2, 'Red dice': 2, Evens: 1.6, Odds: 1.6, Number: 2, Difference: 2.4, Stance: 3 };
const SECOND = [
  ['Green evens', 'less red odds', 'Effort'],
  ['GM’s dice', 'less GM’s odds', 'Margin'],
  ['Degree', 'Wounds', 'Links', 'Stress'],
];

const conflict = (number: number): readonly Block[] => [
  fields([write(`tried-${number}`, 'What is tried', '', 3), write(`difficulty-${number}`, 'Difficulty')]),
  writingTable(`first-${number}`, FIRST, 6, { caption: 'First reading: whom everybody pulls for', ...ROW }),
  small('**Second reading:** the active one and Cooperative, less Hostile, less the GM'),
  fields(...SECOND.map((labels) => labels.map((label) => write(`${label}-${number}`, label)))),
  nowTrue(1, `now-true-${number}`),
];

const ROLLS = { Pair: 5, 'Green evens': 2, 'Red odds': 2, 'Label erased or added': 6 };
const HEALING = { Who: 5, 'Dying links left': 3, 'Injured links left': 3, 'Wound level now': 4 };

/** Sheet for the rolls of pairs and for recovery after a session. */
const sessionEnd = makers.headed('session-end', 'End of a session', 'table', (input) => [
  ...flow([
    ...texts(
      'After every session but the last, each two people who are both inside may do this:',
      sessionRolls(input.body.options),
    ),
    ...sections({ Recovery: RECOVERY }),
  ]),
  writingTable(
    'pair',
    ROLLS,
    allPairsIn(input).map(({ title }) => title),
    PAIR,
  ),
  writingTable('recovery', HEALING, namesIn(input), ROW),
  nowTrue(2),
]);

/** Pieces in printing order: to read first, for players, to write on, to cut out, and for the GM. */
const MAKERS: readonly PieceMaker<KitInput>[] = [
  cover,
  leaflet,
  playersBrief,
  sheets,
  ...maps,
  linkMatrix,
  worksheet,
  sessionEnd,
  ...strips,
  tokens,
  stressTrack,
  stanceCards,
  taskCards.piece,
  gmBrief,
  gmSheet,
  eventCards.piece,
];

const FRAME = { noun: 'siege', subtitle: 'A siege for Isolation', sign: 'game-icons:barricade' } as const;

export const { pieces, buildKit } = kitOf(MAKERS, inputOf, () => FRAME);
