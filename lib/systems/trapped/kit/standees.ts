import type { SizeMm } from '@/lib/kernel/units';
import { roundToken } from '@/lib/kit/blanks/flat';
import { standee } from '@/lib/kit/blanks/folded';
import type { IconName, Tone } from '@/lib/kit/blocks';
import type { Face } from '@/lib/kit/faces';
import type { Part } from '@/lib/kit/kit-spec';
import { pictured } from '@/lib/tabletop/pieces/pictured';
import { titled } from '@/lib/tabletop/words/wording';
import { attributeLabel } from './attribute-words';
import { cutPiece, type KitInput } from './input';
import { BASE_MM, posterSquare } from './poster';

export const PERSON_MM = { widthMm: BASE_MM, heightMm: 36 } as const;
const MONSTER_MM = { widthMm: 24, heightMm: 48 } as const;

/** One tone per character, so that standees differ by more than their names. */
export const PLAYER_TONES: readonly Tone[] = ['exit', 'service', 'hazard', 'plain', 'alarm', 'secret'];

export const standees = cutPiece(
  { id: 'standees', title: 'Standees of characters and Extras', audience: 'table', extra: true },
  'ST',
  () => standee(PERSON_MM),
  ({ playerNames, extras }) => [
    ...playerNames.map((name, i) =>
      figure(`character-${i + 1}`, {
        tone: PLAYER_TONES[i] ?? 'plain',
        icon: 'game-icons:meeple',
        title: name,
        note: name === '' ? `Player ${i + 1}` : '',
      }),
    ),
    ...extras.map(({ name, picture }, i) =>
      figure(`extra-${i + 1}`, {
        tone: 'plain',
        ...pictured(picture, 'game-icons:person'),
        title: name,
        note: name === '' ? `Extra ${i + 1}` : '',
      }),
    ),
  ],
);

/** Kept by the GM until a monster appears. Slightly larger than people, but never than a square. */
export const monsterStandees = cutPiece(
  { id: 'standees-monsters', title: 'Standees of monsters', audience: 'gm', extra: true },
  'SM',
  (input) => standee(monsterSize(input)),
  ({ setting }) =>
    setting.monsters.map(({ id, name, picture }) =>
      figure(id, { tone: 'alarm', ...pictured(picture, 'monster'), title: titled(name, 'monster'), note: '' }),
    ),
);

/** Narrower if the squares are small. */
export const monsterSize = (input: Parameters<typeof posterSquare>[0]): SizeMm => ({
  ...MONSTER_MM,
  widthMm: Math.max(BASE_MM, Math.min(MONSTER_MM.widthMm, Math.floor(posterSquare(input)))),
});

/** Builds a two-sided standee; without a name there is room to write one. */
function figure(id: string, placard: Omit<Extract<Face, { face: 'emblem' }>, 'face'>): Part {
  const face: Face = { face: 'emblem', ...placard };
  return { id, title: placard.title || placard.note, copies: 1, faces: [face, face] };
}

export const TOKEN_MM = 30;

/** Tokens for Lucky, control of an Extra, and a known weakness (rules 5.3, 7.2, 7.5). */
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

/** Lucky tokens for all characters and Extras; turned over once spent. */
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
