// Generates the Prisma client, and lays out what browsers load as files of their own: by npm after each install, and by `npm start` when what they are made from has changed.
import { existsSync } from 'node:fs'
import { run } from './lib/run.mjs'
import { copyVendor } from './lib/vendor.mjs'
import { begin } from './lib/work.mjs'

// An install by hand, unless it left out the development packages, spares `npm start` its own.
if (process.env.npm_lifecycle_event === 'prepare' && existsSync('node_modules/typescript')) begin('install')()
if (!existsSync('prisma/schema.prisma')) process.exit(0)

const done = begin('generate')
copyVendor()
const { code, output } = await run(process.execPath, ['node_modules/prisma/build/index.js', 'generate', '--no-hints'], {
  stdio: ['ignore', 'pipe', 'pipe'],
  // The CLI insists on a schema engine and would download one, though this command never runs it: a file that exists is enough.
  env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
})
if (code === 0) done()
else console.error(output)
process.exitCode = code
