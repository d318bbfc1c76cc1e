import { openStores } from '@/lib/server/open-stores';
import { startServer } from './test-server';

// A house in a process of its own, to be killed. It works in the folder that it is given, or with the database of its
// environment, and says where it is.
const [folder = ''] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT } = process.env;
const stores = databaseUrl ? await openStores({ dataFolder: folder, databaseUrl, redisUrl }) : undefined;
const { url } = await startServer({ folder, port: Number(PORT ?? 0), ...(stores && { stores }) });
process.stdout.write(`${url}\n`);
