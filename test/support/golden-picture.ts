import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { differenceOf, readPng } from './pictures';

/** File in test/golden. UPDATE_GOLDEN=1 overwrites it; look at the pictures before you commit them. */
const fileOf = (name: string) => fileURLToPath(new URL(`../golden/${name}.png`, import.meta.url));

/** Compares a picture with the stored one of that name. */
export function expectGolden(name: string, png: Uint8Array): void {
  if (process.env.UPDATE_GOLDEN) writeFileSync(fileOf(name), png);
  const { share, square } = differenceOf(readPng(png), readPng(readFileSync(fileOf(name))));
  expect({ name, share: share < 0.002, square: square < 6 }).toEqual({ name, share: true, square: true });
}
