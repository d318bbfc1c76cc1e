import { type Address, onPhone, SLOW_4G } from './phone-typing';

/** Time from pressing *Play it* to the first figures of a playtest, in milliseconds, on this machine and on a phone. */
export async function measureFirstFigures(address: Address): Promise<{ laptopMs: number; phoneMs: number }> {
  return { laptopMs: await onPhone(address, undefined, pressed, 1), phoneMs: await onPhone(address, SLOW_4G, pressed) };
}

const pressed: Parameters<typeof onPhone<number>>[2] = async (tab) => {
  // The step says how long the games will take, and so it is awake.
  await tab.getByText(/on this device\.$/).waitFor();
  const began = Date.now();
  await tab.getByRole('button', { name: 'Play it' }).click();
  await tab.getByRole('region', { name: 'In short' }).waitFor();
  return Date.now() - began;
};
