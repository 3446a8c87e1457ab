// Builds the pages with Next, and server.ts into dist/, for production.
import { rmSync } from 'node:fs'
import { build } from 'esbuild'
import { run } from './lib/run.mjs'
import { copyVendor } from './lib/vendor.mjs'
import { begin } from './lib/work.mjs'

const done = begin('build')
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
copyVendor()

const { code } = await run(process.execPath, ['node_modules/next/dist/bin/next', 'build'])
if (code === 0) {
  rmSync('dist', { recursive: true, force: true })
  await build({
    entryPoints: {
      server: 'server.ts',
      'thumbnail.worker': 'lib/infra/thumbnails/thumbnail.worker.ts',
      'clean.worker': 'lib/infra/cleaning/clean.worker.ts',
      'pdf.worker': 'lib/infra/pdf/pdf.worker.ts',
    },
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  })
  done()
} else {
  // Next leaves this name of a whole build behind when a later one fails.
  rmSync('.next/BUILD_ID', { force: true })
}
process.exitCode = code
