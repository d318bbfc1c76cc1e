import { asMarkdown } from '@/lib/kit/as-markdown';
import { capital, joined } from '@/lib/tabletop/words/wording';
import type { Names } from '../names';
import type { HouseRules, Monster, Setting } from '../schema';
import { attributeLabel } from './attribute-words';

/** Returns what sets a monster apart from the book's, one sentence each; nothing for the book's monster. */
export const monsterWords = (monster: Monster, setting: Setting, names: Names): readonly string[] =>
  [
    sayPace(monster),
    sayHunt(monster, names),
    sayLimits(monster, names),
    sayFight(monster, setting),
    sayHit(monster, names),
    monster.grows === null ? '' : `After round ${monster.grows} it takes one step more a turn, and has one card more.`,
  ].filter(Boolean);

const sayPace = (monster: Monster): string => (monster.steps === 'one' ? '' : `It takes ${PACES[monster.steps]}.`);

const PACES: Readonly<Record<Monster['steps'], string>> = {
  none: 'no steps',
  half: 'one step in every second turn',
  one: 'one step a turn',
  two: 'up to two steps a turn',
  three: 'up to three steps a turn',
};

/** Returns how far a monster moves in a turn, with the house rule on the GM's turn. */
export function paceRule({ steps }: Monster, { monsterMovesOnGmTurn }: HouseRules): string {
  if (steps === 'none') return 'It takes no steps.';
  if (steps === 'half') return 'It moves one step in every second player’s turn; a defeat moves it all the same.';
  const pace = steps === 'one' ? 'one step' : `${steps} steps`;
  return monsterMovesOnGmTurn
    ? `It moves ${pace} a player’s turn, and ${steps} on the GM’s (house rule).`
    : `It moves at most ${pace} a player’s turn, none on the GM’s.`;
}

/** Returns whom it hunts (ruling A69). */
function sayHunt({ hunts, bait }: Monster, names: Names): string {
  const thing = asMarkdown(names.item(bait) ?? 'a certain thing');
  const prey: Readonly<Record<Monster['hunts'], string>> = {
    anybody: '',
    nearest: 'whoever is nearest',
    crowd: 'the room where most people are',
    last: 'the character who acted last',
    hated: 'the character whom the others hate and fear most',
    holder: `whoever has ${thing}, or to where it lies`,
  };
  if (hunts === 'anybody') return '';
  return `It steps only toward ${prey[hunts]}; while it can attack its prey, it attacks nobody else between turns.`;
}

/** Returns how it is fought (ruling A70). */
function sayFight({ foughtBy, toughness }: Monster, setting: Setting): string {
  const cards = toughness === 'three' ? '' : `${toughness} cards stand against whoever fights it`;
  if (foughtBy === 'any') return cards === '' ? '' : `${capital(cards)}.`;
  const label = asMarkdown(attributeLabel({ setting }, foughtBy));
  return `It is fought by ${label} alone${cards === '' ? '' : `, and ${cards}`}.`;
}

/** Returns what a lost fight with it brings (ruling A70). */
function sayHit({ hit, cure }: Monster, names: Names): string {
  const cured = names.item(cure);
  switch (hit) {
    case 'wound':
      return '';
    case 'carry':
      return 'Whoever loses against it is carried off to where it began; if it is there or the way is shut, damage.';
    case 'infect':
      return `Whoever loses against it is ill for three of the GM’s turns; ${cured === undefined ? 'nothing cures it' : `the cure: ${asMarkdown(cured)}`}. The ill take damage instead.`;
    case 'take':
      return 'Whoever loses against it loses a thing to it, first what works against it; those with nothing take damage.';
  }
}

/** Returns what does not stop it, what does, and what blinds it (ruling A69). */
function sayLimits({ slips, shuns, blinds }: Monster, names: Names): string {
  const places = shuns.map((one) => sayPlace(one, names));
  const blinding = blinds.map((one) => sayPlace(one, names));
  return [
    ...(slips ? ['What is shut does not stop it.'] : []),
    ...(places.length > 0 ? [`It never enters ${joined(places, 'or')}, and attacks nobody there.`] : []),
    ...(blinding.length > 0
      ? [`It finds nobody in ${joined(blinding, 'or')}, so it hunts and attacks nobody there.`]
      : []),
  ].join(' ');
}

function sayPlace(one: Monster['shuns'][number], names: Names): string {
  switch (one.kind) {
    case 'room':
      return asMarkdown(names.room(one.room) ?? 'a certain room');
    case 'item':
      return `a room where somebody has ${asMarkdown(names.item(one.item) ?? 'a certain thing')}`;
    case 'water':
      return 'a flooded room';
    case 'dark':
      return 'a dark room';
  }
}
