// The theme's variables and base styles as a stylesheet: the same on every page, so no page writes them into its HTML.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const TO = 'components/ui/theme.css'

/** What MUI would put into each page, in the layer in which it stands there. */
const ENTRY = `
  import createCache from '@emotion/cache'
  import { CacheProvider } from '@emotion/react'
  import CssBaseline from '@mui/material/CssBaseline'
  import { ThemeProvider } from '@mui/material/styles'
  import { createElement as h } from 'react'
  import { renderToString } from 'react-dom/server'
  import { theme } from './components/ui/theme'

  const cache = createCache({ key: 'jw' })
  cache.compat = true
  const insert = cache.insert
  cache.insert = (selector, styles, ...rest) =>
    insert(selector, { ...styles, styles: '@layer mui{' + styles.styles + '}' }, ...rest)
  renderToString(h(CacheProvider, { value: cache }, h(ThemeProvider, { theme }, h(CssBaseline))))
  export const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string').join('\\n')
`

export async function writeThemeCss() {
  // Only who develops has it, like the program that generates the database client.
  const { build } = await import('esbuild')
  const folder = mkdtempSync('node_modules/.theme-')
  try {
    const outfile = join(folder, 'theme.mjs')
    await build({
      stdin: { contents: ENTRY, resolveDir: '.', loader: 'ts' },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'warning',
    })
    const { css } = await import(pathToFileURL(outfile).href)
    if (!css.includes('--jw-palette-')) throw new Error('The theme has no variables')
    writeFileSync(TO, css)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
