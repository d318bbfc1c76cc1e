import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Exit, WrongUsage } from '@/cli/exit';

/** A command, loaded on demand. */
export interface Command {
  /** Synopsis for the help. */
  readonly usage: string;
  readonly help: string | (() => Promise<string>);
  readonly run: (words: readonly string[]) => Promise<Exit>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Parses options and positionals of a command. Throws WrongUsage with one plain sentence. */
export function parseWords<const Given extends Options>(words: readonly string[], options: Given) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? sayMistake(error.message) : String(error));
  }
}

/** Keeps the first sentence of node:util's long explanations. */
const sayMistake = (message: string) => `${message.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`;

/** Returns the single positional, such as a file. Throws WrongUsage if there are none or several. */
export function onlyOne(words: readonly string[], noun: string): string {
  const [word, ...more] = words;
  if (word === undefined) throw new WrongUsage(`Say which ${noun}.`);
  if (more.length > 0) throw new WrongUsage(`Only one ${noun} at a time: leave out “${more.join(' ')}”.`);
  return word;
}
