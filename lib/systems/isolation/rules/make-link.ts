import type { ChosenLink } from '@/lib/contract/link-question';
import { idOf } from '@/lib/kernel/ids';
import type { JsonObject } from '@/lib/kernel/json';
import type { Patch } from '@/lib/kernel/patch';
import type { Path } from '@/lib/kernel/path';
import { LINE_MAX } from '@/lib/schema/fields';
import { pairKey } from '@/lib/tabletop/play/pairs';
import type { Siege } from '../schema';
import { LINKS_MAX, LINKS_OF, TABLE_MAX } from '../vocabulary';
import { phraseOf } from './phrases';
import { REASONS } from './reasons';

/**
 * Returns the patches for a link that a group has chosen: as many links as the reason is worth (rules 3), and what the
 * group has said with it, that is, whom a bias hits and how two goals stand to each other.
 */
export function makeLink({ reason: id, a, b, words }: ChosenLink, body: Siege): readonly Patch[] {
  const reason = REASONS.find((each) => each.id === id);
  if (!reason) return [];
  const { because, kind: colour } = reason;
  const said =
    because === 'bias' ? biasPatches(words, body) : because === 'goal' ? goalPatches(words, colour, body) : [];
  const isOne = because === 'bias' || (because === 'goal' && phraseOf(words[0]) === phraseOf(words[1]));
  const labelFrom = (parts: readonly string[]) => (isOne ? words[0] : parts.join(' / ')).slice(0, LINE_MAX);
  const labels = [labelFrom(words), labelFrom(words.toReversed())];
  const present = body.links.filter(
    (link) =>
      pairKey(link) === pairKey({ a, b }) &&
      link.kind === because &&
      link.colour === colour &&
      labels.includes(link.label),
  );
  const missing = LINKS_OF[because] - present.length;
  if (missing <= 0 || body.links.length + missing > LINKS_MAX) return said;
  const taken = new Set(body.links.map((link) => link.id));
  const ids = Array.from({ length: LINKS_OF[because] }, (_, n) => idOf(`${pairKey({ a, b })}/${id}/${labels[0]}/${n}`));
  return [
    ...said,
    ...ids
      .filter((each) => !taken.has(each))
      .slice(0, missing)
      .map((each) => insert('links', { id: each, a, b, colour, kind: because, label: labels[0] ?? '' })),
  ];
}

const insert = (list: string, entry: JsonObject & { readonly id: string }, ...inner: Path): Patch => ({
  op: 'insert',
  path: [list, ...inner],
  entry,
});

/** Notes that a bias judges people by a word. */
export function biasPatches([bias, word]: readonly [string, string], { biasTargets }: Siege): readonly Patch[] {
  const same = biasTargets.filter((target) => phraseOf(target.bias) === phraseOf(bias));
  const isKnown = same.some(({ traits }) => traits.some((trait) => phraseOf(trait.word) === phraseOf(word)));
  const id = idOf(`hits ${bias} ${word}`);
  if (isKnown || biasTargets.length >= TABLE_MAX || biasTargets.some((target) => target.id === id)) return [];
  return [insert('biasTargets', { id, bias, traits: [{ id: 'word', word }] })];
}

/** Notes how two goals stand to each other. Equal goals are the same without a note. */
function goalPatches([a, b]: readonly [string, string], colour: string, { goalRelations }: Siege): readonly Patch[] {
  const [one, other] = [phraseOf(a), phraseOf(b)];
  const isKnown = goalRelations.some((two) => {
    const known = [phraseOf(two.a), phraseOf(two.b)];
    return known.includes(one) && known.includes(other);
  });
  const id = idOf(`goals ${a} ${b}`);
  if (one === other || isKnown || goalRelations.length >= TABLE_MAX || goalRelations.some((two) => two.id === id)) {
    return [];
  }
  return [insert('goalRelations', { id, a, b, relation: colour === 'green' ? 'same' : 'opposed' })];
}
