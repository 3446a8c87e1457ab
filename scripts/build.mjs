// Builds the pages with Next, server.ts into dist/ and the service worker into public/, for production.
import { readFileSync, rmSync } from 'node:fs'
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
  // The build's name in it makes browsers see a new version.
  const BUILD = JSON.stringify(readFileSync('.next/BUILD_ID', 'utf8'))
  await build({ entryPoints: { sw: 'lib/client/sw/sw.mjs' }, outdir: 'public', bundle: true, define: { BUILD } })
  done()
} else {
  // Next leaves this name of a whole build behind when a later one fails.
  rmSync('.next/BUILD_ID', { force: true })
}
process.exitCode = code
