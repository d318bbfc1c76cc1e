import { describe, expect, it } from 'vitest';
import { compile } from '@/lib/systems/fightsphere/engine/compile';
import { setup } from '@/lib/systems/fightsphere/engine/setup';
import type { Campaign, Gladiator, HouseRules } from '@/lib/systems/fightsphere/schema';
import { pairOf } from '@/lib/tabletop/play/pairs';
import { engaged } from './encounters';
import { campaignOf } from './notation';
import {
  type Actor,
  buys,
  eventsOf,
  fighterOf,
  GM,
  giveTurn,
  goOn,
  inSteps,
  make,
  movesOf,
  must,
  npcOf,
  type Plans,
  placeOf,
  type Stage,
  staged,
} from './stage';

/** Stages three Gladiators in an encounter, of whom the first has the initiative; a fourth keeps the episode open. */
function fight(options: Partial<HouseRules>, actors: readonly Actor[], threshold = 6): Stage {
  const rest: Actor = { name: 'somebody else', isNpc: true };
  const stage = staged({ options }, { actors: [...actors, rest], threshold: { start: threshold, step: 0 } });
  engaged(stage, [...actors.keys()]);
  must(stage, { type: 'go' });
  return stage;
}

const ones = (count: number, build: Plans[string]['build'] = []) => ({
  faces: Array.from({ length: count }, () => 1),
  build,
});

const three: readonly Actor[] = [{ name: 'A' }, { name: 'B' }, { name: 'C', isNpc: true }];
const gambled = inSteps('gamble', 2);
/** Plans in which C loses to both others, and B to A. */
const ladder: Plans = { A: ones(2, gambled), B: ones(1), C: ones(0) };

describe('encounterReward', () => {
  it('none: there are no rewards', () => {
    const stage = fight({}, three);
    goOn(stage, ladder);
    expect(eventsOf(stage, 'gained')).toEqual([]);
  });

  it('standard: a Gladiator who beat one and lost to none takes one reward', () => {
    const stage = fight({ encounterReward: 'standard' }, three);
    goOn(stage, ladder);
    expect(eventsOf(stage, 'gained').map(({ fighter }) => stage.names[fighter])).toEqual(['A']);
    expect(fighterOf(stage, 'A').pool).toBe(6);
  });

  it('standard: the GM takes it for an NPC Gladiator', () => {
    const stage = fight({ encounterReward: 'standard' }, three);
    goOn(stage, { A: ones(0), B: ones(0), C: ones(1) }, ['reward']);
    expect([stage.state.phase, stage.state.awaited]).toEqual(['reward', stage.state.players]);
  });

  it('standard: not if the only pair won has no effect', () => {
    const stage = fight({ encounterReward: 'standard', disengageHarm: 'none' }, three);
    goOn(stage, { A: ones(1, [{ type: 'leave' }]), B: ones(0), C: ones(0) });
    expect(eventsOf(stage, 'gotAway')).toHaveLength(1);
    expect(eventsOf(stage, 'gained')).toEqual([]);
  });
});

describe('encounterCooldown', () => {
  const tied = three.map((one) => (one.name === 'B' ? { ...one, ties: { Doc: 3, Mara: 1 } } : one));
  const restOf = (options: Partial<HouseRules>) => {
    const stage = fight(options, tied);
    const build = buys(stage, [{ npc: 'Doc' }]);
    goOn(stage, { A: ones(2, gambled), B: { build }, C: ones(0) });
    return fighterOf(stage, 'B').ties.map(({ rest }) => rest);
  };

  it('false: used ties need no cooldown', () => expect(restOf({})).toEqual([0, 0]));
  it('true: their cooldown depends on their remaining rating', () =>
    expect(restOf({ encounterCooldown: true })).toEqual([1, 0]));
});

describe('npcDisengage', () => {
  it.each([
    [true, undefined],
    [false, 'not-now'],
  ])('%s', (npcDisengage, refusal) => {
    const stage = fight({ npcDisengage }, three);
    const leave = () => {
      goOn(stage, {}, ['build']);
      const answer = make(stage, { type: 'leave' });
      must(stage, { type: 'ready' });
      return answer;
    };
    expect([leave(), leave(), leave()]).toEqual([undefined, undefined, refusal]);
  });
});

