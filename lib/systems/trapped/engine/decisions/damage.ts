import { type Decision, isIndex } from '../decision';
import { hasHigher, mayReplace, replace } from '../settle';
import { ATTRIBUTES_EACH } from '../state';

/** The GM chooses the score that the damage card replaces (rules 6.7). */
export const damage: Decision = {
  replace: {
    candidates({ state: { people } }, offer) {
      for (let person = 0; person < people; person++) {
        for (let slot = 0; slot < ATTRIBUTES_EACH + people; slot++) offer({ type: 'replace', person, slot });
      }
    },
    refuse(context, { person, slot }) {
      const { ask, conflict, people } = context.state;
      if (!isIndex(person, people) || !isIndex(slot, ATTRIBUTES_EACH + people)) return 'malformed';
      const higher = hasHigher(context, ask.about, conflict.damage);
      return mayReplace(context, ask.about, conflict.damage, person, slot, higher) ? undefined : 'wrongTarget';
    },
    take: (context, { person, slot }) => replace(context, person, slot),
  },
};
