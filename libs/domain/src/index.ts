export * from './vocabulary.js';
export * from './combination.js';
