/**
 * Keeps zod from trying `Function`, which the script policy forbids: browsers report each attempt as an error. Pages
 * (instrumentation-client.ts) and workers import this before anything that builds schemas.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
