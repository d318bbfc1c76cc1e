import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Exit, WrongUsage } from '@/cli/exit';

/** One thing the command line does. Loaded only when it is asked for. */
export interface Command {
  /** How to write it, as the help shows it. */
  readonly usage: string;
  readonly help: string | (() => Promise<string>);
  readonly run: (words: readonly string[]) => Promise<Exit>;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and other words of a command; every mistake is a WrongUsage in plain words. */
export function parseWords<const Given extends Options>(words: readonly string[], options: Given) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new WrongUsage(error instanceof Error ? sayMistake(error.message) : String(error));
  }
}

/** node:util explains at length; its first sentence says it all. */
const sayMistake = (message: string) => `${message.split(/\. |\n/)[0]?.replace(/\.$/, '')}.`;

/** The only word given, such as a file. */
export function onlyOne(words: readonly string[], noun: string): string {
  const [word, ...more] = words;
  if (word === undefined) throw new WrongUsage(`Say which ${noun}.`);
  if (more.length > 0) throw new WrongUsage(`Only one ${noun} at a time: leave out “${more.join(' ')}”.`);
  return word;
}
