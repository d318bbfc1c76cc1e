import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '@/lib/kernel/at';
import { NONE } from '@/lib/systems/trapped/engine/game';
import { INVENTED } from '@/lib/systems/trapped/engine/state';
import { DRAWN, ROUND } from '@/lib/systems/trapped/kit/example-round';
import { EXAMPLES } from '@/lib/systems/trapped/kit/leaflet/conflicts';
import { NO_SCORE } from '@/lib/systems/trapped/rules/cards';
import type { HouseRules } from '@/lib/systems/trapped/schema';
import { ATTRIBUTE_LABELS, ATTRIBUTES } from '@/lib/systems/trapped/vocabulary';
import { SUIT_LETTERS, SUIT_SIGNS, SUITS } from '@/lib/tabletop/cards/playing-cards';
import { squeezed } from '@/test/support/read-in-order';
import { formatScore } from '@/test/support/trapped/notation';
import { bid, type Scene, score } from '@/test/support/trapped/scene';
import { Stage } from '@/test/support/trapped/stage';
import { readPiece, spaceshipUnder } from '../printed-piece';
import { LEAFLET } from './leaflet';

const [ANN, BEN, CEM] = [0, 1, 2];
const [HELP, HINDER] = [0, 1] as const;

const textOf = (name: keyof typeof EXAMPLES) => EXAMPLES[name]((attribute) => ATTRIBUTE_LABELS[attribute]);

/** Lists the cards in a text in order, like "8D". */
function cardsIn(text: string): readonly string[] {
  const letters = new Map(SUITS.map((suit) => [SUIT_SIGNS[suit], SUIT_LETTERS[suit]]));
  return [...text.matchAll(/(10|[2-9JQKA])([♥♦♠♣])/g)].map(([, rank, sign = '']) => `${rank}${letters.get(sign)}`);
}

/** Lists the attributes with scores in a text, like "Clever K". */
function scoresIn(text: string): readonly (readonly [attribute: number, score: string])[] {
  const labels = ATTRIBUTES.map((attribute) => ATTRIBUTE_LABELS[attribute]);
  const named = new RegExp(String.raw`(${labels.join('|')}) (10|[2-9JQKA])\b`, 'g');
  return [...text.matchAll(named)].map(([, label = '', rank = '']) => [labels.indexOf(label), rank]);
}

/** Stages three characters who feel nothing for each other, with one goal. */
function evening(options: Partial<HouseRules>): Scene {
  const scene = new Stage({ options });
  scene.state.relationships.fill(NO_SCORE);
  return scene;
}

const attempt = (card: string, attribute: number) =>
  ({ type: 'attempt', goal: 0, room: NONE, by: ANN, attribute, card: score(card) }) as const;

const help = (card: string, attribute: number) =>
  ({ type: 'bid', card: score(card), side: HELP, by: BEN, attribute }) as const;

function outcomeOf(scene: Scene) {
  scene.quietly(() => scene.won !== undefined);
  return at(scene.events('decided'), 0);
}

function tie(options: Partial<HouseRules>) {
  const text = textOf('tie');
  const [own = '', ...against] = cardsIn(text);
  const [clever, value] = at(scoresIn(text), 0);
  const scene = evening(options).has(ANN, clever, value).hand(ANN, own).deck(against.join(' '));
  return outcomeOf(scene.do(attempt(own, clever)));
}

/** Stages Ann in the dark; Ben holds another card in addition to his bid. */
function inTheDark(options: Partial<HouseRules>, damage: string) {
  const text = textOf('bids');
  const [own = '', helping = '', hinder = '', ...against] = cardsIn(text);
  const [[brave, bravery], [clever, cleverness]] = [at(scoresIn(text), 0), at(scoresIn(text), 1)];
  const [felt = '', forbidden = ''] = cardsIn(textOf('relationships'));
  const scene = evening(options)
    .has(ANN, brave, bravery)
    .has(BEN, clever, cleverness)
    .feels(BEN, ANN, felt)
    .hand(ANN, own)
    .hand(BEN, `${forbidden} ${helping}`)
    .hand(CEM, hinder)
    .deck(`${against.join(' ')} ${damage}`)
    .do(attempt(own, brave));
  const refusal = scene.try(help(forbidden, clever));
  scene.do(help(helping, clever), bid(hinder, HINDER));
  return { scene, refusal, brave, outcome: outcomeOf(scene) };
}

