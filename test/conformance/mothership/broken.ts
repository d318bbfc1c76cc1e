import type { BrokenRule } from '../broken-rule';

const ENGINE = 'lib/systems/mothership/engine';

export const mothershipBroken: readonly BrokenRule[] = [
  {
    rule: 'every action is paid for',
    file: `${ENGINE}/play.ts`,
    from: 'state.ap[seat] = at(state.ap, seat) - points;',
    to: 'state.ap[seat] = at(state.ap, seat) - Math.min(points, 0);',
    fails: 'MF-06',
  },
  {
    rule: 'a peek triggers only traps that act when turned over',
    file: `${ENGINE}/spring.ts`,
    from: 'if (trap !== NONE && !isDisarmed(state, cell) && at(game.traps, trap).onFlip) spring',
    to: 'if (trap !== NONE && !isDisarmed(state, cell)) spring',
    fails: 'MF-07',
  },
  {
    rule: 'leaving Corrode costs more',
    file: `${ENGINE}/refuse.ts`,
    from: "if (!isStopped(game, state, seat, 'noMove')) return 1 + surcharge;",
    to: "if (!isStopped(game, state, seat, 'noMove')) return 1;",
    fails: 'MF-09',
  },
  {
    rule: 'the Barbarian is unaffected by Sever',
    file: `${ENGINE}/spring.ts`,
    from: 'const immune = at(characterOf(game, state, seat).immune, trap);',
    to: 'const immune = false;',
    fails: 'MF-12',
  },
  {
    rule: 'the Knight breaks free from the round after',
    file: `${ENGINE}/refuse.ts`,
    from: "if (state.round < token.taken + release.afterRounds) return 'too-early';",
    to: '',
    fails: 'MF-14',
  },
  {
    rule: 'a compelled step leads one step nearer',
    file: `${ENGINE}/compulsion.ts`,
    from: 'if (at(distance, neighbour) === at(distance, here) - 1) nearer[i] = true;',
    to: 'if (at(distance, neighbour) <= at(distance, here) + 1) nearer[i] = true;',
    fails: 'MF-19',
  },
  {
    rule: 'a slip triggers nothing',
    file: `${ENGINE}/spring.ts`,
    from: "if (how === 'slip' && !at(except ?? [], trap)) return;",
    to: '',
    fails: 'MF-22',
  },
  {
    rule: 'Jettison throws everybody on it to the start',
    file: `${ENGINE}/spring.ts`,
    from: 'arrive(context, other, game.start);',
    to: '',
    fails: 'MF-24',
  },
  {
    rule: 'a Mystery tile is away for this and the next round',
    file: `${ENGINE}/spring.ts`,
    from: 'const due = state.round + deed.afterRounds - 1;',
    to: 'const due = state.round + deed.afterRounds - 2;',
    fails: 'MF-25',
  },
  {
    rule: 'the Ranger’s reach is counted over the grid',
    file: `${ENGINE}/distance.ts`,
    from: "metric === 'chebyshev' ? Math.max(across, down) : across + down",
    to: "metric === 'manhattan' ? Math.max(across, down) : across + down",
    fails: 'MF-29',
  },
  {
    rule: 'a disarmed trap works again after the next round',
    file: `${ENGINE}/turns.ts`,
    from: 'if (at(state.disarmed, cell) !== state.round) continue;',
    to: 'if (at(state.disarmed, cell) === 0) continue;',
    fails: 'MF-31',
  },
  {
    rule: 'the game ends on the tracker’s last space',
    file: `${ENGINE}/turns.ts`,
    from: 'if (state.marker >= game.lastSpace ||',
    to: 'if (state.marker > game.lastSpace ||',
    fails: 'MF-33',
  },
  {
    rule: 'the first matching ending is read',
    file: `${ENGINE}/ending.ts`,
    from: '): number => endings.findIndex(',
    to: '): number => endings.findLastIndex(',
    fails: 'MF-35',
  },
];
