import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Node cannot load JSX, so the mails are built into one module for it. Packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/mails/render-mail.tsx',
    outDir: join(process.env['BUILD_DIRECTORY'] ?? 'build', 'mails'),
    target: 'es2024',
  },
});
