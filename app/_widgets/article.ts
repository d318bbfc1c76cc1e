/** "a goal", "an event". */
export const article = (noun: string): string => (/^[aeiou]/i.test(noun) ? 'an' : 'a');
