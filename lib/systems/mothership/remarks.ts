import type { Remark } from '@/lib/contract/authored';
import { at } from '@/lib/kernel/at';
import { figure, sentence } from '@/lib/tabletop/authoring/figure';
import { surveyKnown } from './check/survey';
import { setupCounts } from './inventory';
import type { Ship } from './schema';
import { abilitySentence, characterSentence, releaseSentence } from './sentences/characters';
import { endingSentence } from './sentences/endings';
import { effectSentence, trapSentence } from './sentences/traps';
import { wordsOf } from './sentences/words';

/** Returns the remarks shown beside the entries of a form: figures of the layout, and rules written out. */
export const remarks = (body: Ship): readonly Remark[] => [
  ...layoutRemarks(body),
  ...levelRemarks(body),
  ...sentences(body),
];

const LAYOUT = ['layout'];

function layoutRemarks(body: Ship): readonly Remark[] {
  const { game, layout } = surveyKnown(body);
  const { tiles, gaps, steps, cutTiles, lifelines, hops } = layout;
  const levels = body.levels.map(({ label, safe, trap, objective }, i) => {
    const needed = safe + trap + objective;
    const off = tiles - needed;
    const said = off === 0 ? 'exactly' : off > 0 ? `${off} too many` : `${-off} missing`;
    return figure(LAYOUT, `For ${label.trim() || `level ${i + 1}`}`, `${tiles} of ${needed} tiles, ${said}`, off === 0);
  });
  const marks = (cells: readonly number[], title: string, look: 'stop' | 'danger'): readonly Remark[] =>
    cells.map((cell) => ({ kind: 'mark', path: [...LAYOUT, at(game.names, cell)], look, title }));
  const hanging = lifelines.map(({ cell }) => cell).filter((cell) => !cutTiles.includes(cell));
  return [
    ...levels,
    figure(LAYOUT, 'Start to finish', steps === undefined ? 'no path' : `${steps} steps`, steps !== undefined),
    figure(LAYOUT, 'Gaps inside', String(gaps)),
    figure(LAYOUT, 'Possible hops over a gap', String(hops)),
    figure(LAYOUT, 'Tiles that hold the ship together', String(cutTiles.length), cutTiles.length === 0),
    ...marks(cutTiles, 'Its loss cuts the ship in two', 'stop'),
    ...marks(hanging, 'Its loss cuts tiles off while the finish is closed', 'danger'),
  ];
}

/** States the tiles left in the box and the number of rounds, by level and players. */
function levelRemarks(body: Ship): readonly Remark[] {
  const { min, max } = body.players;
  return body.levels.map((level) => {
    const { layoutTiles, boxLeftover } = setupCounts(body, level, min);
    const left = `${boxLeftover.safe} safe, ${boxLeftover.trap} trap and ${boxLeftover.objective} objective`;
    const sizes = Array.from({ length: Math.max(1, max - min + 1) }, (_, i) => min + i);
    const rounds = sizes.map((count) => `${setupCounts(body, level, count).fullRounds} with ${count}`);
    const text = `Fills ${layoutTiles} cells; with the draw pile set up, ${left} tiles stay in the box. Full rounds: ${rounds.join(', ')}.`;
    return sentence(['levels', level.id], text);
  });
}

function sentences(body: Ship): readonly Remark[] {
  const words = wordsOf(body);
  return [
    ...body.traps.flatMap((trap) => [
      sentence(['traps', trap.id], trapSentence(trap, words, body.options)),
      ...trap.effects.map((effect) =>
        sentence(['traps', trap.id, 'effects', effect.id], effectSentence(effect, words, body.options)),
      ),
    ]),
    ...body.characters.flatMap((character) => {
      const path = ['characters', character.id];
      return [
        sentence(path, characterSentence(character, words)),
        ...character.releases.map((release) =>
          sentence([...path, 'releases', release.id], releaseSentence(release, words)),
        ),
        ...character.abilities.map((ability) =>
          sentence([...path, 'abilities', ability.id], abilitySentence(ability, words)),
        ),
      ];
    }),
    ...body.endings.map((ending, i) => sentence(['endings', ending.id], endingSentence(ending, i, words))),
  ];
}
