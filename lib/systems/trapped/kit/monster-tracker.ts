import { asMarkdown } from '@/lib/kit/as-markdown';
import type { Block } from '@/lib/kit/blocks';
import { bullets, check, flow, heading, prose, small, table, text, write } from '@/lib/kit/short-blocks';
import { capital, titled } from '@/lib/tabletop/words/wording';
import type { Monster } from '../schema';
import { copiesPiece, type KitInput } from './input';
import { monsterWords, paceRule } from './monster-words';

/** One sheet per monster: its defeats, what the players know, and their means against it. */
export const monsterTracker = copiesPiece(
  { id: 'monster-tracker', title: 'Monster tracker', audience: 'gm' },
  (input) => {
    const { monsters } = input.setting;
    if (monsters.length === 0) return [{ id: 'monster1', title: 'Monster', blocks: blank() }];
    return monsters.map((monster, i) => ({
      id: `monster${i + 1}`,
      title: titled(monster.name, 'monster'),
      blocks: tracker(monster, input),
    }));
  },
);

const tracker = (monster: Monster, input: KitInput): readonly Block[] => [
  heading(titled(monster.name, 'monster')),
  ...flow([
    ...habits(monster, input),
    heading('Weakness', 2),
    ...prose(monster.weakness),
    state(input.setting.options.weaknessKnownAtStart || monster.weaknessKnownAtStart),
    small(revealed(monster, input)),
    ...defeats(monster.defeats),
    ...afterDefeat(monster, input),
    ...toughness(monster),
  ]),
  ...means(monster, input),
];

function habits(monster: Monster, { setting, names }: KitInput): readonly Block[] {
  const words = monsterWords(monster, setting, names);
  return words.length === 0 ? [] : [heading('Habits', 2), bullets(words)];
}

const blank = (): readonly Block[] => [
  heading('Monster'),
  { block: 'fields', rows: [[write('name', 'Monster')], [write('weakness', 'Weakness')]] },
  state(false),
  ...defeats(3),
  { block: 'lines', name: 'means', label: 'Means against it, and who holds them', count: 4 },
  ...toughness({ toughness: 'three' }),
];

const state = (known: boolean): Block =>
  known
    ? text('**Known to the players from the start.**')
    : { block: 'fields', rows: [[check('weakness-known', 'The players know it')]] };

function revealed({ weaknessGoal }: Monster, { names }: KitInput): string {
  const [number, title] = [names.goalNumber(weaknessGoal), names.goal(weaknessGoal)];
  return number === undefined || title === undefined
    ? 'No goal reveals it: it counts as known once something that works has been used on the monster.'
    : `Revealed by goal ${number}: ${asMarkdown(title)}.`;
}

const defeats = (count: number): readonly Block[] => [
  heading('Defeats', 2),
  {
    block: 'fields',
    rows: [
      Array.from({ length: count }, (_, i) =>
        check(`defeat-${i + 1}`, i + 1 === count ? `${i + 1}: dead` : `${i + 1}: retreats`),
      ),
    ],
  },
];

function afterDefeat(monster: Monster, { setting: { options } }: KitInput): readonly Block[] {
  const rules = [
    monster.steps === 'none'
      ? 'Beaten, it stays where it is.'
      : 'Beaten, it moves one step at once and has to be found again.',
    monster.regenerates ? 'It comes back whole.' : '',
    monster.killNeedsMeans && options.weaponNeeded === 'final'
      ? 'The last defeat counts only with the means in play; otherwise it retreats once more.'
      : '',
    options.weaponNeeded === 'every' ? 'Every defeat needs the means in play (house rule).' : '',
    paceRule(monster, options),
  ];
  return [bullets(rules.filter(Boolean))];
}

function means({ means, repelledBy, killedBy }: Monster, { names }: KitInput): readonly Block[] {
  const known = means.flatMap(({ id, item }) => {
    const name = names.item(item);
    return name ? [{ id: `of-${id}`, name }] : [];
  });
  const works = [
    ...repelledBy.map(({ text }) => ['Drives it off', text] as const),
    ...killedBy.map(({ text }) => ['Kills it', text] as const),
  ];
  return [
    heading('Means against it', 2),
    ...(works.length > 0 ? [bullets(works.map(([what, text]) => `${what}: ${asMarkdown(text)}`))] : []),
    table(
      [
        ['Means', 3],
        ['Held by', 3],
        ['Used up', 1],
      ],
      [...known, { id: 'more', name: '' }].map(({ id, name }) => [
        name ? { text: name } : { box: write(`means-${id}`, 'Another means') },
        { box: write(`holder-${id}`, `Who holds ${name || 'it'}`) },
        { box: check(`used-${id}`, `${name || 'Another means'}: used up`) },
      ]),
      { rowHeightMm: 9 },
    ),
  ];
}

function toughness(monster: Pick<Monster, 'toughness'>): readonly Block[] {
  const few = TOUGHNESS.indexOf(monster.toughness) - 1;
  return [
    heading('Cards against whoever attacks it', 2),
    bullets([
      `**${capital(monster.toughness)}**, as a rule.`,
      `**${capital(TOUGHNESS[few] ?? 'one')}**, if its weakness is known and the attacker or a helper has the means.`,
    ]),
  ];
}

const TOUGHNESS: readonly Monster['toughness'][] = ['two', 'three', 'four'];
