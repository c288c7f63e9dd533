import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The libraries are read as TypeScript source, through the same `imports` map as the server.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: { outDir: '../dist/client', emptyOutDir: true, target: 'es2023' },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/queues', '/health', '/metrics']
        .map((path) => [path, 'http://localhost:3000'])
        .concat([['/socket.io', { target: 'http://localhost:3000', ws: true }] as never]),
    ),
  },
});
