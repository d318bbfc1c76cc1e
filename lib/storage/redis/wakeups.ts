import { randomUUID } from 'node:crypto';
import type { RedisOptions } from 'ioredis';
import { createLocalWakeups, createPatrol, EVERYTHING, type Wakeups } from '../wakeups';

const CHANNEL = 'trapdoor/wakeups';
const OPTIONS: RedisOptions = {
  connectTimeout: 2_000,
  // A hint that can't be given now is worth nothing later.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  keepAlive: 5_000,
  retryStrategy: (tries) => Math.min(100 * tries, 2_000),
};

const TOPIC = /^[a-z]+:[\w-]{1,64}$/;

/** Hints through Redis. The house goes on while Redis is away, and looks at everything once it is back. */
export async function openRedisWakeups(url: string, onTrouble: (error: Error) => void): Promise<Wakeups> {
  // Only loaded by whoever has a Redis.
  const { Redis } = await import('ioredis');
  // Hints get lost, and a Redis that is frozen says nothing of it.
  const local = createPatrol(createLocalWakeups());
  const me = randomUUID();
  const speaker = new Redis(url, { ...OPTIONS, commandTimeout: 1_000 });
  const hearer = new Redis(url, OPTIONS);
  // Without these the first lost connection would end the process.
  for (const line of [speaker, hearer]) line.on('error', onTrouble);
  hearer.on('ready', () => {
    hearer.subscribe(CHANNEL).then(() => local.publish(EVERYTHING), onTrouble);
  });
  hearer.on('message', (_, message: string) => {
    const [from, topic = ''] = message.split(' ');
    if (from !== me && TOPIC.test(topic)) local.publish(topic);
  });
  return {
    publish(topic) {
      local.publish(topic);
      // It is told that there is trouble already.
      speaker.publish(CHANNEL, `${me} ${topic}`).catch(() => {});
    },
    subscribe: local.subscribe,
    async close() {
      speaker.disconnect();
      hearer.disconnect();
      await local.close();
    },
  };
}
