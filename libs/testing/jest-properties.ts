import fc from 'fast-check';

// The same cases in every run, so that a landing does not hang on chance. FC_SEED draws others.
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 1) });
