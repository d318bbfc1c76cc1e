import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

/** Stamp of installed packages, without which a build would install them again. */
const INSTALLED = '.stamps/dependencies';

/** Copies the working tree, untracked files and packages included, into a temporary folder. */
export class ScratchCopy {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'trapdoor-scratch-')));

  constructor() {
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
    for (const path of [...listed.toString().split('\0'), INSTALLED]) {
      if (path !== '' && existsSync(join(root, path))) this.#put(path, copyFileSync);
    }
    this.#link('node_modules');
  }

  /** Runs a program of Node there with its errors shown. Resolves to its exit code. */
  run(args, env = {}) {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, args, {
        cwd: this.folder,
        stdio: ['ignore', 'ignore', 2],
        env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      });
      child.on('error', reject);
      child.on('exit', resolve);
    });
  }

  /** Applies a patch of the repository, or takes it back. Returns false if it does not fit. */
  patch(path, { back = false } = {}) {
    try {
      const words = ['apply', ...(back ? ['--reverse'] : []), join(root, path)];
      execFileSync('git', words, { cwd: this.folder, stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #put(path, copy) {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    copy(join(root, path), join(this.folder, path));
  }

  /** Links all files below a folder, but for caches, which would be shared. Symbolic links are only in .bin, which nothing here needs. */
  #link(path) {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = `${path}/${entry.name}`;
      if (entry.isDirectory() && !entry.name.startsWith('.')) this.#link(inner);
      else if (entry.isFile()) this.#put(inner, linkOrCopy);
    }
  }
}

/** Temporary folders may be on another file system. */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
