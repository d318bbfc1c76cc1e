import { type Decision, isIndex } from '../decision';
import { hasHigher, mayReplace, replace } from '../settle';
import { ATTRIBUTES_EACH } from '../state';

/** The GM picks what the damage card stands in for (rules 6.7). */
export const damage: Decision = {
  list(table, moves) {
    const { ask, conflict, people } = table.state;
    const higher = hasHigher(table, ask.about, conflict.damage);
    for (let person = 0; person < people; person++) {
      for (let slot = 0; slot < ATTRIBUTES_EACH + people; slot++) {
        if (mayReplace(table, ask.about, conflict.damage, person, slot, higher)) {
          moves.push({ type: 'replace', person, slot });
        }
      }
    }
  },
  rules: {
    replace: {
      refuse(table, { person, slot }) {
        const { ask, conflict, people } = table.state;
        if (!isIndex(person, people) || !isIndex(slot, ATTRIBUTES_EACH + people)) return 'malformed';
        const higher = hasHigher(table, ask.about, conflict.damage);
        return mayReplace(table, ask.about, conflict.damage, person, slot, higher) ? undefined : 'wrongTarget';
      },
      take: (table, { person, slot }) => replace(table, person, slot),
    },
  },
};
