import { describe, expect, it } from 'vitest';
import type { Modifier } from '@/lib/systems/isolation/engine/moves';
import { viewOf } from '@/lib/systems/isolation/engine/view';
import type { HouseRules } from '@/lib/systems/isolation/schema';
import { bundles, type Needs, named, type Sheet } from './notation';
import {
  between,
  dueOf,
  eventsOf,
  GM,
  goOn,
  hasAnswers,
  hasRolls,
  make,
  movesOf,
  must,
  type Plan,
  personOf,
  propose,
  resultOf,
  type Stage,
  staged,
} from './stage';
import { friends, play } from './to-order';

const CAST = ['Ann', 'Ben', 'Cal'];
type Options = Partial<HouseRules>;

/** Stages a siege with Ann, Ben and Cal. */
const night = (options: Options, { stress, ...needs }: Partial<Needs> & { readonly stress?: number } = {}): Stage =>
  staged({ options }, { cast: named(CAST), ...needs, ...(stress !== undefined && { stress }) });

/** Plays a proposal of Ann's until its dice are due. */
function rolling(stage: Stage, plan: Omit<Plan, 'active'>): Stage {
  propose(stage, { active: 'Ann', ...plan });
  goOn(stage, { active: 'Ann', ...plan }, hasRolls);
  return stage;
}

const poolOf = (stage: Stage, name: string) => dueOf(stage, 'rolls')[name];
const looseOf = (stage: Stage, one: string, other: string) => ({ ...between(stage, one, other).loose });

describe('freeCooperation', () => {
  /** Ben has no link to Ann, and her Stress would make anybody refuse. */
  const asked = (options: Options) => {
    const stage = night(options, { stress: 3 });
    const plan: Plan = {
      active: 'Ann',
      asked: ['Ben'],
      stances: { Ben: 'cooperate' },
      rolls: { Ann: { red: [3, 3, 3] } },
    };
    propose(stage, plan);
    goOn(stage, plan);
    return eventsOf(stage, 'stanceTaken').map(({ stance }) => stance);
  };

  it('noRed: a character without a link may help', () => expect(asked({})).toEqual(['cooperate']));
  it('greenOnly: the dice turn that character Hostile', () =>
    expect(asked({ freeCooperation: 'greenOnly' })).toEqual(['hostile']));
});

describe('openEnded', () => {
  const rolled = (options: Options) => {
    const stage = night(options, { links: bundles(['Ann', 'Ben'], { green: 1, red: 1 }) });
    const plan: Plan = { active: 'Ann', asked: ['Ben'], rolls: { Ben: { green: [6, 2], red: [1, 3] } } };
    propose(stage, plan);
    goOn(stage, plan);
    return eventsOf(stage, 'rolled').flatMap(({ rolls }) =>
      rolls.flatMap(({ person, faces }) => (person === 1 ? [faces] : [])),
    );
  };

  it('true: a green six and a red one each add another die', () =>
    expect(rolled({})).toEqual([
      [6, 2],
      [1, 3],
    ]));
  it('false: they do not', () => expect(rolled({ openEnded: false })).toEqual([[6], [1]]));

  it.each([
    [true, 7],
    [false, 5],
  ])('%s: also applies to the GM’s dice', (openEnded, dice) => {
    const stage = night({ openEnded });
    const plan: Plan = { active: 'Ann', answers: { [GM]: { red: [1, 1] } } };
    propose(stage, plan);
    goOn(stage, plan);
    const [answered] = eventsOf(stage, 'answered').flatMap(({ rolls }) => rolls);
    expect(answered?.faces).toHaveLength(dice);
  });
});

describe('goalAndBias', () => {
  const torn: Sheet = { name: 'Ann', goal: 'the cause', bias: 'cause, and wrong' };
  const pool = (options: Options) =>
    poolOf(
      rolling(night(options, { cast: [torn, ...named(['Ben'])], tasks: [{ id: 'it' }] }), {
        task: 'it',
        asked: ['Ben'],
      }),
      'Ann',
    );

  it('one: one die in total', () => expect(pool({})).toEqual({ green: 1, red: 2 }));
  it('each: one die for each', () => expect(pool({ goalAndBias: 'each' })).toEqual({ green: 2, red: 2 }));

  it.each([
    ['one', [0, 1]],
    ['each', [0, 1, 2]],
  ] as const)('%s: limits the GM’s rulings', (goalAndBias, counts) => {
    const stage = night({ goalAndBias });
    propose(stage, { active: 'Ann', asked: ['Ben'] });
    expect(ruleable(stage, 'violates')).toEqual(counts);
  });
});

