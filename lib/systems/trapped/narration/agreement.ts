const SEVERAL = /^(?:the|these|those|some|several|many|all|both|two|three|four|five|six|seven|eight|nine|ten|\d+)\s/i;
const TOGETHER = /\s(?:and|&)\s/i;
/** Modifiers after the noun that determines the number: "The King of Thieves". */
const REST = /\s(?:of|in|on|at|from|with|without|under|who|that|which)\s.*$/i;
const PLURAL_NOUN = /(?:[^su’'i]s|men|people|children|folk|mice|geese|police|cattle|dead)$/i;

/** "The vampires", "Hansel and Gretel". Names without an article, such as Agnes, are singular. */
export function isPlural(name: string): boolean {
  const words = name.trim();
  return TOGETHER.test(words) || (SEVERAL.test(words) && PLURAL_NOUN.test(words.replace(REST, '')));
}

const IRREGULAR: Readonly<Record<string, readonly [string, string]>> = {
  be: ['is', 'are'],
  have: ['has', 'have'],
};

/** Returns a name with a verb in the present tense that agrees with it: "Ann goes", "The twins go". */
export function doing(name: string, verb: string): string {
  const plural = isPlural(name);
  const irregular = IRREGULAR[verb];
  if (irregular) return `${name} ${irregular[plural ? 1 : 0]}`;
  return `${name} ${plural ? verb : thirdPerson(verb)}`;
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Returns the possessive: "Ann’s", "Agnes’s", "the twins’". */
export const possessive = (name: string): string => (isPlural(name) && name.endsWith('s') ? `${name}’` : `${name}’s`);

/** Lowercases a leading article for use within a sentence: "the alien" for "The alien". */
export const within = (name: string): string => name.replace(/^(?:The|An?)(?= )/, (article) => article.toLowerCase());
