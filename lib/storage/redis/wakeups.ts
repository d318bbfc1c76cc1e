import { randomUUID } from 'node:crypto';
import type { RedisOptions } from 'ioredis';
import { createLocalWakeups, createPatrol, EVERYTHING, type Wakeups } from '../wakeups';

const CHANNEL = 'trapdoor/wakeups';
const WORDS = 'trapdoor/words';
const OPTIONS: RedisOptions = {
  connectTimeout: 2_000,
  // Wakeups that can't be sent now are worthless later.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
  keepAlive: 5_000,
  retryStrategy: (tries) => Math.min(100 * tries, 2_000),
};

const TOPIC = /^[a-z]+:[\w-]{1,64}$/;

/**
 * Wakeups through Redis. While Redis is unavailable the server keeps working; after reconnecting it wakes every
 * listener.
 */
export async function openRedisWakeups(url: string, onTrouble: (error: Error) => void): Promise<Wakeups> {
  // Loaded lazily, only for installations with Redis.
  const { Redis } = await import('ioredis');
  // Also wakes everything every two seconds: messages get lost, and a frozen Redis reports no error.
  const local = createPatrol(createLocalWakeups());
  const me = randomUUID();
  const speaker = new Redis(url, { ...OPTIONS, commandTimeout: 1_000 });
  const hearer = new Redis(url, OPTIONS);
  // Without listeners the first lost connection would end the process.
  for (const line of [speaker, hearer]) line.on('error', onTrouble);
  hearer.on('ready', () => {
    hearer.subscribe(CHANNEL, WORDS).then(() => local.publish(EVERYTHING), onTrouble);
  });
  const hearers = new Map<string, Set<(words: string) => void>>();
  hearer.on('message', (channel: string, message: string) => {
    const [from, topic = '', words = ''] = message.split(' ');
    if (from === me || !TOPIC.test(topic)) return;
    if (channel === CHANNEL) local.publish(topic);
    else for (const listener of [...(hearers.get(topic) ?? [])]) listener(words);
  });
  return {
    publish(topic) {
      local.publish(topic);
      // `onTrouble` has been called already.
      speaker.publish(CHANNEL, `${me} ${topic}`).catch(() => {});
    },
    subscribe: local.subscribe,
    pass: (topic, words) => void speaker.publish(WORDS, `${me} ${topic} ${words}`).catch(() => {}),
    hear(topic, listener) {
      const set = hearers.get(topic) ?? new Set();
      hearers.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && hearers.get(topic) === set) hearers.delete(topic);
      };
    },
    async close() {
      speaker.disconnect();
      hearer.disconnect();
      await local.close();
    },
  };
}
