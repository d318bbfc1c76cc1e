import type { MirrorFindings } from '@/lib/contract/playtest-report';
import { inHundred, percent } from '@/lib/kernel/share-words';

/** What mirrored pairs say of luck and skill, in plain sentences. */
export function mirrorSentences({ pairs, byDeal, byPlayer, split, bots }: MirrorFindings): readonly string[] {
  const among = (count: number) =>
    inHundred(count / pairs, 'pairs') + (count === 0 ? '' : ` (${count.toLocaleString('en')})`);
  const shares = bots.map(
    ({ share, low, high }, i) => `${nameOf(bots, i)} ${percent(share)} (${percent(low)} to ${percent(high)})`,
  );
  const draw = bots.length === 2 ? 'half for each' : 'in equal parts';
  return [
    `${pairs.toLocaleString('en')} pairs: each seed was played ${bots.length === 2 ? 'twice' : `${bots.length} times`}, with the bots moved on by a seat each time.`,
    `Luck of the deal: in ${among(byDeal)} the same seat won every time.`,
    `Skill: in ${among(byPlayer)} the same bot won every time.`,
    `Split: ${among(split)}.`,
    `Games won by each bot, a draw counting ${draw}: ${shares.join(', ')}.`,
  ];
}

/** Its id; with its number too, where several of a kind play. */
const nameOf = (bots: MirrorFindings['bots'], i: number): string => {
  const id = bots[i]?.id ?? '';
  return bots.filter((bot) => bot.id === id).length > 1 ? `${id} ${i + 1}` : id;
};
