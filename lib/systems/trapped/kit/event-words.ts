import { asMarkdown, paragraphs } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { check, heading, small, table, text } from '@/lib/kit/short-blocks';
import { type BySuit, RANKS, SUIT_SIGNS, SUITS, type Suit } from '@/lib/tabletop/cards/playing-cards';
import { joined, titled } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import { rankIndex } from '../rules/cards';
import { intensityOf } from '../rules/events';
import type { Effect, Event, Selector, Setting } from '../schema';
import { type Attribute, BANDS, HARDSHIP_TEST, USUAL_TESTS } from '../vocabulary';
import { attributeLabel, rankRanges } from './attribute-words';
import { documentPiece, type KitInput } from './input';
import { SUIT_MEANINGS, signed } from './suits';

/** The structured part of an Event in words. */
interface EventWords {
  /** The targets, as a noun phrase; '' if the GM chooses. */
  readonly target: string;
  /** One sentence per effect, and one for the duration. */
  readonly effects: readonly string[];
  /** The ranks that trigger it and their intensities, such as "6–K: moderate, strong"; '' if all ranks do. */
  readonly cards: string;
}

/** Effect of an Event that has only text (rules 7.8, ruling A61). */
const ONLY_WORDS: Effect = { id: '', kind: 'suitTest' };

interface Lexicon extends Names {
  readonly attribute: (attribute: Attribute) => string;
  /** The attribute that Events of this suit usually test. */
  readonly usualTest: string;
  /** The character for whom the target feels most, as a noun phrase. */
  readonly related: string;
  readonly isFact: (item: string) => boolean;
  /** The Event strikes no character. */
  readonly isForExtras: boolean;
  readonly passage: (id: string) => string | undefined;
}

export function eventWords(event: Event, setting: Setting, names: Names): EventWords {
  const lexicon: Lexicon = {
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
  };
  const targets = event.selectors.map((selector) => sayTarget(selector, lexicon));
  return {
    target: joined(targets, 'and'),
    effects: [
      ...(event.effects.length === 0 ? [ONLY_WORDS] : event.effects).map((effect) => sayEffect(effect, lexicon)),
      ...(event.turns === null ? [] : [`Lasts ${gmTurns(event.turns)}.`]),
      ...(event.once ? ['Once in a game.'] : []),
    ],
    cards: sayCards(event),
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

function sayCards({ minRank, maxRank }: Event): string {
  const [low, high] = [RANKS.indexOf(minRank), RANKS.indexOf(maxRank)].toSorted((a, b) => a - b);
  const ranks = RANKS.slice(low, (high ?? 0) + 1);
  if (ranks.length === RANKS.length) return '';
  const bands = BANDS.filter((band) => ranks.some((rank) => intensityOf(rankIndex(rank)) === band));
  return `${[...new Set([ranks[0], ranks.at(-1)])].join('–')}: ${bands.join(', ')}`;
}

const isAmongExtras = (selector: Selector): boolean =>
  selector.kind === 'named' || ('among' in selector && selector.among === 'extras');

const AMONG = { characters: 'character', extras: 'Extra', anyone: 'person' } as const;

function sayTarget(selector: Selector, { attribute, room, item, extra }: Lexicon): string {
  switch (selector.kind) {
    case 'choice':
      return `${selector.among === 'extras' ? 'an' : 'a'} ${AMONG[selector.among]} the GM picks`;
    case 'attribute':
      return `${AMONG[selector.among]} with ${selector.extreme} ${attribute(selector.attribute)}`;
    case 'relationship':
      return `${AMONG[selector.among]} with ${selector.extreme} ${SUIT_SIGNS[selector.suit]} for a character`;
    case 'room':
      return `everybody in ${room(selector.room) ?? 'one room'}`;
    case 'holder':
      return `whoever holds ${item(selector.item) ?? 'something vital'}`;
    case 'everyone':
      return 'everybody';
    case 'named':
      return extra(selector.extra) ?? 'a certain Extra';
  }
}

function sayEffect(effect: Effect, lexicon: Lexicon): string {
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
  }
}

const gmTurns = (count: number) => (count === 1 ? 'one GM turn' : `${count} GM turns`);
const sayCondition = (condition: string) => (condition.trim() === '' ? '' : `, if ${condition.trim()}`);

/** Says what an illness does in the end: to an Extra, or also to a character if the Event can strike one. */
function sayIllness({ turns, item, room }: Effect & { kind: 'sicken' }, names: Lexicon): string {
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

/** The GM's list of Events by suit, with the intensity of each rank. */
export const eventList = documentPiece(
  { id: 'event-list', title: 'Event list', audience: 'gm', extra: true },
  (input) => [
    heading('Event list'),
    text(
      `The suit says what goes wrong, the rank how badly: ${rankRanges(intensityOf)}. Pick one that fits, or make one up. Nobody is told how their character feels about it. “Most” means the highest card of that suit: in ♣, the worst hatred.`,
    ),
    ...SUITS.flatMap((suit) => ofSuit(suit, input)),
  ],
);

function ofSuit(suit: Suit, input: KitInput): readonly Block[] {
  const events = input.setting.events.filter((event) => event.suit === suit);
  const title: Block = {
    block: 'heading',
    level: 2,
    text: `${signed(suit)}: ${SUIT_MEANINGS[suit].event}`,
    icon: `suit-${suit}`,
  };
  if (events.length === 0) return [title, small('None written yet. Make them up as they come.')];
  return [
    title,
    table(
      [
        ['Used', 2],
        ['Event', 15],
        ['Hits and does', 12],
      ],
      events.map((event) => row(event, input)),
    ),
  ];
}

function row(event: Event, { setting, names }: KitInput) {
  const { target, effects, cards } = eventWords(event, setting, names);
  const title = titled(event.title, 'Event');
  return [
    { box: check(`used-${event.id}`, `${title}: used`) },
    { markdown: paragraphs(`**${asMarkdown(title)}**${cards && ` · ${asMarkdown(cards)}`}`, event.text) },
    { markdown: [target && `**Hits:** ${asMarkdown(target)}.`, ...effects.map(asMarkdown)].filter(Boolean).join(' ') },
  ];
}
