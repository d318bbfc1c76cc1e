import type { Issue } from '@/lib/kernel/issue';
import { called, counted, joinedUpTo } from '@/lib/tabletop/words/wording';
import type { CharacterRule, Game, ReleaseRule, TrapRule } from '../engine/game';
import { report } from './codes';
import type { Survey } from './survey';

/** A trap that keeps its victim from playing on: a clause, advice, and the characters whom it does not keep. */
interface Hold {
  readonly why: string;
  readonly advice: string;
  readonly spares: (who: CharacterRule) => boolean;
}

const MOST_NAMED = 3;

/** Reports traps that take people out of the game for good, with those who are spared. */
export function* checkHeld({ body, game }: Survey): Generator<Issue> {
  for (const [i, rule] of game.traps.entries()) {
    const trap = body.traps[i];
    const hold = holdOf(game, i, rule);
    if (!trap || !hold || rule.tiles === 0) continue;
    const spared = game.characters.flatMap((who, n) =>
      who.immune[i] || hold.spares(who) ? [called(body.characters[n]?.name ?? '', 'Character', n)] : [],
    );
    if (spared.length > 0 && spared.length === game.characters.length) continue;
    const but = spared.length > 0 ? ` (except ${joinedUpTo(MOST_NAMED, spared)})` : '';
    yield report(
      'mothership/held-forever',
      ['traps', trap.id, 'effects'],
      `A character caught by ${called(trap.name, 'Trap', i)} ${hold.why}, and is out for the evening${but}. ${hold.advice}`,
    );
  }
}

function holdOf(game: Game, i: number, rule: TrapRule): Hold | undefined {
  const { apPerRound, body, lastSpace, rules } = game;
  const leaves = rule.leavesToken && rule.tokens > 0 && !(rule.assistable && body.players.max > 1);
  const help = rule.assistable ? '' : ', or let friends help';
  const released = (when: (release: ReleaseRule) => boolean) => (who: CharacterRule) =>
    who.releases.some((release) => release.trap === i && release.apCost <= apPerRound && when(release));
  if (leaves && rule.noMove >= lastSpace) {
    return {
      why: 'never moves again',
      advice: `Give it an end${help}.`,
      spares: released(({ afterRounds }) => afterRounds < lastSpace),
    };
  }
  // Other traps may give points, so that nobody can tell what is left.
  const left = game.traps.some(({ apDelta }) => apDelta > 0)
    ? Number.POSITIVE_INFINITY
    : apPerRound + (leaves ? rule.apDelta : 0);
  if (left <= 0) {
    return {
      why: 'never has a point again',
      advice: `Take away fewer points${help}.`,
      // Breaking free costs points, so it has to happen before they are gone.
      spares: released(({ afterRounds }) => afterRounds === 0 && rule.apNow === 0),
    };
  }
  // What moves people or takes the tile away lets go of them.
  if (rule.surcharge >= left && rule.deeds.length === 0) {
    const rescue = game.characters.some(({ abilities }) => abilities.some(({ kind }) => kind === 'disarm'))
      ? ' unless a friend disarms it'
      : '';
    return {
      why: `can never leave the tile${rescue}, since that takes ${counted(rule.surcharge + 1, 'point')} at once and a round has ${left}`,
      advice: 'Ask for fewer extra points, or give people more of them.',
      spares: (who) => who.waives[i] === true,
    };
  }
  const isDriven = rule.compel?.toward === 'start' && rule.compel.until === 'noneFaceDown';
  if (leaves && isDriven && rules.compulsion === 'strict') {
    return {
      why: 'waits on the start board until friends have turned every tile',
      advice: `Let it end on arrival${help}.`,
      spares: () => false,
    };
  }
  return undefined;
}
