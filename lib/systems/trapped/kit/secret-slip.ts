import type { Block } from '@/lib/kit/blocks';
import { heading, small, table, text, write } from '@/lib/kit/short-blocks';
import { titled } from '@/lib/tabletop/words/wording';
import { secretOfGoal } from '../secrets';
import { documentPiece, type KitInput } from './input';

const MOVES = 24;
const COLUMNS = 2;

/** The GM's secrets, written before play, and a log of the monster's rooms. Opened after the game. */
export const secretSlip = documentPiece({ id: 'secret-slip', title: 'Secret slip', audience: 'gm' }, (input) => [
  heading('Secret slip'),
  {
    block: 'callout',
    tone: 'secret',
    title: 'Fill in before the first card, then fold',
    blocks: [
      text(
        'Write it down, stick to it, and show it when the night is over. No moving things about because somebody had a good idea.',
      ),
      { block: 'fields', rows: hidingPlaces(input) },
    ],
  },
  heading('Where the monster is', 2),
  small(monsterStarts(input)),
  log(),
]);

function hidingPlaces({ setting, secrets, names }: KitInput) {
  const hidden = setting.goals.filter(({ where }) => where === 'secret');
  const roomOf = (goalId: string) => names.room(secrets[secretOfGoal(goalId)] ?? '') ?? '';
  const boxes = hidden.map(({ id, title }) => [
    write(`hidden-${id}`, `${titled(title, 'goal')}: which room?`, roomOf(id)),
  ]);
  return [...boxes, [write('decided', 'Anything else decided in secret')]];
}

function monsterStarts({ setting: { monsters }, names }: KitInput): string {
  const starts = monsters.flatMap(({ name, start }) => {
    const room = names.room(start);
    return room ? [`${titled(name, 'monster')} starts in ${room}.`] : [];
  });
  return starts.length > 0 ? starts.join(' ') : 'Choose where it starts and write that down first.';
}

function log(): Block {
  const perColumn = MOVES / COLUMNS;
  const column = (from: number) =>
    table(
      [
        ['Turn', 1],
        ['Room', 5],
      ],
      Array.from({ length: perColumn }, (_, i) => {
        const turn = from + i + 1;
        return [{ text: String(turn) }, { box: write(`move-${turn}`, `Room in turn ${turn}`) }];
      }),
      { rowHeightMm: 8 },
    );
  return {
    block: 'columns',
    columns: Array.from({ length: COLUMNS }, (_, i) => ({ share: 1, blocks: [column(i * perColumn)] })),
  };
}
