import { at } from '@/lib/kernel/at';
import type { Suit } from '@/lib/tabletop/cards/playing-cards';
import { rankIndex, suitIndex } from '../rules/cards';
import { signedSteps } from '../rules/clocks';
import { branchesOf, isOnlyWords } from '../rules/effects';
import type { Condition, Event, FurtherEffect, Selector } from '../schema';
import { ATTRIBUTES } from '../vocabulary';
import { isPersonal } from './effect';
import {
  type GameCondition,
  type GameEffect,
  type GameEventCard,
  type GameFollowUp,
  type GameSelector,
  NONE,
} from './game';
import type { Places } from './places';

/** Effects that change anybody whom they hit. */
const BITES: ReadonlySet<GameEffect['kind']> = new Set(['monsterConflict', 'steal', 'hurt', 'test', 'suitTest']);

/** Compiles an Event to numeric indexes. */
export function compileEvent(event: Event, places: Places): GameEventCard {
  const effects = event.effects.map((effect) => compileEffect(effect, places));
  const further = event.follows.flatMap(branchesOf).map((effect) => compileEffect(effect, places));
  const follows = compileFollowUps(event, places);
  const selectors = event.selectors.map((selector) => compileSelector(selector, places));
  const onlyIf = compileConditions(event.onlyIf, places);
  const plain = isOnlyWords(event);
  const also = follows.flatMap(({ kind, first }) => (kind === 'also' ? first : []));
  const certain = [...effects, ...also.map((number) => at(further, number - effects.length))];
  return {
    suit: suitIndex(event.suit),
    minRank: rankIndex(event.minRank),
    maxRank: rankIndex(event.maxRank),
    selectors,
    effects,
    further,
    follows,
    onlyIf,
    plain,
    feeling: selectors.find(({ kind }) => kind === 'relationship')?.suit ?? NONE,
    aboutRelated:
      effects.length > 0 &&
      follows.length === 0 &&
      onlyIf.length === 0 &&
      effects.every(({ kind, related }) => related || kind === 'cling'),
    // An Event that is only words is the usual test, which needs a person to take it.
    personal:
      plain ||
      event.selectors.length > 0 ||
      [...effects, ...further].some(isPersonal) ||
      follows.some(isAboutTarget) ||
      onlyIf.some(({ own }) => own),
    selective: effects.some(({ kind, related }) => related || kind === 'monsterConflict' || kind === 'steal'),
    bites: plain || certain.some(({ kind }) => BITES.has(kind)) || follows.some(({ kind }) => DECIDES.has(kind)),
    once: event.once,
    turns: event.turns ?? NONE,
  };
}

/** Follow-ups that somebody decides, so that they always change something. */
const DECIDES: ReadonlySet<GameFollowUp['kind']> = new Set(['test', 'choice']);

const isAboutTarget = ({ kind, when, polled }: GameFollowUp): boolean =>
  (DECIDES.has(kind) && !polled) || when.some(({ own }) => own);

/** Numbers the effects of the branches after the Event's own effects. */
function compileFollowUps({ effects, follows }: Event, places: Places): readonly GameFollowUp[] {
  let next = effects.length;
  const numbers = (count: number): readonly number[] => Array.from({ length: count }, () => next++);
  return follows.map((followUp) => ({
    kind: followUp.kind,
    attribute: followUp.kind === 'test' ? attributeIn(followUp) : NONE,
    hurts: followUp.kind === 'test' && followUp.hurts,
    item: followUp.kind === 'test' ? places.item(followUp.item) : NONE,
    shared: followUp.kind === 'test' && followUp.holder === 'room',
    polled: followUp.kind === 'choice' && followUp.by === 'table',
    when: followUp.kind === 'check' ? compileConditions(followUp.when, places) : [],
    first: numbers(followUp.first.length),
    second: numbers(followUp.kind === 'also' ? 0 : followUp.second.length),
  }));
}

const compileConditions = (conditions: readonly Condition[], places: Places): readonly GameCondition[] =>
  conditions.map((condition) => {
    const loose: Loose = condition;
    return {
      kind: condition.kind,
      own: loose.who === 'target',
      room: places.room(loose.room ?? ''),
      item: places.item(loose.item ?? ''),
      shared: loose.holder === 'room',
      goal: places.goal(loose.goal ?? ''),
      clock: places.clock(loose.clock ?? ''),
      steps: loose.steps ?? NONE,
      isNot: condition.isNot,
    };
  });

const attributeIn = (value: { readonly attribute?: (typeof ATTRIBUTES)[number] }) =>
  value.attribute === undefined ? NONE : ATTRIBUTES.indexOf(value.attribute);

/** Union of all fields of effects, selectors and conditions: those of a kind compile to one shape. */
type Loose = {
  readonly kind: string;
  readonly passage?: string;
  readonly room?: string;
  readonly item?: string;
  readonly holder?: string;
  readonly extra?: string;
  readonly goal?: string;
  readonly monster?: string;
  readonly suit?: Suit;
  readonly toward?: string;
  readonly strength?: string;
  readonly gone?: boolean;
  readonly who?: string;
  readonly condition?: string;
  readonly turns?: number;
  readonly clock?: string;
  readonly steps?: number | null;
  readonly attribute?: (typeof ATTRIBUTES)[number];
};

function compileEffect(effect: FurtherEffect, places: Places): GameEffect {
  const loose: Loose = effect;
  return {
    kind: effect.kind,
    passage: places.passage(loose.passage ?? ''),
    room: places.room(loose.room ?? ''),
    item: places.item(loose.item ?? ''),
    attribute: attributeIn(loose),
    goal: places.goal(loose.goal ?? ''),
    monster: places.monster(loose.monster ?? ''),
    suit: loose.suit === undefined ? NONE : suitIndex(loose.suit),
    related: loose.who === 'related' || loose.toward === 'related',
    strong: loose.gone === true || loose.strength === 'card',
    conditional: (loose.condition ?? '').trim() !== '',
    turns: loose.turns ?? NONE,
    clock: places.clock(loose.clock ?? ''),
    steps: effect.kind === 'clock' ? signedSteps(effect) : 0,
  };
}

function compileSelector(selector: Selector, places: Places): GameSelector {
  const loose: Loose = selector;
  return {
    kind: selector.kind,
    among: 'among' in selector ? selector.among : 'anyone',
    highest: 'extreme' in selector && selector.extreme === 'highest',
    attribute: attributeIn(loose),
    suit: 'suit' in selector ? suitIndex(selector.suit) : NONE,
    room: places.room(loose.room ?? ''),
    item: places.item(loose.item ?? ''),
    extra: places.extra(loose.extra ?? ''),
  };
}
