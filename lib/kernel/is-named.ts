/** Like `instanceof`, but also for errors of the other bundle: pages and server have their own copies of classes. */
export const isNamed = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;