function duel(options: Partial<HouseRules>, which: number) {
  const text = textOf('challenge');
  const [hers = '', ...his] = cardsIn(text);
  const [[dangerous, danger], [clever, cleverness]] = [at(scoresIn(text), 0), at(scoresIn(text), 1)];
  const card = at(his, which);
  const scene = evening(options).has(ANN, dangerous, danger).has(BEN, clever, cleverness);
  scene.hand(ANN, hers).hand(BEN, card);
  scene.do({ type: 'challenge', player: BEN, deed: { kind: 'goal', goal: 0 } }, { type: 'decline' });
  scene.do({ type: 'duel', attribute: dangerous, card: score(hers) });
  scene.do({ type: 'duel', attribute: clever, card: score(card) });
  return { scene, outcome: outcomeOf(scene) };
}

const [RUIZ, SEXY, BRAVE, CLEVER, FAST] = [3, 1, 0, 2, 3];

/** Plays the example round up to its damage; returns each conflict's totals and outcome, and the damage. */
function round(options: Partial<HouseRules>) {
  const isFresh = options.eventTestCards !== 'event_card_plus_one';
  const scene = evening(options)
    .hand(ANN, '9D 10D 5H')
    .hand(BEN, '3S 8C')
    .hand(CEM, '7H 8D')
    .feels(RUIZ, ANN, '6D')
    .feels(ANN, CEM, '4D');
  scene.has(ANN, SEXY, '8').has(ANN, CLEVER, '7').has(ANN, FAST, '4').has(BEN, CLEVER, '5').has(CEM, BRAVE, '6');
  scene.deck('7C').do({ type: 'control', extra: RUIZ, attribute: SEXY, card: score('9D') });
  scene.untilTurnOf(BEN).deck(`4S ${isFresh ? '9H 4D' : '9H'} 6C`);
  scene.do({ type: 'explore', passage: 0, bring: 0 }).until('event');
  scene.do({ type: 'event', event: INVENTED, target: BEN }).until('stand');
  scene.do({ type: 'stand', attribute: CLEVER, card: score('3S') });
  scene.untilTurnOf(CEM).deck('KS QD 10C');
  scene.do({ type: 'attempt', goal: 0, room: NONE, by: CEM, attribute: BRAVE, card: score('7H') });
  scene.do({ type: 'bid', card: score('10D'), side: HELP, by: ANN, attribute: CLEVER });
  scene.until('event').deck(`${isFresh ? '10D 3H' : '3H'} 2D`);
  scene.do({ type: 'event', event: INVENTED, target: ANN }).until('stand');
  scene.do({ type: 'stand', attribute: FAST, card: score('5H') }).until('damage');
  scene.do({ type: 'replace', person: ANN, slot: FAST });
  return {
    scene,
    outcomes: scene.events('decided').map(({ own, opposing, won }) => [own, opposing, won]),
    damage: scene.events('damageDrawn').map(({ result }) => result),
  };
}

const alternatives = Object.values(LEAFLET.parts)
  .flat()
  .flatMap(({ under }) => under.map(([options]) => options));

