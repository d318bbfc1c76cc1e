import { Publisher } from '@/test/support/publisher';
import { remix } from '../library-support/remixes';
import { scaled } from '../scale';
import { atMost, type Measured, percentile } from '../table-support/measured';
import { openStudio } from '../table-support/studio';

const PUBLISHED = 60;
const TARGET_S = 4;

/** Publishing remixes of every starter, one after the other, each with its playtest. */
export async function measure(): Promise<Measured> {
  const studio = await openStudio({ LIBRARY: 'open' });
  try {
    const times: number[] = [];
    for (let i = 0; i < scaled(PUBLISHED); i++) {
      const scenario = remix(`r${i}`, i);
      // A member of a network of its own each: the limits are for people.
      const publisher = await Publisher.arrive(studio.url, `203.0.113.${i}`);
      const begin = performance.now();
      await publisher.publish(scenario);
      times.push((performance.now() - begin) / 1000);
    }
    return atMost(TARGET_S, percentile(times, 0.95), 's to publish, p95');
  } finally {
    await studio.dispose();
  }
}
