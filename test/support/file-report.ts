import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Writes the result of each test file and its seconds, including module loading, to the file `TEST_REPORT`. */
export default class FileReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env.TEST_REPORT;
    if (!path) throw new Error('Set TEST_REPORT to the file that the report goes to.');
    writeFileSync(path, JSON.stringify({ files: modules.map(reportOf) }));
  }
}

function reportOf(module: TestModule) {
  const counts = { passed: 0, failed: module.ok() ? 0 : 1, skipped: 0 };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === 'passed') counts.passed++;
    else if (state === 'skipped') counts.skipped++;
  }
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  return { path: module.moduleId, ...counts, seconds: ms / 1000 };
}