describe.each([{}, ...alternatives])('the worked examples under %o', (options) => {
  it('a tie ends as described', () => {
    const { own, opposing, won, decidedBy } = tie(options);
    expect([own, decidedBy, won]).toEqual([opposing, 'rank', true]);
    expect(textOf('tie')).toContain(`: ${own}. The GM draws`);
    expect(textOf('tie')).toContain(`also ${opposing}.`);
    expect(textOf('tie')).toMatch(/Ann wins\.$/);
  });

  it('a bid with a helper and an opponent ends as described', () => {
    const { own, opposing, won } = inTheDark(options, '2C').outcome;
    expect(textOf('bids')).toContain(`Ann’s side has ${own}, the other ${opposing}.`);
    expect([won, textOf('bids').endsWith('Ann loses.')]).toEqual([false, true]);
  });

  it('both relationship rules work as described', () => {
    const { scene, refusal } = inTheDark(options, '2C');
    const [, , , before, after] = cardsIn(textOf('relationships'));
    expect(refusal).toBe('ruleOne');
    expect(cardsIn(textOf('relationships'))[0]).toBe(before);
    expect(formatScore(scene.view.relationship(BEN, ANN))).toBe(after);
  });

  it('a damage card works as described', () => {
    const text = textOf('damage');
    const [drawn = '', saving = ''] = cardsIn(text);
    const [[attribute, before]] = [at(scoresIn(text), 0)];
    const { scene, brave, outcome } = inTheDark(options, drawn);
    const [damage] = scene.events('damageDrawn');
    expect([attribute, damage?.result]).toEqual([brave, 'replace']);
    expect(formatScore(scene.view.attribute(ANN, brave))).toBe(before);
    expect(text).toContain(`Ann has ${outcome.own} against ${outcome.opposing}.`);
    expect(text).toContain(`${outcome.own + Number(drawn.slice(0, -1))}, still short`);
    scene.do({ type: 'replace', person: ANN, slot: brave });
    expect(text).toContain(`${before} becomes ${formatScore(scene.view.attribute(ANN, brave))}.`);
    expect(inTheDark(options, saving).scene.events('damageDrawn')[0]?.result).toBe('none');
  });

  it('the example round goes as described', () => {
    const { scene, outcomes, damage } = round(options);
    expect(outcomes).toEqual([
      [17, 13, true],
      [8, 13, false],
      [30, 20, true],
      [9, 13, false],
    ]);
    expect(damage).toEqual(['none', 'replace']);
    expect(formatScore(scene.view.attribute(ANN, FAST))).toBe('2');
    expect(scene.state.controller[RUIZ]).toBe(ANN);
    const drawn = DRAWN[options.eventTestCards ?? 'two_fresh'];
    const text = Object.values(ROUND)
      .map((turn) => turn((attribute) => ATTRIBUTE_LABELS[attribute], drawn.event))
      .join(' ');
    for (const words of ['17 against 13', '8 against 13', '14, level', '30 against 20', '9 against 13', '11, still'])
      expect(text).toContain(words);
    expect(cardsIn(drawn.explore).join(' ')).toBe(options.eventTestCards ? '9H' : '9H 4D');
    expect(cardsIn(drawn.event).join(' ')).toBe(options.eventTestCards ? '3H' : '10D 3H');
  });

  it('a challenge ends as described', () => {
    const { scene, outcome } = duel(options, 0);
    expect(textOf('challenge')).toContain(`: ${outcome.own} against ${outcome.opposing}. Ann loses`);
    expect([outcome.won, scene.events('dueled')[0]?.won]).toEqual([false, false]);
    expect(scene.state.hands[BEN]).toHaveLength(1);
    expect(scene.until('answer', 'action').ask).not.toBe('answer');
    const other = duel(options, 1);
    expect([other.outcome.won, other.scene.until('answer', 'action').ask]).toEqual([true, 'answer']);
    expect(other.scene.state.hands[BEN]).toHaveLength(0);
  });
});

describe('the worked examples', () => {
  it('are in the leaflet and in the primer', async () => {
    const leaflet = (await readPiece('rules', spaceshipUnder({}))).map(({ text }) => text).join('');
    const primer = squeezed(readFileSync('content/systems/trapped.mdx', 'utf8'));
    for (const name of Object.keys(EXAMPLES) as (keyof typeof EXAMPLES)[]) {
      expect(leaflet).toContain(squeezed(textOf(name)).replaceAll('*', ''));
      expect(primer).toContain(squeezed(textOf(name)));
    }
  });
});
