import fc from 'fast-check';

// A fixed seed gives the same cases on every run, so that only a change can break a test. PROPERTY_SEED tries others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2005) });
