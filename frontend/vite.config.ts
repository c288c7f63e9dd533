import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { compression } from 'vite-plugin-compression2';

const BACKEND = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;
const proxy: Record<string, ProxyOptions> = { '/socket.io': { target: BACKEND, ws: true } };
for (const path of ['/api', '/queues', '/health', '/metrics']) proxy[path] = { target: BACKEND };

/** Small and wanted by most screens, without what draws larger parts of antd in (forms, lists). */
const COMMON = [
  /[\\/]@ant-design[\\/]icons/,
  /[\\/]libs[\\/]/,
  /[\\/]frontend[\\/]src[\\/]shared[\\/](api|text|jobs|socket|prompts[\\/]use-)/,
  /[\\/]shared[\\/]ui[\\/](empty|lazy|load-error|page-header|panel|use-(confirm|focus|toast))/,
];

/**
 * A chunk for each set of screens that share a module made forty of them for one screen, many of 200 bytes, and
 * browsers ask for six at a time. Each group takes what its modules import along; the rest is split as usual.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  { name: 'frame', test: /[\\/]app[\\/](frame|pages[\\/]route-error)\.tsx/, priority: 2 },
  {
    name: 'common',
    test: (id: string) => COMMON.some((part) => part.test(id)),
    minShareCount: 2,
    maxModuleSize: 6_000,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  // Compressed once, by the build: a smaller file fits into the packet that its headers take anyway.
  plugins: [
    react(),
    compression({ algorithms: ['gzip', 'brotliCompress'], include: /assets/, threshold: 500 }),
  ],
  // The libraries are read as TypeScript source, through the same `imports` map as the server.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    target: 'es2023',
    // The frame is one piece on purpose: 130 kB over the wire.
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: { port: 5173, proxy },
});
