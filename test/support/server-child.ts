import type { AddressInfo } from 'node:net';
import { requireConfig } from '@/lib/config/config';
import { createStudioServer } from '@/lib/server/http-server';
import { closeServices, openServices } from '@/lib/server/services';
import { setServices } from '@/lib/services/requests/services';
import { answerApi } from './api-pages';

// The studio without pages in its own process: API, sockets and storage are the real ones. Prints its URL.
const config = requireConfig(process.env);
const { services, hub, metrics } = await openServices(config);
setServices(services);
const pages = { handle: answerApi, upgrade: (_: unknown, socket: { destroy(): unknown }) => void socket.destroy() };
const { metricsToken, trustedProxies } = config;
const { server } = createStudioServer(services, hub, pages, false, { metrics, metricsToken, trustedProxies });
server.listen(config.port, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.on('SIGTERM', () => void closeServices(services, hub).finally(() => process.exit(0)));
