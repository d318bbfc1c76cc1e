import * as z from 'zod';
import { linksCalledFor } from '@/lib/systems/isolation/rules/called-links';
import { isBalanced } from '@/lib/systems/isolation/rules/stances';
import { COLOURS, type Colour, LINKS_OF } from '@/lib/systems/isolation/vocabulary';
import { allPairs } from '@/lib/tabletop/play/pairs';
import { type Operations, partly } from '../vectors';
import { count, name, names } from './notation';

const sheet = z.object({
  profession: name.default(''),
  positive: names,
  negative: names,
  bias: name.default(''),
  goal: name.default(''),
  traits: names,
});
const goals = z.array(z.tuple([name, name])).default([]);

const wordsIn = (list: readonly string[]) => list.map((word) => ({ id: word, word }));
const related = (list: z.infer<typeof goals>, relation: 'same' | 'opposed') =>
  list.map(([a, b]) => ({ id: `${a}/${b}`, a, b, relation }));

interface Words {
  readonly pairRules?: readonly { readonly a: string; readonly b: string; readonly colour: Colour }[];
  readonly biasTargets?: Readonly<Record<string, readonly string[]>>;
  readonly opposed?: z.infer<typeof goals>;
  readonly same?: z.infer<typeof goals>;
}

/** Counts the links of each colour that any two sheets require. */
function linksAmong(sheets: readonly z.infer<typeof sheet>[], given: Words) {
  const { pairRules = [], biasTargets = {}, opposed = [], same = [] } = given;
  const called = linksCalledFor(
    sheets.map(({ positive, negative, traits, ...one }) => ({
      ...one,
      positive: wordsIn(positive),
      negative: wordsIn(negative),
      traits: wordsIn(traits),
    })),
    {
      descriptorPairs: pairRules.map((one, i) => ({ ...one, id: `pair-${i}`, why: '' })),
      biasTargets: Object.entries(biasTargets).map(([bias, traits]) => ({ id: bias, bias, traits: wordsIn(traits) })),
      goalRelations: [...related(opposed, 'opposed'), ...related(same, 'same')],
    },
    LINKS_OF,
  );
  return (a: number, b: number) => {
    const links = called(a, b);
    const of = (wanted: Colour) => links.reduce((sum, { colour, count }) => sum + (colour === wanted ? count : 0), 0);
    return { green: of('green'), red: of('red') };
  };
}

/** Operations about preparation. */
export const preparation: Operations = {
  buildLinks(input) {
    const given = z
      .object({
        characters: z.record(name, sheet),
        pairRules: z.array(z.object({ a: name, b: name, colour: z.enum(COLOURS) })).default([]),
        biasTargets: z.record(name, z.array(name)).default({}),
        opposedGoals: goals,
        sameGoals: goals,
      })
      .parse(input);
    const { opposedGoals: opposed, sameGoals: same, ...words } = given;
    const linksOf = linksAmong(Object.values(given.characters), { ...words, opposed, same });
    const pairs = allPairs(Object.keys(given.characters).map((one, place) => ({ one, place }))).flatMap(([a, b]) =>
      [`${a.one}${b.one}`, `${b.one}${a.one}`, `${a.one}-${b.one}`].map((key) => [key, linksOf(a.place, b.place)]),
    );
    return { pairs: partly(Object.fromEntries(pairs)) };
  },

  goalLinks(input) {
    const { cases, opposed, same } = z
      .object({ cases: z.array(z.tuple([name, name])), opposed: goals, same: goals })
      .parse(input);
    return {
      results: cases.map((two) => {
        const sheets = two.map((goal) => sheet.parse({ goal }));
        return linksAmong(sheets, { opposed, same })(0, 1);
      }),
    };
  },

  validateCharacter(input) {
    const { cases } = z.object({ cases: z.array(z.object({ positive: count, negative: count })) }).parse(input);
    return { ok: cases.map(({ positive, negative }) => isBalanced(positive, negative)) };
  },
};
