import { openStores } from '@/lib/server/open-stores';
import { startServer } from './test-server';

// A test server in its own process, which tests kill. It uses the folder of its argument or the database in its
// environment, and prints its URL.
const [folder = ''] = process.argv.slice(2);
const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT } = process.env;
const stores = databaseUrl ? await openStores({ dataFolder: folder, databaseUrl, redisUrl }) : undefined;
const { url } = await startServer({ folder, port: Number(PORT ?? 0), ...(stores && { stores }) });
process.stdout.write(`${url}\n`);
