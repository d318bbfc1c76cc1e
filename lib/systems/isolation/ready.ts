import type { ReadyMade } from '@/lib/contract/ready';
import { idOf } from '@/lib/kernel/ids';
import { applyPatches } from '@/lib/kernel/patch';
import { untied } from '@/lib/tabletop/play/pairs';
import { counted } from '@/lib/tabletop/words/wording';
import { completeMap, openAmong } from './complete';
import { unfeltBiases } from './rules/bare-pairs';
import type { Siege } from './schema';
import { missingLinks } from './suggestions';

/** Suggestions shown at once on a phone. */
const SHOWN = 12;

/** Returns ready answers to the question about the map: everything that is missing, then single suggestions. */
export function ready(question: string, body: Siege): readonly ReadyMade[] {
  if (question !== 'links') return [];
  const single = openAmong(body, [...missingLinks(body), ...unfeltBiases(body)]).slice(0, SHOWN);
  return [
    rest(body),
    ...single.map(({ key, text, reason, patches }) => ({
      id: idOf(key),
      title: text,
      text: reason,
      parts: partsOf(applyPatches(body, patches) as Siege),
    })),
  ];
}

/** The whole map: whatever the sheets call for, a link for each pair that has none, and reasons to help. */
function rest(body: Siege): ReadyMade {
  const full = completeMap(body);
  const links = full.links.length - body.links.length;
  const bare = untied(body.cast, body.links).length;
  return {
    id: 'rest',
    title: 'Draw what is missing',
    text:
      links === 0
        ? 'Nothing is missing: every pair has a link.'
        : `${counted(links, 'link')} for what people like and hate about each other. ${bare === 0 ? 'Every pair has one already' : `${counted(bare, 'pair')} had none`}.`,
    parts: partsOf(full),
  };
}

const partsOf = ({ links, biasTargets, descriptorPairs }: Siege): ReadyMade['parts'] => [
  { path: ['links'], value: links },
  { path: ['biasTargets'], value: biasTargets },
  { path: ['descriptorPairs'], value: descriptorPairs },
];
