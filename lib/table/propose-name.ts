/** Length that fits on a card's headline. */
const NAME_LENGTH = 28;
/** Separators followed by a function word, which can't end a name. */
const DANGLING =
  /(?<![\s,;:–—-])[\s,;:–—-]+(?:an?|the|and|or|but|of|in|on|at|to|for|from|by|with|who|which|that|is|are|as|into|it|until|than|when|while|if|so)$/i;

/** Word that begins a description, with the blanks around it. */
const CONNECTOR =
  /\s(?:who|whom|whose|which|that|where|because|qui|que|dont|où|quien|quienes|cuyo|che|cui|quem|wer|welche[rs]?|som)\s/i;
/** Heads that are no names by themselves, before such a word. */
const NOBODY = /^(?:people|persons?|those|ones?|they|somebody|someone|something|everybody|everyone|anybody|anyone)$/i;
/** First words of sentences about somebody. */
const PRONOUN =
  /^(?:he|she|it|they|we|you|i|er|sie|es|wir|ihr|il|elle|ils|elles|on|nous|vous|él|ella|ellos|ellas|lui|lei|loro|eles?|elas?|hij|zij|han|hon)\s/i;
/** Abbreviations and initials, whose full stop ends no sentence. */
const ABBREVIATED =
  /(?:^|\s)(?:\p{L}|Dr|Mrs?|Ms|Mx|St|Sr|Jr|Prof|Rev|Fr|Sgt|Capt|Lt|Col|Gen|Hr|Frau|Mme|Mlle|Sra?|Dra|Ing|No)\.$/u;
/** Longest name in scripts without spaces. */
const UNSPACED_LENGTH = 12;
const NAME_WORDS = 5;

const lineOf = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Tells whether an idea reads as a name: a few words, and no sentence or description. */
export function readsAsName(idea: string, length = NAME_LENGTH): boolean {
  const line = lineOf(idea);
  const words = line.split(' ');
  if (line.length > length || words.length > NAME_WORDS) return false;
  if (CONNECTOR.test(`${line} `) || PRONOUN.test(line) || /[,;:!?…、。，；！？]/u.test(line)) return false;
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(line);
  if (isUnspaced && [...line].length > UNSPACED_LENGTH) return false;
  return words.every((_, i) => !words[i]?.endsWith('.') || ABBREVIATED.test(words.slice(0, i + 1).join(' ')));
}

/** Proposes a name for an idea: the idea itself if it reads as one, otherwise the person or thing that it describes. */
export function proposeName(idea: string, length = NAME_LENGTH): string {
  const line = lineOf(idea);
  if (readsAsName(line, length)) return line;
  const [clause = ''] = line.split(/(?<!\b(?:Dr|Mrs?|Ms|St|Prof))\.(?=\s|$)|[,;:!?()–—、。，；！？]/u, 1);
  const start = clause.trim().length > 2 ? clause.trim() : line;
  const [head = ''] = start.split(CONNECTOR, 1);
  const described = NOBODY.test(head.trim()) || head.trim() === '' ? start : head.trim();
  if (described.length <= length) return described;
  const bare = described.replace(/^(?:an?|the)\s+/i, '');
  return length < NAME_LENGTH && bare.length <= length ? bare : firstWords(described, length);
}

function firstWords(text: string, length: number): string {
  const whole = text.slice(0, length + 1).replace(/ \S*$/, '');
  // Scripts without spaces are cut between characters.
  let name = whole.length > length ? [...whole].slice(0, length - 1).join('') : whole;
  while (DANGLING.test(name)) name = name.replace(DANGLING, '');
  return name;
}
