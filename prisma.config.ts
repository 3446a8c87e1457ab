import { defineConfig } from 'prisma/config'

// The address is only for Prisma's own CLI (`prisma migrate deploy`); `prisma generate` works without one.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  ...(process.env.DATABASE_URL ? { datasource: { url: process.env.DATABASE_URL } } : {}),
})
