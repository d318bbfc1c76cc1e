import type { Block } from '@/lib/kit/blocks';
import { heading, small, table, text, write } from '@/lib/kit/short-blocks';
import { titled } from '@/lib/tabletop/words/wording';
import { secretOfGoal } from '../secrets';
import { clockSection, clocksOf, secretClocks } from './clocks';
import { documentPiece, type KitInput } from './input';

/** The GM's secrets, written before play, and a log of each monster's rooms. Opened after the game. */
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
  small('Write its room after each turn, in the column of the player who had it. It need not move.'),
  ...logs(input),
  ...clockSection(secretClocks(input.setting, input.players)),
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

/** Number of rounds in a log without a clock. */
const USUAL_ROUNDS = 20;

/** Lines for all rounds, with a column for each turn after which the monster can have moved. */
function logs(input: KitInput): readonly Block[] {
  const { monsters, options } = input.setting;
  const clocks = clocksOf(input.setting).map(({ rounds }) => rounds);
  const rounds = Math.min(clocks.length === 0 ? USUAL_ROUNDS : Number.POSITIVE_INFINITY, ...clocks);
  const turns = [
    ...input.playerNames.map((name, i) => name || `Player ${i + 1}`),
    ...(options.monsterMovesOnGmTurn ? ['GM'] : []),
  ];
  const named = monsters.length > 1 ? monsters.map(({ id, name }) => ({ id: `-${id}`, name })) : [{ id: '', name: '' }];
  return [
    ...named.flatMap(({ id, name }) => [
      ...(name === '' && id === '' ? [] : [heading(titled(name, 'monster'), 3)]),
      table(
        [['Round', 2], ...turns.map((turn) => [turn, 5] as const)],
        Array.from({ length: rounds }, (_, i) => [
          { text: String(i + 1) },
          ...turns.map((turn, k) => ({
            box: write(`move${id}-${i + 1}-${k + 1}`, `Room after ${turn}’s turn in round ${i + 1}`),
          })),
        ]),
        { rowHeightMm: 8 },
      ),
    ]),
    ...(clocks.length === 0 ? [small('A longer night? Go on with the log on the back.')] : []),
  ];
}
