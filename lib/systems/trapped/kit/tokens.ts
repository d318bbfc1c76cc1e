import { roundToken } from '@/lib/kit/blanks/flat';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import { attributeLabel } from './attribute-words';
import { cutPiece, type KitInput } from './input';
import { PLAYER_TONES } from './standees';

export const TOKEN_MM = 30;

/** What changes hands or is used up: Lucky, control of an Extra, a known weakness (rules 5.3, 7.2, 7.5). */
export const tokens = cutPiece(
  { id: 'tokens', title: 'Tokens for Lucky, control and weakness', audience: 'table', extra: true },
  'TK',
  () => roundToken(TOKEN_MM),
  (input) => [
    lucky(input),
    ...input.playerNames.map((name, i) => ({
      id: `control-${i + 1}`,
      title: `Control: ${name || `player ${i + 1}`}`,
      copies: 1,
      faces: [disc(PLAYER_TONES[i] ?? 'plain', 'game-icons:puppet', name || `Player ${i + 1}`, 'controls')],
    })),
    {
      id: 'weakness',
      title: 'Weakness known',
      copies: Math.max(1, input.setting.monsters.length),
      faces: [disc('exit', 'game-icons:light-bulb', 'Weakness', 'known')],
      back: disc('alarm', 'monster', 'Weakness', 'unknown'),
    },
  ],
  { faceDown: true },
);

/** For every character and every Extra; turned over when it is spent. */
function lucky(input: KitInput) {
  const label = attributeLabel(input, 'lucky');
  return {
    id: 'lucky',
    title: label,
    copies: 2 * input.players,
    faces: [disc('exit', 'game-icons:clover', label)],
    back: disc('plain', 'game-icons:clover', 'Spent'),
  };
}

const disc = (tone: Tone, icon: IconName, title: string, note = ''): Face => ({
  face: 'emblem',
  tone,
  icon,
  title,
  note,
});