/** Lists the possible values of a modifier, including the current one. */
function ruleable(stage: Stage, modifier: Modifier): readonly number[] {
  const counts = movesOf(stage).flatMap((move) =>
    move.type === 'rule' && move.modifier === modifier ? [move.count] : [],
  );
  return [0, ...counts];
}

describe('rolePlayMax', () => {
  it.each([
    [undefined, [0, 1, 2]],
    [0, [0]],
    [6, [0, 1, 2, 3, 4, 5, 6]],
  ])('%s', (rolePlayMax, counts) => {
    const stage = night(rolePlayMax === undefined ? {} : { rolePlayMax });
    propose(stage, { active: 'Ann', asked: ['Ben'] });
    expect(ruleable(stage, 'rolePlay')).toEqual(counts);
  });

  it('applies only to the Active', () => {
    const stage = night({ rolePlayMax: 6 });
    propose(stage, { active: 'Ann', asked: ['Ben'] });
    must(stage, { type: 'consider', person: 1 });
    expect(ruleable(stage, 'rolePlay')).toEqual([0]);
  });
});

describe('storyLabels', () => {
  const pool = (options: Options) => {
    const links = bundles(['Ann', 'Ben'], { green: 1, red: 1 }, { kind: 'story', label: 'An apt word' });
    return poolOf(rolling(night(options, { links, tasks: [{ id: 'it' }] }), { task: 'it', asked: ['Ben'] }), 'Ben');
  };

  it('false: labels of past events add no dice', () => expect(pool({})).toEqual({ green: 1, red: 1 }));
  it('true: they add one die each', () => expect(pool({ storyLabels: true })).toEqual({ green: 2, red: 2 }));
});

describe('openDifficulty', () => {
  const known = (options: Options, difficulty?: number) => {
    const stage = night(options, { tasks: [{ id: 'it', difficulty: 5 }] });
    const plan: Plan = { active: 'Ann', task: 'it', asked: ['Ben'], ...(difficulty !== undefined && { difficulty }) };
    propose(stage, plan);
    const before = seen(stage);
    goOn(stage, plan);
    return { before, after: seen(stage) };
  };
  /** The Difficulty as known to a player, a spectator and the GM. */
  const seen = ({ game, state }: Stage) =>
    ([0, 'table', state.players] as const).map((who) => viewOf(game, state, who).difficultyOf(0));

  it('false: only the GM knows it until it is announced', () =>
    expect(known({}, 3)).toEqual({ before: [0, 0, 5], after: [3, 3, 3] }));
  it('true: everybody knows it from the start', () =>
    expect(known({ openDifficulty: true }, 3)).toEqual({ before: [5, 5, 5], after: [3, 3, 3] }));
});

describe('linksForDefaulted', () => {
  const left = (options: Options, margin: number, plan: Partial<Plan> = {}) => {
    const stage = night(options, { links: friends(CAST) });
    play(stage, { active: 'Ann', asked: ['Ben'], ...plan }, margin);
    return [looseOf(stage, 'Ann', 'Ben'), looseOf(stage, 'Ann', 'Cal')];
  };
  const [none, one] = [
    { green: 0, red: 0 },
    { green: 1, red: 0 },
  ];

  it('false: Cal, who was not asked, has none', () => expect(left({}, 2)).toEqual([one, none]));
  it('true: Cal has the links of a Neutral', () => expect(left({ linksForDefaulted: true }, 2)).toEqual([one, one]));
  it('true: Cal has none while elsewhere', () =>
    expect(left({ linksForDefaulted: true }, 2, { absent: ['Cal'] })).toEqual([one, none]));
});

