import { randomUUID } from 'node:crypto';
import type { RedisOptions } from 'ioredis';
import { createLocalWakeups, createPollingWakeups, EVERYTHING, type Wakeups } from '../wakeups';

const WAKEUPS = 'trapdoor/wakeups';
const MESSAGES = 'trapdoor/words';
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

/** Wakeups through Redis. Without Redis the server keeps working; after reconnecting it wakes every listener. */
export async function openRedisWakeups(url: string, onTrouble: (error: Error) => void): Promise<Wakeups> {
  // Loaded lazily, only for installations with Redis.
  const { Redis } = await import('ioredis');
  // Also wakes everything every two seconds: messages get lost, and a frozen Redis reports no error.
  const local = createPollingWakeups(createLocalWakeups());
  const me = randomUUID();
  const publisher = new Redis(url, { ...OPTIONS, commandTimeout: 1_000 });
  const subscriber = new Redis(url, OPTIONS);
  // Without listeners the first lost connection would end the process.
  for (const line of [publisher, subscriber]) line.on('error', onTrouble);
  subscriber.on('ready', () => {
    subscriber.subscribe(WAKEUPS, MESSAGES).then(() => local.publish(EVERYTHING), onTrouble);
  });
  const messageListeners = new Map<string, Set<(words: string) => void>>();
  subscriber.on('message', (channel: string, message: string) => {
    const [from, topic = '', words = ''] = message.split(' ');
    if (from === me || !TOPIC.test(topic)) return;
    if (channel === WAKEUPS) local.publish(topic);
    else for (const listener of [...(messageListeners.get(topic) ?? [])]) listener(words);
  });
  return {
    publish(topic) {
      local.publish(topic);
      // `onTrouble` has been called already.
      publisher.publish(WAKEUPS, `${me} ${topic}`).catch(() => {});
    },
    subscribe: local.subscribe,
    pass: (topic, words) => void publisher.publish(MESSAGES, `${me} ${topic} ${words}`).catch(() => {}),
    hear(topic, listener) {
      const set = messageListeners.get(topic) ?? new Set();
      messageListeners.set(topic, set.add(listener));
      return () => {
        set.delete(listener);
        if (set.size === 0 && messageListeners.get(topic) === set) messageListeners.delete(topic);
      };
    },
    async close() {
      publisher.disconnect();
      subscriber.disconnect();
      await local.close();
    },
  };
}
