/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  // Pictures come in the size in which they are shown: nobody needs to have the server work on others.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg',
    'bcryptjs',
    'tinypool',
    'pino',
    'prom-client',
    'graphile-worker',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@fastify/busboy',
  ],
  // Linting and types have their own step in `npm test`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  headers: async () => [
    // A browser looks for a new service worker at each start.
    { source: '/sw.js', headers: [{ key: 'cache-control', value: 'no-cache' }] },
    { source: '/vendor/:file*', headers: [{ key: 'cache-control', value: 'public, max-age=86400' }] },
  ],
  experimental: {
    // Else Next loads every page and route at its start; calls of the API don't go through it (lib/http/server/api-listener.ts).
    preloadEntriesOnStart: false,
    // A first build would take a third longer, and write 300 MB for the next one.
    turbopackFileSystemCacheForBuild: false,
  },
}
