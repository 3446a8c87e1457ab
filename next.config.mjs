/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  poweredByHeader: false,
  serverExternalPackages: [
    '@prisma/client',
    '@prisma/adapter-pg',
    'pg',
    'bcryptjs',
    'pino',
    'prom-client',
    'graphile-worker',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    'busboy',
  ],
  // Linting and types have their own step in `npm test`.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
}
