/**
 * Tells whether an error was thrown under this name. The pages' bundle and the server's each have their own copy of a
 * class, so `instanceof` misses the errors of the other one.
 */
export const isNamed = (error: unknown, name: string): error is Error => error instanceof Error && error.name === name;
