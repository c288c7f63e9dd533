export type { Sample, SampleRequest } from './sample-request.js';
export { ALGORITHM_VERSION, countUnruledCombinations, sampleCombinations } from './sample-combinations.js';
export { sampleScope } from './sample-space.js';
export { ShareMeter } from './share-meter.js';
export { planDirectPrompts, planSampledPrompts } from './sampled-prompts.js';
