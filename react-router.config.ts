import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: process.env['BUILD_DIRECTORY'] ?? 'build',
  ssr: true,
  // The whole route table is small; sending it at once saves a request per link and keeps pages cacheable.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