describe('clearTemporary', () => {
  const ended = (options: Options) => {
    const stage = night(options, {
      links: [
        ...bundles(['Ann', 'Ben'], { green: 2, red: 1 }, { kind: 'temporary' }),
        ...bundles(['Ann', 'Ben'], { green: 1 }),
        ...bundles(['Ben', 'Cal'], { green: 3 }, { kind: 'temporary' }),
      ],
      tasks: [{ id: 'way', ends: 'out' }],
      siege: { sessions: 2, conflictsPerSession: 4, rescueAfter: null },
    });
    play(stage, { active: 'Cal', task: 'way' }, 0);
    for (let i = 0; i < 3; i++) must(stage, { type: 'wait' });
    const rolled = eventsOf(stage, 'reflected').length + Number(stage.state.phase === 'pair');
    while (stage.state.phase === 'pair') must(stage, { type: 'leave' });
    const { green, red } = between(stage, 'Ann', 'Ben');
    return { rolled, pair: [green, red], gone: between(stage, 'Ben', 'Cal').green };
  };

  it('false: moods last', () => expect(ended({})).toEqual({ rolled: 1, pair: [3, 1], gone: 3 }));
  it('true: those between people inside end after the rolls', () =>
    expect(ended({ clearTemporary: true })).toEqual({ rolled: 1, pair: [1, 0], gone: 3 }));
});

describe('stressMax', () => {
  const left = (options: Options) => {
    const stage = night(options, { events: [3], stress: 2 });
    must(stage, { type: 'event', event: 0 });
    return stage.state.stress;
  };

  it('null: Stress has no limit', () => expect(left({})).toBe(5));
  it('a number: Stress cannot exceed it', () => expect(left({ stressMax: 4 })).toBe(4));
});

describe('soloDuelDice', () => {
  const alone = (options: Options) => {
    const stage = night(options, { links: bundles(['Ann', 'Ben'], { green: 1, red: 3 }) });
    propose(stage, { active: 'Ann', against: 'Ben' });
    const { phase } = stage.state;
    goOn(stage, { active: 'Ann', against: 'Ben', difficulty: 5 }, hasRolls);
    const own = poolOf(stage, 'Ann');
    goOn(stage, { active: 'Ann', against: 'Ben' }, hasAnswers);
    return { phase, own, target: dueOf(stage, 'answers').Ben };
  };
  const target = { green: 0, red: 6 };

  it('redLinksWithTarget: red links replace a Difficulty', () =>
    expect(alone({})).toEqual({ phase: 'rule', own: { green: 3, red: 1 }, target }));
  it('difficulty: the GM sets one', () =>
    expect(alone({ soloDuelDice: 'difficulty' })).toEqual({ phase: 'difficulty', own: { green: 5, red: 1 }, target }));
});

describe('duelWounds', () => {
  const fought = (options: Options, danger = 1) => {
    const stage = night(options, { links: friends(CAST) });
    play(stage, { active: 'Ann', against: 'Ben', asked: ['Cal'], rulings: { Ann: { danger } } }, 2);
    return CAST.map((name) => personOf(stage, name).level);
  };

  it('none: a success wounds nobody', () => expect(fought({})).toEqual([0, 0, 0]));
  it('margin: the target takes as many wounds as the margin', () =>
    expect(fought({ duelWounds: 'margin' })).toEqual([0, 2, 0]));
  it('margin: not if nobody can be hurt', () => expect(fought({ duelWounds: 'margin' }, 0)).toEqual([0, 0, 0]));
});

