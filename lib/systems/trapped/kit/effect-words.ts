import { type BySuit, SUIT_SIGNS } from '@/lib/tabletop/cards/playing-cards';
import { joined, titled } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import type { Effect, Event, FurtherEffect, Selector, Setting } from '../schema';
import { type Attribute, HARDSHIP_TEST, USUAL_TESTS } from '../vocabulary';
import { attributeLabel } from './attribute-words';
import { sayMove } from './clock-words';

/** Names in an Event's words. */
export interface Lexicon extends Names {
  readonly attribute: (attribute: Attribute) => string;
  /** The attribute that Events of this suit usually test. */
  readonly usualTest: string;
  /** The character for whom the target feels most, as a noun phrase. */
  readonly related: string;
  readonly isFact: (item: string) => boolean;
  /** The Event strikes no character. */
  readonly isForExtras: boolean;
  readonly passage: (id: string) => string | undefined;
  readonly monster: (id: string) => string | undefined;
  readonly clock: (id: string) => string | undefined;
  /** The goal is in a room that only the GM knows. */
  readonly isSecret: (goal: string) => boolean;
}

/** Returns the names that the words of an Event need. */
export function lexiconOf(event: Event, setting: Setting, names: Names): Lexicon {
  return {
    ...names,
    attribute: (attribute) => attributeLabel({ setting }, attribute),
    usualTest: attributeLabel({ setting }, USUAL_TESTS[event.suit]),
    related: sayRelated(event),
    isFact: (id) => setting.items.some((item) => item.id === id && item.kind === 'flag'),
    isForExtras: event.selectors.length > 0 && event.selectors.every(isAmongExtras),
    passage: (id) => {
      const passage = setting.map.passages.find((passage) => passage.id === id);
      return passage && `${names.room(passage.a) ?? 'a room'} – ${names.room(passage.b) ?? 'a room'}`;
    },
    monster: (id) => {
      const monster = setting.monsters.find((one) => one.id === id);
      return monster && titled(monster.name, 'monster');
    },
    clock: (id) => {
      const clock = setting.clocks.find((one) => one.id === id);
      return clock && titled(clock.title, 'clock');
    },
    isSecret: (id) => setting.goals.some((goal) => goal.id === id && goal.where === 'secret'),
  };
}

/** Phrases for the character with the highest relationship of a suit (rules 5.4). */
const FELT_MOST: BySuit<string> = {
  hearts: 'the character they love most',
  diamonds: 'the character they want most',
  spades: 'the character with most hold over them',
  clubs: 'the character they hate most',
};

function sayRelated({ selectors }: Event): string {
  const selector = selectors.find(({ kind }) => kind === 'relationship');
  return selector?.kind === 'relationship' ? FELT_MOST[selector.suit] : 'the character they feel for most';
}

const isAmongExtras = (selector: Selector): boolean =>
  selector.kind === 'named' || ('among' in selector && selector.among === 'extras');

/** Effects on a place, of which several in a row are one sentence. */
const ON_PLACES: ReadonlySet<FurtherEffect['kind']> = new Set([
  'seal',
  'unseal',
  'cutAir',
  'shutRoom',
  'openRoom',
  'flood',
  'darken',
  'restore',
]);

/** Returns effects as sentences: "Dark: Cellar and Attic.", not a sentence for each room. */
export function sayEffects(effects: readonly FurtherEffect[], lexicon: Lexicon): readonly string[] {
  const runs: { readonly first: FurtherEffect; readonly places: string[] }[] = [];
  for (const effect of effects) {
    const place = placeOf(effect, lexicon);
    const last = runs.at(-1);
    if (place !== undefined && last && last.places.length > 0 && isAlike(last.first, effect)) last.places.push(place);
    else runs.push({ first: effect, places: place === undefined ? [] : [place] });
  }
  return runs.map(({ first, places }) => {
    const all = () => joined(places, 'and');
    return sayEffect(first, places.length < 2 ? lexicon : { ...lexicon, room: all, passage: all });
  });
}

/** Returns the name of the place that an effect changes; undefined if it names none. */
function placeOf(effect: FurtherEffect, { passage, room }: Lexicon): string | undefined {
  if (!ON_PLACES.has(effect.kind)) return undefined;
  if ('passage' in effect) return passage(effect.passage);
  return 'room' in effect ? room(effect.room) : undefined;
}

/** Tells whether two effects differ only in their places. */
function isAlike(one: FurtherEffect, other: FurtherEffect): boolean {
  const rest = (effect: FurtherEffect) => JSON.stringify({ ...effect, id: '', room: '', passage: '' });
  return rest(one) === rest(other);
}

