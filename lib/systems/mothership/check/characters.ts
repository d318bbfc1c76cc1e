import type { Issue } from '@/lib/kernel/issue';
import { remove } from '@/lib/tabletop/reporter';
import { called } from '@/lib/tabletop/wording';
import { AP_CEILING } from '../vocabulary';
import { checkNames, report } from './codes';
import type { Survey } from './survey';

/** Checks that there are enough characters and that their abilities are useful. */
export function* checkCharacters({ body, game }: Survey): Generator<Issue> {
  const { characters, players } = body;
  if (characters.length < players.max) {
    yield report(
      'mothership/too-few-characters',
      ['characters'],
      `${characters.length} of ${players.max} characters. Each player needs a different one, so up to ${players.max} are needed.`,
    );
  }
  yield* checkNames(['characters'], 'name', characters, { noun: 'Character', code: 'mothership/character-unnamed' });
  const bonus = game.traps.reduce((sum, { apDelta }) => sum + Math.max(0, apDelta), 0);
  const points = Math.min(AP_CEILING, players.apPerRound + bonus);
  const lasting = new Map(body.traps.map(({ id }, i) => [id, game.traps[i]?.leavesToken === true]));
  for (const [i, { id, name, immune, waiveSurcharge, releases, abilities }] of characters.entries()) {
    const who = called(name, 'Character', i);
    if (immune.length + waiveSurcharge.length + releases.length + abilities.length === 0) {
      yield report(
        'mothership/character-plain',
        ['characters', id],
        `${who} can do nothing the others can’t. Give them something.`,
      );
    }
    for (const ability of abilities) {
      if (ability.apCost <= points) continue;
      yield report(
        'mothership/ability-too-dear',
        ['characters', id, 'abilities', ability.id, 'apCost'],
        `${who} would need ${ability.apCost} points in one round, and has ${points} at most. Make it cheaper.`,
      );
    }
    for (const release of releases) {
      if (lasting.get(release.trap) !== false) continue;
      const path = ['characters', id, 'releases', release.id];
      yield report(
        'mothership/release-pointless',
        path,
        `${who} can break free from a trap that leaves no token. Pick another one.`,
        remove([path], 'Remove it'),
      );
    }
  }
}
