import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, onPath } from './system-stores';

const GUIDE = fileURLToPath(new URL('../../content/guides/run-your-own.mdx', import.meta.url));
const isRequired = process.env.TRAPDOOR_SYSTEM_PROXIES === '1';

/** Web servers with an example in the operator's guide. */
export const PROXIES = ['nginx', 'caddy'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** Tells whether to run tests of a proxy: if it is installed, or if TRAPDOOR_SYSTEM_PROXIES=1 requires it. */
export const hasProxy = (name: ProxyName): boolean => isRequired || onPath(name) !== undefined;

/** A web server from the system's packages that runs the guide's example in front of a studio. */
export interface SystemProxy {
  /** HTTPS port, for play.example. */
  readonly port: number;
  /** HTTP port, which redirects to HTTPS. */
  readonly plain: number;
  /** Returns its access and error logs. */
  logs(): string;
  stop(): Promise<void>;
}

/** Starts a proxy in front of the studio on a local port. */
export async function startProxy(name: ProxyName, studioPort: number): Promise<SystemProxy> {
  const folder = mkdtempSync(join(tmpdir(), `trapdoor-${name}-`));
  const [plain, port] = [await freePort(), await freePort()];
  const example = exampleOf(name).replaceAll('127.0.0.1:3000', `127.0.0.1:${studioPort}`);
  const child = name === 'nginx' ? startNginx(folder, example, plain, port) : startCaddy(folder, example, plain, port);
  return {
    port,
    plain,
    logs: () => readFileSync(join(folder, 'access.log'), 'utf8') + readFileSync(join(folder, 'errors'), 'utf8'),
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null) {
        child.kill();
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Reads the example from the guide. */
function exampleOf(name: ProxyName): string {
  const language = name === 'nginx' ? 'nginx' : 'caddyfile';
  const example = new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(readFileSync(GUIDE, 'utf8'))?.[1];
  if (example === undefined) throw new Error(`the guide has an example for ${name}`);
  return example;
}

function startNginx(folder: string, example: string, plain: number, port: number): ChildProcess {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const asked = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=play.example'];
  execFileSync('openssl', ['req', ...asked, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const ours = example
    .replace('/var/log/nginx/access.log', join(folder, 'access.log'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace('/etc/letsencrypt/live/play.example/fullchain.pem', certificate)
    .replace('/etc/letsencrypt/live/play.example/privkey.pem', key);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    .join(' ');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} pid ${join(folder, 'pid')}; events {} http { ${temporary}\n${ours}}`,
  );
  const command = ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'errors'), '-g', 'daemon off;'];
  return spawn('nginx', command, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function startCaddy(folder: string, example: string, plain: number, port: number): ChildProcess {
  // The example with a local certificate.
  const options = ['admin off', 'local_certs', 'skip_install_trust', `http_port ${plain}`, `https_port ${port}`];
  const ours = example.replace('/var/log/caddy/access.log', join(folder, 'access.log'));
  writeFileSync(join(folder, 'Caddyfile'), ours.replace('{\n', `{\n${options.join('\n')}\n`));
  mkdirSync(join(folder, 'home'));
  const env = { ...process.env, HOME: join(folder, 'home'), XDG_DATA_HOME: join(folder, 'home') };
  return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    env,
    stdio: ['ignore', openSync(join(folder, 'errors'), 'w'), openSync(join(folder, 'errors'), 'a')],
  });
}