describe('causes of wounds', () => {
  /** Ann fails; Ben was asked, and Cal was not. The parameters are the evens or odds of each side. */
  const caused = (
    given: { readonly hindered?: number; readonly waiting?: number; readonly odds: number } & Partial<Plan>,
  ) => {
    const { hindered = 0, waiting = 0, odds, ...more } = given;
    const stage = night({}, { links: [...friends(['Ann', 'Ben']), ...bundles(['Ann', 'Cal'], { red: 3 })] });
    const plan: Plan = {
      active: 'Ann',
      asked: ['Ben'],
      rulings: { Ann: { danger: 1 } },
      stances: hindered > 0 ? { Cal: 'hostile' } : {},
      rolls: { Ann: { green: [2, 2] }, Ben: { green: same(2, waiting) } },
      answers: { Cal: { red: same(3, hindered) }, [GM]: { red: same(3, odds) }, Ben: { red: same(3, odds) } },
      ...more,
    };
    propose(stage, plan);
    goOn(stage, plan);
    return { ...resultOf(stage), causes: [...new Set(eventsOf(stage, 'wounded').map(({ cause }) => cause))] };
  };
  const same = (face: number, times: number) => Array.from({ length: times }, () => face);

  it('are obstruction if the attempt would have succeeded without the Hostile', () =>
    expect(caused({ hindered: 2, odds: 2 })).toMatchObject({ margin: -2, causes: ['obstruction'] }));
  it('are standing by if the Neutral could have made it succeed', () =>
    expect(caused({ waiting: 2, odds: 4 })).toMatchObject({ margin: -2, causes: ['standingBy'] }));
  it('are standing by even if the Hostile made no difference', () =>
    expect(caused({ hindered: 1, waiting: 3, odds: 4 })).toMatchObject({ margin: -3, causes: ['standingBy'] }));
  it('are the threat if nobody could have helped', () =>
    expect(caused({ hindered: 1, waiting: 1, odds: 4 })).toMatchObject({ margin: -3, causes: ['threat'] }));
  it('are always obstruction in a fight', () =>
    expect(caused({ against: 'Ben', asked: ['Cal'], odds: 3 })).toMatchObject({ margin: -3, causes: ['obstruction'] }));
});

