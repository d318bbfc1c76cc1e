import type { Issue } from '@/lib/kernel/issue';
import { countWords } from '@/lib/kernel/words';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { called, counted } from '@/lib/tabletop/words/wording';
import { rosterOf } from '../names';
import type { Campaign, Gladiator } from '../schema';
import { DRIVE_LABELS, STORY_WORDS, TABLES } from '../vocabulary';
import { blanks, checkNames, report } from './codes';

/** Checks that there are enough Gladiators and that each is complete. */
export function* checkGladiators(body: Campaign): Generator<Issue> {
  yield* checkCount(body);
  yield* checkDrives(body);
  const lists = ['pregens', 'npcGladiators'] as const;
  yield* checkNames(
    lists.flatMap((list) => body[list].map(({ id, name }) => ({ path: [list, id, 'name'], name }))),
    { noun: 'Gladiator', code: 'fightsphere/gladiator-unnamed' },
  );
  for (const list of lists) {
    for (const [i, gladiator] of body[list].entries()) {
      const [path, name] = [[list, gladiator.id], called(gladiator.name, 'Gladiator', i)];
      yield* checkWords(gladiator, path, name);
      yield* list === 'pregens' ? checkPregen(gladiator, path, name) : checkTies(gladiator, path, name);
    }
  }
}

/** Checks the number of NPC Gladiators: those written as such, then pregens that nobody plays (rules 12). */
function* checkCount({ npcGladiators, pregens, gladiatorsPerPlayer, options }: Campaign): Generator<Issue> {
  if (options.npcGladiatorsFrom === 'players') return;
  const needed = (players: number) => players * (gladiatorsPerPlayer - 1);
  const present = (players: number) => npcGladiators.length + Math.max(0, pregens.length - players);
  const [fewest] = TABLES;
  if (fewest !== undefined && present(fewest) === 0) {
    const message = `Nobody fights for the GM, so the Core opens at once and no layer is ever played. Add NPC Gladiators, or let the players make them.`;
    yield report('fightsphere/no-npc-gladiators', ['npcGladiators'], message);
    return;
  }
  const short = TABLES.find((players) => present(players) === 0) ?? TABLES.find((n) => present(n) < needed(n));
  if (short === undefined) return;
  const left = present(short);
  const message =
    left === 0
      ? `With ${short} players nobody is left to fight for the GM, so the Core opens at once. Add NPC Gladiators.`
      : `With ${short} players ${needed(short)} fight for the GM, but only ${left} are left. That shortens the campaign; add more if you want it longer.`;
  yield report('fightsphere/few-npc-gladiators', ['npcGladiators'], message);
}

/** Reports that all Gladiators have one drive. Players who make their own choose theirs. */
function* checkDrives(body: Campaign): Generator<Issue> {
  const [first, ...others] = rosterOf(body);
  if (!first || others.length < 2 || body.options.npcGladiatorsFrom === 'players') return;
  if (others.some(({ drive }) => drive !== first.drive)) return;
  const message = `All Gladiators have a ${DRIVE_LABELS[first.drive]}, so ties work alike for everybody. Give some the other drive.`;
  yield report('fightsphere/one-drive', [body.npcGladiators.length > 0 ? 'npcGladiators' : 'pregens'], message);
}

function* checkWords(gladiator: Gladiator, path: readonly string[], name: string): Generator<Issue> {
  const words = countWords(gladiator.backStory, STORY_WORDS.max + 1);
  if (words < STORY_WORDS.min || words > STORY_WORDS.max) {
    const count = words > STORY_WORDS.max ? `more than ${STORY_WORDS.max} words` : counted(words, 'word');
    const message = `The back story of ${name} has ${count}. ${STORY_WORDS.min} to ${STORY_WORDS.max} give enough to bring up, and fit the card.`;
    yield report('fightsphere/story-length', [...path, 'backStory'], message);
  }
  yield* blanks(
    [gladiator.driveText, 'fightsphere/no-drive', [...path, 'driveText'], `Say in a sentence what drives ${name}.`],
    [gladiator.weapon, 'fightsphere/no-weapon', [...path, 'weapon'], `Nothing lay beside ${name}. Add a weapon.`],
  );
}

/** Reports pools and ties of pregens: all players begin with the same pool and no ties (rules 12). */
function* checkPregen({ pool, relationships }: Gladiator, path: readonly string[], name: string): Generator<Issue> {
  if (pool !== null) {
    const at = [...path, 'pool'];
    const message = `${name} is for players, who all begin with the usual pool, so this one does not count.`;
    yield report('fightsphere/pregen-pool', at, message, setTo(at, null, 'Take it off'));
  }
  if (relationships.length > 0) {
    const at = [...path, 'relationships'];
    const message = `${name} is for players, who all begin without ties, so these do not count.`;
    const ties = relationships.map(({ id }) => [...at, id]);
    yield report('fightsphere/pregen-ties', at, message, remove(ties, 'Remove them'));
  }
}

function* checkTies({ relationships }: Gladiator, path: readonly string[], name: string): Generator<Issue> {
  const tied = new Set<string>();
  for (const { id, npc } of relationships) {
    const at = [...path, 'relationships', id];
    if (tied.has(npc)) {
      const message = `${name} has two ties to one NPC. The first one counts.`;
      yield report('fightsphere/tie-twice', at, message, remove([at], 'Remove the second'));
    }
    if (npc !== '') tied.add(npc);
  }
}
