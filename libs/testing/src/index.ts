export * from './llm-stand-in.js';
