import type { Issue } from '@/lib/kernel/issue';
import { remove } from '@/lib/tabletop/authoring/reporter';
import type { Suit } from '@/lib/tabletop/cards/playing-cards';
import { joined } from '@/lib/tabletop/words/wording';
import { attributeLabel } from '../kit/attribute-words';
import { effectsOf, isOnlyWords } from '../rules/effects';
import { attributesFor, attributesToInfluence } from '../rules/fitting';
import type { Event, FurtherEffect, Setting } from '../schema';
import { type Attribute, DEED_ATTRIBUTES, HARDSHIP_TEST, USUAL_TESTS } from '../vocabulary';
import { report } from './codes';
import type { Survey } from './survey';

/** Checks attributes that goals name twice, and attributes that nothing tests (ruling A64). */
export function* checkAttributes(survey: Survey): Generator<Issue> {
  yield* namedTwice(survey);
  // If no goal names any, the author has not considered attributes yet.
  if (survey.setting.goals.some(({ attributes }) => attributes.length > 0)) yield* unasked(survey);
}

function* namedTwice(survey: Survey): Generator<Issue> {
  for (const { id, attributes } of survey.setting.goals) {
    const seen = new Set<Attribute>();
    for (const { id: line, attribute } of attributes) {
      const path = ['goals', id, 'attributes', line];
      if (seen.has(attribute)) {
        yield report(
          'trapped/said-twice',
          path,
          `${survey.names.of('goal', id)} names ${attributeLabel(survey, attribute)} twice. Once is enough.`,
          remove([path], 'Remove the second'),
        );
      }
      seen.add(attribute);
    }
  }
}

function* unasked(survey: Survey): Generator<Issue> {
  const asked = askedIn(survey.setting);
  const unused = DEED_ATTRIBUTES.filter((attribute) => !asked.has(attribute));
  if (unused.length === 0) return;
  const labels = unused.map((attribute) => attributeLabel(survey, attribute));
  yield report(
    'trapped/attribute-unasked',
    ['goals'],
    `Nothing asks for ${joined(labels, 'or')}: no goal, no Event, no monster and no Extra. Choose it for a goal that it fits, or let an Event test it.`,
  );
}

/** Used by goals, tests and monster fights or escapes (rules 5.2), and by Extras if only some win them over. */
const askedIn = ({ goals, events, monsters, options }: Setting): ReadonlySet<Attribute> =>
  new Set<Attribute>([
    ...goals.flatMap(attributesFor),
    ...events.flatMap(testsOf),
    ...(monsters.length > 0 ? (['dangerous', 'fast'] as const) : []),
    ...monsters.flatMap(({ foughtBy }) => (foughtBy === 'any' ? [] : [foughtBy])),
    ...(options.influenceAttributes === 'any' ? [] : attributesToInfluence(options)),
  ]);

function testsOf(event: Event): readonly Attribute[] {
  const { suit } = event;
  if (isOnlyWords(event)) return [USUAL_TESTS[suit]];
  const deciding = event.follows.flatMap((followUp) => (followUp.kind === 'test' ? [followUp.attribute] : []));
  return [...deciding, ...effectsOf(event).flatMap((effect) => testsIn(effect, suit))];
}

function testsIn(effect: FurtherEffect, suit: Suit): readonly Attribute[] {
  switch (effect.kind) {
    case 'test':
      return [effect.attribute];
    case 'suitTest':
    case 'hurt':
      return [USUAL_TESTS[suit]];
    case 'sicken':
    case 'cutAir':
    case 'flood':
      return [HARDSHIP_TEST];
    default:
      return [];
  }
}
