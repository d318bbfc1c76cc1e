import type { Block } from '@/lib/kit/blocks';
import { bullets, flow, heading } from '@/lib/kit/short-blocks';
import { copiesForPlayers } from '@/lib/tabletop/piece-makers';
import { actions } from './actions';
import { copiesPiece, type KitInput } from './input';
import { tileReference } from './traps';

/** Actions, then traps: a page for each player. */
export const references = copiesPiece(
  { id: 'references', title: 'Actions and traps', audience: 'player' },
  (input) => {
    const blocks: readonly Block[] = [
      heading('Actions and traps'),
      ...flow([
        heading('Actions', 2),
        actions(input),
        heading('Mind', 2),
        bullets(reminders(input)),
        heading('Tiles', 2),
        ...tileReference(input),
      ]),
    ];
    return copiesForPlayers(input.playerNames, () => blocks);
  },
  { small: true },
);

function reminders({ body: { options }, words }: KitInput): readonly string[] {
  return [
    'A hidden tile that you step on turns up and acts at once. One that lies open acts again whenever somebody steps on it.',
    'Tiles never turn back down.',
    options.compulsion === 'strict'
      ? 'Whoever is driven somewhere steps that way or waits, and does nothing else.'
      : 'Whoever is driven somewhere may act, but steps only that way.',
    options.maxPerTile === null
      ? 'Any number of you may stand together.'
      : `A tile holds no more than ${options.maxPerTile} of you; boards hold everybody.`,
    ...(options.finishLocked ? [`The finish opens with the last OFF token on the last ${words.objective}.`] : []),
  ].map((line) => line.replaceAll(/[\\`*_[\]<>]/g, (sign) => `\\${sign}`));
}
