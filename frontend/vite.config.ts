import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';

const BACKEND = `http://localhost:${process.env['API_PORT'] ?? 3000}`;
const proxy: Record<string, ProxyOptions> = { '/socket.io': { target: BACKEND, ws: true } };
for (const path of ['/api', '/queues', '/health', '/metrics']) proxy[path] = { target: BACKEND };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The libraries are read as TypeScript source, through the same `imports` map as the server.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2023' },
  server: { port: 5173, proxy },
});
