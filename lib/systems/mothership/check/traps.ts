import type { Issue } from '@/lib/kernel/issue';
import { remove, setTo } from '@/lib/tabletop/authoring/reporter';
import { called } from '@/lib/tabletop/words/wording';
import { checkNames, report } from './codes';
import type { Survey } from './survey';

/** Checks the effects of traps, their tiles and their tokens. */
export function* checkTraps(survey: Survey): Generator<Issue> {
  const { body, game } = survey;
  yield* checkNames(['traps'], 'name', body.traps, { noun: 'Trap', code: 'mothership/trap-unnamed' });
  for (const [i, trap] of body.traps.entries()) {
    const rule = game.traps[i];
    if (!rule) continue;
    const path = ['traps', trap.id];
    const name = called(trap.name, 'Trap', i);
    if (trap.effects.length === 0) {
      yield report(
        'mothership/trap-harmless',
        [...path, 'effects'],
        `${name} does nothing. A false alarm is fine, if you mean it.`,
      );
    }
    if (trap.tiles === 0) {
      yield report(
        'mothership/trap-not-boxed',
        [...path, 'tiles'],
        `There is no tile of ${name}, so nobody will ever find it.`,
      );
    }
    if (rule.leavesToken && !trap.stackable && trap.tokenCount < body.players.max) {
      yield report(
        'mothership/few-tokens',
        [...path, 'tokenCount'],
        `${name} has ${trap.tokenCount} tokens for up to ${body.players.max} players; once they run out it catches nobody.`,
        setTo([...path, 'tokenCount'], body.players.max, `${body.players.max} tokens`),
      );
    }
    if (!rule.leavesToken && trap.tokenCount > 0) {
      yield report(
        'mothership/tokens-unneeded',
        [...path, 'tokenCount'],
        `${name} has no lasting effect, so nobody takes its tokens. Leave them out and save paper.`,
        setTo([...path, 'tokenCount'], 0, 'No tokens'),
      );
    }
    if (!rule.leavesToken && trap.assistable) {
      yield report(
        'mothership/nothing-to-help',
        [...path, 'assistable'],
        `${name} leaves no token for a friend to remove.`,
        setTo([...path, 'assistable'], false, 'No help needed'),
      );
    }
    yield* checkEffects(survey, i);
  }
}

function* checkEffects({ body, game }: Survey, i: number): Generator<Issue> {
  const [trap, rule] = [body.traps[i], game.traps[i]];
  if (!trap || !rule) return;
  const path = ['traps', trap.id, 'effects'];
  const name = called(trap.name, 'Trap', i);
  const drives = trap.effects.filter(({ kind }) => kind === 'compel');
  for (const { id } of drives.slice(0, -1)) {
    yield report(
      'mothership/effect-doubled',
      [...path, id],
      `${name} drives people two ways; only the last one counts.`,
      remove([[...path, id]], 'Remove this one'),
    );
  }
  if (trap.trigger === 'flip') {
    for (const { id, kind } of trap.effects) {
      if (kind !== 'leaveSurcharge' || trap.effects.every((other) => other.kind !== 'swapTile')) continue;
      yield report(
        'mothership/effect-idle',
        [...path, id],
        `${name} goes away as it is turned over, so nobody ever has to leave it. Remove the extra points.`,
      );
    }
  }
}
