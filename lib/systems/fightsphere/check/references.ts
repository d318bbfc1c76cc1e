import type { Fix, Issue } from '@/lib/kernel/issue';
import type { JsonObject } from '@/lib/kernel/json';
import type { Path } from '@/lib/kernel/path';
import { objectShapeOf } from '@/lib/schema/shape';
import { brokenReferences, removeLine, setTo } from '@/lib/tabletop/reporter';
import { type Campaign, schema } from '../schema';
import { report } from './report';

/** Lists whose entries are nothing without what they name. */
const LINKS = ['sides', 'suggested', 'relationships'];

const NOUNS: Readonly<Record<string, string>> = {
  layers: 'layer',
  npcGladiators: 'NPC Gladiator',
  'episodes.0.npcs': 'NPC',
  'episodes.0.communities': 'community',
};

const shape = objectShapeOf(schema);

/** Everything that names a thing which is not there, and lines that name nothing. */
export function* checkReferences(body: Campaign): Generator<Issue> {
  const { dangling, empty } = brokenReferences(shape, body as unknown as JsonObject, ({ path }) => isLink(path));
  for (const { path, to } of dangling) {
    const message = `This names ${NOUNS[to] ? `a ${NOUNS[to]}` : 'an entry'} that does not exist. Pick another one, or remove it.`;
    yield report('fightsphere/unknown-reference', path, message, fixOf(path, to));
  }
  for (const { path, to } of empty) {
    const message = `This line names no ${NOUNS[to] ?? 'entry'} yet. Pick one, or remove the line.`;
    yield report('fightsphere/nothing-picked', path, message, removeLine(path, 'Remove the line'));
  }
}

/** An episode without a layer would be no better. */
function fixOf(path: Path, to: string): Fix | undefined {
  if (isLink(path)) return removeLine(path, 'Remove it');
  return to === 'layers' ? undefined : setTo(path, '', 'Pick none');
}

const isLink = (path: Path) => LINKS.includes(String(path.at(-3)));
