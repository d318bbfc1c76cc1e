import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { System } from '@/lib/contract/authored';
import type { StarterCard } from '@/lib/contract/starter';
import { bodyDigest } from '@/lib/scenario/publishable';
import { readStarters } from '@/lib/starters/read-starters';
import { systems } from '@/lib/systems/registry';

const FOLDER = 'content/starters';
const FILE = /^([a-z\d]+(?:-[a-z\d]+)*)(\.patch)?\.json$/;

const games = await Promise.all(systems.map(({ load }) => load()));

/** Lists the starters with files in a game's folder, without the content of cards. */
const filesOf = ({ id: game }: System): readonly StarterCard[] =>
  readdirSync(join(FOLDER, game)).map((file) => {
    const [, id = '', isVariant] = FILE.exec(file) ?? [];
    const { variantOf } = isVariant ? JSON.parse(readFileSync(join(FOLDER, game, file), 'utf8')) : {};
    return { id, title: '', summary: '', digest: '', ...(isVariant && { variantOf }) };
  });

/** Builds the cards of all files: in the order of the current cards, new ones at the end. */
function cardsOf(game: System): readonly StarterCard[] {
  const files = filesOf(game).map(({ id }) => id);
  const listed = game.starters.map(({ id }) => id);
  const ids = [...listed.filter((id) => files.includes(id)), ...files.filter((id) => !listed.includes(id))];
  // Avoids the cache of the game's own starters.
  const read = readStarters({ ...game, starters: filesOf(game) });
  return ids.flatMap((wanted) =>
    read
      .filter(({ id }) => id === wanted)
      .map(({ id, title, summary, variantOf, body }) => {
        const digest = bodyDigest(game, body);
        return { id, title, summary, ...(variantOf !== undefined && { variantOf }), digest };
      }),
  );
}

describe.each(games)('the cards of $id', (game) => {
  it('has files named in kebab case', () => {
    expect(readdirSync(join(FOLDER, game.id)).filter((file) => !FILE.test(file))).toEqual([]);
  });

  // `npx vitest run test/starters/cards.test.ts -u` writes them.
  it('match the files', async () => {
    const file = `../../lib/systems/${game.id}/starters/cards.json`;
    await expect(`${JSON.stringify(cardsOf(game), null, 2)}\n`).toMatchFileSnapshot(file);
  });

  it('have each variant after its parent', () => {
    const ids = game.starters.map(({ id }) => id);
    for (const { id, variantOf } of game.starters) {
      if (variantOf !== undefined) expect(ids.slice(0, ids.indexOf(id))).toContain(variantOf);
    }
  });
});

it('no two starters share an id, current or former', () => {
  const ids = systems.flatMap(({ starters }) => starters.flatMap(({ id, formerId }) => [id, formerId ?? []].flat()));
  expect(new Set(ids).size).toBe(ids.length);
});
