import fc from 'fast-check';

// The same cases on every run, so that a red test is the change's doing; PROPERTY_SEED hunts for others.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 2005) });
