export * from './handler-registry.js';
export * from './job-contracts.js';
export * from './job-producer.js';
export * from './queue-connection.js';
export * from './queue-host.js';
export * from './queue.module.js';