describe('consequences of the rules', () => {
  it('allows one event before each conflict, and each event only once', () => {
    const stage = night({}, { events: [1, 2], stress: 1 });
    must(stage, { type: 'event', event: 1 });
    expect([make(stage, { type: 'event', event: 0 }), stage.state.stress]).toEqual(['not-now', 3]);
    must(stage, { type: 'wait' });
    expect(make(stage, { type: 'event', event: 1 })).toBe('not-now');
    must(stage, { type: 'event', event: 0 });
    expect([stage.state.stress, stage.state.conflicts]).toEqual([4, 1]);
  });

  it('counts passing time as a conflict', () => {
    const stage = night({});
    must(stage, { type: 'call', person: 0 }, { type: 'pass' });
    expect([stage.state.conflicts, eventsOf(stage, 'timePassed').length]).toEqual([1, 1]);
  });

  it('announces the Difficulty of a lone attempt before the dice, and any other after all have taken sides', () => {
    const phases = (plan: Plan) => {
      const stage = night({}, { links: friends(CAST) });
      propose(stage, plan);
      const seen: string[] = [];
      goOn(stage, plan, ({ phase }) => {
        if (seen.at(-1) !== phase) seen.push(phase);
        return false;
      });
      return seen;
    };
    expect(phases({ active: 'Ann' })).toEqual(['difficulty', 'rule', 'dice', 'oppose', 'dice']);
    const helped = ['rule', 'dice', 'stance', 'oppose', 'difficulty', 'dice'];
    expect(phases({ active: 'Ann', asked: ['Ben'] })).toEqual(helped);
    const fight = ['rule', 'dice', 'stance', 'dice'];
    expect(phases({ active: 'Ann', against: 'Ben', asked: ['Cal'] })).toEqual(fight);
  });

  it('lets people turn Hostile only if they are present, alive and were not asked', () => {
    const cast = named(['Ann', 'Ben', 'Cal', 'Dan', 'Eli', 'Fay']);
    const stage = staged({}, { cast, safe: ['Eli'] });
    const plan: Plan = { active: 'Ann', asked: ['Ben'], absent: ['Cal'], stances: { Dan: 'hostile', Fay: 'hostile' } };
    propose(stage, plan);
    goOn(stage, plan);
    expect(eventsOf(stage, 'opposed').map(({ person }) => cast[person]?.name)).toEqual(['Dan', 'Fay']);
  });

  it('gives a person who turns Hostile the red links and nothing else', () => {
    const stage = night(
      {},
      {
        cast: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cal', profession: 'Trade', bias: 'wrong' }],
        links: bundles(['Ann', 'Cal'], { green: 2, red: 2 }, { label: 'apt' }),
        tasks: [{ id: 'it' }],
        stress: 4,
      },
    );
    const plan: Plan = { active: 'Ann', task: 'it', asked: ['Ben'], stances: { Cal: 'hostile' } };
    propose(stage, plan);
    goOn(stage, plan, hasAnswers);
    expect(dueOf(stage, 'answers').Cal).toEqual({ green: 0, red: 2 });
  });

  it('lets the GM rule out all modifiers from the texts', () => {
    const stage = night(
      {},
      {
        cast: [{ name: 'Ann', profession: 'Trade', goal: 'cause' }, ...named(['Ben'])],
        links: bundles(['Ann', 'Ben'], { green: 1 }, { label: 'apt' }),
        tasks: [{ id: 'it' }],
      },
    );
    const rulings = { Ann: { profession: 0, serves: 0 }, Ben: { greenLabels: 0 } };
    rolling(stage, { task: 'it', asked: ['Ben'], rulings });
    expect(dueOf(stage, 'rolls')).toEqual({ Ann: { green: 1, red: 1 }, Ben: { green: 1, red: 0 } });
  });

  it('changes neither links nor Stress if it succeeds automatically', () => {
    const stage = night({ linksForDefaulted: true }, { tasks: [{ id: 'it' }], stress: 0 });
    const plan: Plan = { active: 'Ann', task: 'it', asked: ['Ben'], stances: { Ben: 'cooperate' } };
    propose(stage, plan);
    goOn(stage, plan);
    expect(eventsOf(stage, 'resolved')).toMatchObject([{ degree: 'basicSuccess', isAutomatic: true }]);
    expect([stage.state.stress, looseOf(stage, 'Ann', 'Ben')]).toEqual([0, { green: 0, red: 0 }]);
  });

  it('subtracts the dead and the safe from the GM’s dice', () => {
    const stage = night({}, { links: friends(CAST), tasks: [{ id: 'way', ends: 'out' }] });
    const due = () => {
      propose(stage, { active: 'Ann', asked: [] });
      goOn(stage, { active: 'Ann' }, hasAnswers);
      const dice = dueOf(stage, 'answers')[GM]?.red;
      goOn(stage, { active: 'Ann', answers: { [GM]: { red: [] } } });
      return dice;
    };
    const before = due();
    play(stage, { active: 'Cal', task: 'way' }, 0);
    const without = due();
    play(stage, { active: 'Ben', absent: ['Ann'], rulings: { Ben: { danger: 1 } } }, -3);
    stage.state.stress = 1;
    expect([before, without, due()]).toEqual([5, 4, 3]);
  });

  it('lets the table decide who takes wounds, except the Dying', () => {
    const stage = night(
      {},
      { cast: [...named(['Ann', 'Ben']), { name: 'Cal', level: 'dying' }], links: friends(CAST) },
    );
    const offered: (readonly string[])[] = [];
    const hurt = (_: Stage, open: readonly string[]) => {
      offered.push(open);
      return open.at(-1);
    };
    play(stage, { active: 'Ann', asked: ['Ben', 'Cal'], rulings: { Ann: { danger: 1 } }, hurt }, -3);
    expect(offered).toEqual([
      ['Ann', 'Ben'],
      ['Ann', 'Ben'],
    ]);
    expect(CAST.map((name) => personOf(stage, name).level)).toEqual([0, 2, 3]);
  });

  it('resolves deaths before injuries, moods and Stress', () => {
    const stage = night(
      {},
      { cast: [...named(['Ann', 'Ben']), { name: 'Cal', level: 'dying' }], links: friends(CAST) },
    );
    play(stage, { active: 'Ann', asked: ['Ben', 'Cal'], rulings: { Ann: { danger: 1 } } }, -2);
    const order = stage.events.flatMap((event) => {
      if (event.type === 'linked') return [event.why];
      return ['resolved', 'wounded', 'died', 'stressChanged'].includes(event.type) ? [event.type] : [];
    });
    expect([...new Set(order)]).toEqual([
      'resolved',
      'wounded',
      'died',
      'goodwill',
      'injury',
      'result',
      'stressChanged',
    ]);
  });
});
