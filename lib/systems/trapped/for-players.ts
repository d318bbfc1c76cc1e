import type { Clock, Goal, Item, Monster, Setting } from './schema';

/**
 * Returns a setting without the GM's secrets. What everyone may know before play stays: the place, its map, barriers,
 * open goals, ways out, clocks that are not hidden, and the monster's nature and attacks. What players are to discover is removed: Events, hidden
 * goals and everything only these provide, notes on rooms, the monster's starting room, and what does and does not hurt
 * it, since immunities reveal the weakness.
 */
export function forPlayers(setting: Setting): Setting {
  const goals = setting.goals.filter(({ hidden }) => !hidden);
  const isOpen = opennessOf(setting, goals);
  const known = setting.options.weaknessKnownAtStart;
  return {
    ...setting,
    barriers: setting.barriers.map((barrier) => ({
      ...barrier,
      defeatedBy: barrier.defeatedBy.filter(({ goal }) => isOpen.goal(goal)),
    })),
    monsters: setting.monsters.map((monster) => hideMonster(monster, isOpen, known || monster.weaknessKnownAtStart)),
    goals: goals.map((goal) => ({
      ...withOpenRequirements(goal, isOpen),
      grants: goal.grants.filter(({ item }) => isOpen.item(item)),
    })),
    items: setting.items.filter(({ id }) => isOpen.item(id)),
    escapes: setting.escapes.map((way) => withOpenRequirements(way, isOpen)),
    // A disaster set off only by a hidden goal is secret too.
    losses: setting.losses.filter(({ cause }) => isOpen.goal(cause.goal)),
    clocks: setting.clocks.filter(({ hidden }) => !hidden).map((clock) => openClock(clock, isOpen)),
    events: [],
    goalPlaces: [],
    map: {
      ...setting.map,
      rooms: setting.map.rooms.map((room) => ({ ...room, secret: '' })),
      passages: setting.map.passages.map((passage) => ({
        ...passage,
        openedBy: isOpen.goal(passage.openedBy) ? passage.openedBy : '',
        needsItem: isOpen.item(passage.needsItem) ? passage.needsItem : '',
      })),
    },
  };
}

interface Openness {
  goal(id: string): boolean;
  item(id: string): boolean;
}

/** Public are open goals, and items that these grant or that a passage on the public map requires. */
function opennessOf({ goals, items, map }: Setting, open: readonly Goal[]): Openness {
  const hiddenGoals = new Set(goals.filter(({ hidden }) => hidden).map(({ id }) => id));
  const openItems = new Set([
    ...open.flatMap(({ grants }) => grants.map(({ item }) => item)),
    ...map.passages.map(({ needsItem }) => needsItem),
  ]);
  const hiddenItems = new Set(items.map(({ id }: Item) => id).filter((id) => !openItems.has(id)));
  return { goal: (id) => !hiddenGoals.has(id), item: (id) => !hiddenItems.has(id) };
}

function withOpenRequirements<T extends Pick<Goal, 'requires' | 'requiresAny'>>(waiting: T, isOpen: Openness): T {
  const open = (lines: Goal['requires']) =>
    lines.filter((line) => (line.kind === 'goal' ? isOpen.goal(line.goal) : isOpen.item(line.item)));
  return { ...waiting, requires: open(waiting.requires), requiresAny: open(waiting.requiresAny) };
}

/** Players know how a clock moves, as far as open goals do it, but not what it brings. */
const openClock = (clock: Clock, isOpen: Openness): Clock => ({
  ...clock,
  goals: clock.goals.filter(({ goal }) => isOpen.goal(goal)),
  effects: [],
  hits: 'anyone',
  room: '',
});

function hideMonster(monster: Monster, isOpen: Openness, weaknessIsKnown: boolean): Monster {
  const open: Monster = {
    ...monster,
    start: '',
    weaknessGoal: isOpen.goal(monster.weaknessGoal) ? monster.weaknessGoal : '',
    means: monster.means.filter(({ item }) => isOpen.item(item)),
    hunts: isOpen.item(monster.bait) || monster.hunts !== 'holder' ? monster.hunts : 'anybody',
    bait: isOpen.item(monster.bait) ? monster.bait : '',
    cure: isOpen.item(monster.cure) ? monster.cure : '',
    shuns: monster.shuns.filter((one) => one.kind !== 'item' || isOpen.item(one.item)),
    blinds: monster.blinds.filter((one) => one.kind !== 'item' || isOpen.item(one.item)),
    grows: null,
  };
  if (weaknessIsKnown) return open;
  return {
    ...open,
    immunities: [],
    weakness: '',
    repelledBy: [],
    killedBy: [],
    means: [],
    regenerates: false,
    killNeedsMeans: false,
    defeats: 3,
    hunts: 'anybody',
    bait: '',
    toughness: 'three',
    shuns: [],
    blinds: [],
  };
}
