/** What fits on a card's headline at a glance. */
const NAME_LENGTH = 28;
/** Words that promise more to come. */
const DANGLING =
  /(?<![\s,;:–—-])[\s,;:–—-]+(?:an?|the|and|or|but|of|in|on|at|to|for|from|by|with|who|which|that|is|are|as|into|it)$/i;

/** A name for what somebody had an idea about: the idea itself if it is short, its first clause or first words otherwise. */
export function proposeName(idea: string): string {
  const line = idea.trim().replace(/\s+/g, ' ');
  if (line.length <= NAME_LENGTH) return line;
  const [clause = ''] = line.split(/[.,;:!?()–—]/, 1);
  const start = clause.trim().length > 2 ? clause.trim() : line;
  return start.length <= NAME_LENGTH ? start : firstWords(start);
}

function firstWords(text: string): string {
  const whole = text.slice(0, NAME_LENGTH + 1).replace(/ \S*$/, '');
  // A script without spaces is cut between two letters.
  let name = whole.length > NAME_LENGTH ? [...whole].slice(0, NAME_LENGTH - 1).join('') : whole;
  while (DANGLING.test(name)) name = name.replace(DANGLING, '');
  return name;
}
