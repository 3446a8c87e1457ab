// The theme's variables as a stylesheet: the same on every page, so no page carries them in its HTML.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Writes components/ui/theme/theme.css. */
export async function writeThemeCss() {
  // Only who develops has it, like the program that generates the database client.
  const { build } = await import('esbuild')
  const folder = mkdtempSync('node_modules/.theme-')
  try {
    const outfile = join(folder, 'theme.mjs')
    await build({
      entryPoints: ['components/ui/theme/theme-css.ts'],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      logLevel: 'warning',
    })
    const { themeCss } = await import(pathToFileURL(outfile).href)
    writeFileSync('components/ui/theme/theme.css', `${themeCss}\n`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