describe('betrayalBonusUsableThisRoll', () => {
  const betrayal = (options: Partial<HouseRules>, betrayer: 'A' | 'B') => {
    const stage = fight(options, three);
    stage.state.episodes[0]?.truces.push(pairOf(placeOf(stage, 'A'), placeOf(stage, 'B')));
    goOn(stage, { A: { build: gambled }, B: { build: inSteps('gamble', 1) } }, ['betray']);
    if (betrayer === 'B') must(stage, { type: 'ready' });
    must(stage, { type: 'betray', fighter: placeOf(stage, betrayer === 'A' ? 'B' : 'A') });
    return stage;
  };
  const raises = (stage: Stage) => movesOf(stage).flatMap((move) => (move.type === 'gamble' ? [move.dice] : []));

  it('false: the bonus only cushions', () => {
    const stage = betrayal({}, 'A');
    expect(raises(stage)).toEqual([]);
    expect(fighterOf(stage, 'A').pool).toBe(11);
  });

  it('true: the holder of the initiative raises the gamble without a limit', () => {
    const stage = betrayal({ betrayalBonusUsableThisRoll: true }, 'A');
    expect(raises(stage)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    must(stage, { type: 'gamble', dice: 9 });
    goOn(stage, {}, ['dice']);
    expect(stage.state.scene?.sides.map(({ due }) => due)).toEqual([11, 1, 1]);
    expect(stage.state.scene?.limit).toBe(2);
  });

  it('true: the others raise it within the limit', () => {
    expect(raises(betrayal({ betrayalBonusUsableThisRoll: true }, 'B'))).toEqual([1]);
  });
});

describe('npcAlone', () => {
  const alone = (options: Partial<HouseRules>) => {
    const stage = staged(
      { options },
      {
        actors: [
          { name: 'A', pool: 0 },
          { name: 'B', episode: 1 },
          { name: 'C', episode: 1 },
          { name: 'G', isNpc: true, pool: 4, ties: { Doc: 1 } },
          { name: 'H', isNpc: true, pool: 3 },
        ],
        threshold: { start: 7, step: 0 },
      },
    );
    engaged(stage, [0, 3]);
    must(stage, { type: 'go' });
    goOn(stage, { G: ones(1) });
    return stage;
  };

  it('oneSurvives: the GM chooses the last standing, the others are dead', () => {
    const stage = alone({});
    expect(movesOf(stage)).toEqual(['G', 'H'].map((name) => ({ type: 'survive', fighter: placeOf(stage, name) })));
    must(stage, { type: 'survive', fighter: placeOf(stage, 'H') });
    expect(['G', 'H'].map((name) => fighterOf(stage, name).standing)).toEqual(['dead', 'last']);
  });

  it('allSurvive: none counts as last standing', () => {
    const stage = alone({ npcAlone: 'allSurvive' });
    expect(['G', 'H'].map((name) => fighterOf(stage, name).standing)).not.toContain('dead');
    expect(eventsOf(stage, 'lastStanding')).toEqual([]);
    expect(eventsOf(stage, 'episodeEnded').map(({ why }) => why)).toEqual(['npcsAlone']);
  });
});

describe('turnsPerEpisode', () => {
  const closed = (isCore: boolean) => {
    const stage = staged({}, { actors: [...three, { name: 'D', isNpc: true, standing: 'idle' }], isCore });
    const game = { ...stage.game, turnsPerEpisode: 1 };
    must({ ...stage, game }, { type: 'frame' });
    goOn({ ...stage, game }, { [GM]: { faces: [1, 1, 1, 1, 1] } });
    return stage;
  };

  it('closes an episode: players are knocked out, NPC Gladiators live', () => {
    const stage = closed(false);
    expect(eventsOf(stage, 'episodeEnded').map(({ why }) => why)).toEqual(['closed']);
    const [ended] = eventsOf(stage, 'layerEnded');
    expect(ended?.pools).toEqual([6, 6, 5, 5]);
    expect(fighterOf(stage, 'C').standing).toBe('idle');
  });

  it('lets the living share the epilogue of the Core', () => {
    const [ended] = eventsOf(closed(true), 'ended');
    expect(ended?.winners.slice(0, 2)).toEqual([0, 1]);
  });
});

describe('npcGladiatorsFrom', () => {
  const written = (id: string): Gladiator => ({
    id,
    name: id,
    face: '',
    backStory: '',
    tags: [],
    drive: 'reasonToLive',
    driveText: '',
    weapon: '',
    pool: null,
    relationships: [],
  });
  const cast = (options: Partial<HouseRules>, npcs: number, pregens: number) => {
    const body: Campaign = {
      ...campaignOf({ options }),
      npcGladiators: Array.from({ length: npcs }, (_, i) => written(`npc ${i}`)),
      pregens: Array.from({ length: pregens }, (_, i) => written(`pregen ${i}`)),
    };
    const game = compile(body);
    const stage: Stage = { game, state: setup(game, 2, 1), names: [], npcs: [], events: [] };
    const offered = [];
    while (stage.state.phase === 'pick' || stage.state.phase === 'nature') {
      const legal = movesOf(stage);
      if (stage.state.phase === 'pick') offered.push(legal.map((move) => ('gladiator' in move ? move.gladiator : -2)));
      must(stage, ...legal.slice(-1));
    }
    return { offered, fighters: stage.state.fighters.map(({ written }) => written) };
  };

  it('scenario: pregens are picked, and NPC Gladiators come from the file, then from pregens that nobody plays', () => {
    expect(cast({}, 1, 3)).toEqual({
      offered: [
        [1, 2, 3],
        [1, 2],
      ],
      fighters: [3, 2, 0, 1],
    });
  });

  it('players: each gets as many as they would create, pregens first, and gives away the rest', () => {
    expect(cast({ npcGladiatorsFrom: 'players' }, 2, 2)).toEqual({
      offered: [
        [2, 0],
        [3, 1],
      ],
      fighters: [0, 1, 2, 3],
    });
  });

  it('are fewer if no more exist', () => {
    expect(cast({}, 1, 0)).toEqual({ offered: [[-1], [-1]], fighters: [-1, -1, 0] });
  });
});

describe('consequences of the rules', () => {
  it('prevents a tie on cooldown from being bought, and from helping through another’s purchase', () => {
    const stage = fight(
      {},
      three.map((one) => ({ ...one, ties: { Doc: 2 } })),
    );
    const resting = fighterOf(stage, 'B').ties[0];
    if (resting) resting.rest = 1;
    const build = buys(stage, [{ npc: 'Doc' }]);
    goOn(stage, { A: { build } }, ['build']);
    must(stage, ...build, { type: 'ready' });
    expect(make(stage, { type: 'buy', npc: npcOf(stage, 'Doc') })).toBe('tie-rests');
    goOn(stage, {}, ['dice']);
    expect(stage.state.scene?.sides.map(({ due }) => due)).toEqual([2, 1, 2]);
  });

  it('spreads a loss only over ties that were bought or added dice', () => {
    const worth = [2, 0, 1];
    const stage = fight(
      {},
      three.map((one, i) => ({ ...one, ties: { Doc: worth[i] ?? 0 } })),
    );
    const build = buys(stage, [{ npc: 'Doc' }]);
    goOn(stage, { A: { build, faces: [1, 1] }, B: ones(0), C: ones(1) });
    expect(eventsOf(stage, 'tieHurt').map(({ fighter }) => stage.names[fighter])).toEqual(['C']);
    expect(fighterOf(stage, 'B').ties).toHaveLength(1);
  });

  it('gives the NPC Gladiator of a resumed encounter the initiative, and rewards no meeting twice', () => {
    const stage = fight({}, [{ name: 'A', ties: { Doc: 1 } }, { name: 'B' }, { name: 'C', isNpc: true }]);
    goOn(stage, { A: ones(0), B: ones(0), C: { build: [{ type: 'leave' }], faces: [1] } });
    giveTurn(stage.state, 0);
    stage.state.episodes[0]?.encounters.splice(0);
    must(stage, { type: 'frame' });
    goOn(stage, { [GM]: { faces: [1] } }, ['cutscene']);
    must(stage, { type: 'resume', fighter: placeOf(stage, 'C') });
    giveTurn(stage.state, 0);
    expect(movesOf(stage).some(({ type }) => type === 'frame')).toBe(false);
    must(stage, { type: 'go' });
    goOn(stage, {}, ['build']);
    expect(stage.names[stage.state.scene?.initiative ?? -1]).toBe('C');
    expect(eventsOf(stage, 'met')).toEqual([]);
  });

  it('removes judgment dice from backers of the Gladiator that beats all compared ones', () => {
    const judge: Actor = { name: 'J', standing: 'out' };
    const stage = staged({}, { actors: [{ name: 'A' }, { name: 'B' }, judge, { name: 'C', isNpc: true }] });
    stage.state.judgment[2] = 5;
    engaged(stage, [0, 1, 3]);
    must(stage, { type: 'go' });
    goOn(stage, {}, ['judge']);
    must(stage, { type: 'back', side: 1 }, { type: 'judge', dice: 2 });
    goOn(stage, { B: ones(1) });
    expect(stage.state.judgment[2]).toBe(3);
  });
});
