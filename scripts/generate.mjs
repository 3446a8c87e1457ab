// Generates the Prisma client. The CLI insists on a schema engine and would download one, though `generate` never runs
// it: any file that exists will do.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

if (!existsSync('prisma/schema.prisma')) process.exit(0)

const { status, stdout, stderr } = spawnSync(
  process.execPath,
  ['node_modules/prisma/build/index.js', 'generate', '--no-hints'],
  {
    encoding: 'utf8',
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
  },
)
if (status !== 0) console.error(stdout + stderr)
process.exit(status ?? 1)