/** Returns an effect as a sentence. */
function sayEffect(effect: FurtherEffect, lexicon: Lexicon): string {
  const { attribute, passage, room, item, related, usualTest } = lexicon;
  const victim = (who: 'target' | 'related') => (who === 'target' ? 'whoever is hit' : related);
  switch (effect.kind) {
    case 'monsterConflict':
      return 'If the monster is here or next door, it attacks.';
    case 'steal':
      return `If the monster is here or next door, it takes ${item(effect.item) ?? 'something vital'}.`;
    case 'seal':
      return `Shut until forced: ${passage(effect.passage) ?? 'a passage the GM picks'}.`;
    case 'unseal':
      return `Open from now on: ${passage(effect.passage) ?? 'a passage the GM picks'}.`;
    case 'cutAir':
      return `No air in ${room(effect.room) ?? 'rooms the GM picks'} without ${item(effect.item) ?? 'the right gear'}.`;
    case 'hurt':
      return `Test of ${usualTest} for ${victim(effect.who)}.`;
    case 'sicken':
      return sayIllness(effect, lexicon);
    case 'grant':
      return `Gains ${item(effect.item) ?? 'something useful'}${sayCondition(effect.condition)}.`;
    case 'move':
      return `Goes to ${room(effect.room) ?? 'a room the GM picks'} at once, however far.${lexicon.isForExtras ? '' : ' A character’s player may refuse.'}`;
    case 'cling':
      return `The Extra won’t leave the side of ${related}.`;
    case 'extraTurn':
      return `Takes another turn at once${sayCondition(effect.condition)}.`;
    case 'test':
      return `Test of ${attribute(effect.attribute)} for ${victim(effect.who)}.`;
    case 'suitTest':
      return `Test of ${usualTest}.`;
    default:
      return sayFurther(effect, lexicon);
  }
}

type Further = Exclude<FurtherEffect, Effect>;

function sayFurther(effect: Further, { room, item, related, monster, goalNumber, isSecret, clock }: Lexicon): string {
  switch (effect.kind) {
    case 'shutRoom':
      return `Shut until forced: every way into ${room(effect.room) ?? 'their room'}.`;
    case 'openRoom':
      return `Open from now on: every way into ${room(effect.room) ?? 'their room'}.`;
    case 'flood':
      return `Under water: ${room(effect.room) ?? 'their room'}. Nobody can stay without ${item(effect.item) ?? 'the right gear'}.`;
    case 'darken': {
      const light = item(effect.item);
      return `Dark: ${room(effect.room) ?? 'their room'}. The GM draws one card more there${light === undefined ? '' : `, unless somebody there has ${light}`}.`;
    }
    case 'restore':
      return `Light and air return to ${room(effect.room) ?? 'their room'}.`;
    case 'reveal':
      return `Players learn of goal ${goalNumber(effect.goal) ?? '…'}${isSecret(effect.goal) ? ' and where it can be tried' : ''}.`;
    case 'weakness':
      return `Players learn the weakness of ${monster(effect.monster) ?? 'the monster'}.`;
    case 'drop':
      return effect.gone
        ? `Loses ${item(effect.item) ?? 'something'} for good.`
        : `Drops ${item(effect.item) ?? 'something'}.`;
    case 'feel': {
      const whom = effect.toward === 'related' ? related : 'each character there';
      const rank = effect.strength === 'card' ? ', with the rank of the Event’s card' : ', with the same rank';
      return `What they feel for ${whom} turns to ${SUIT_SIGNS[effect.suit]}${rank}.`;
    }
    case 'nearer':
      return `Toward them: one step of ${monster(effect.monster) ?? 'the monster'}.`;
    case 'clock':
      return sayMove(effect, clock(effect.clock) ?? 'a clock');
    case 'walk':
      return `Sets out for ${room(effect.room) ?? 'a room'}, one room after each GM turn.`;
  }
}

export const gmTurns = (count: number) => (count === 1 ? 'one GM turn' : `${count} GM turns`);
const sayCondition = (condition: string) => (condition.trim() === '' ? '' : `, if ${condition.trim()}`);

/** Says what an illness does in the end: to an Extra, or also to a character if the Event can strike one. */
function sayIllness({ turns, item, room }: FurtherEffect & { kind: 'sicken' }, names: Lexicon): string {
  const after = `after ${gmTurns(turns)}`;
  const end = names.isForExtras
    ? `Dies ${after}`
    : `An Extra dies ${after}, a character tests ${names.attribute(HARDSHIP_TEST)}`;
  const [thing, place] = [names.item(item), names.room(room)];
  const isFact = names.isFact(item);
  const help = joined(
    [
      ...(thing === undefined || isFact ? [] : [`with ${thing}`]),
      ...(place === undefined ? [] : [`with help from ${place}`]),
    ],
    'or',
  );
  const ways = [
    ...(help === '' ? [] : [`somebody comes ${help}`]),
    ...(thing !== undefined && isFact ? [`${thing} is known`] : []),
  ];
  return `${[end, joined(ways, 'or')].filter(Boolean).join(' unless ')}.`;
}
