// What browsers load as files of their own: the STEP reader (LGPL: never bundled) and what pdf.js fetches by address.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

const VENDOR = {
  occt: {
    from: 'node_modules/occt-import-js/dist',
    files: ['occt-import-js.js', 'occt-import-js.wasm', 'license.occt-import-js.txt', 'license.occt.txt'],
  },
  'swagger-ui': {
    from: 'node_modules/swagger-ui-dist',
    files: ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE'],
  },
  pdfjs: {
    from: 'node_modules/pdfjs-dist',
    files: ['LICENSE', 'legacy/build/pdf.worker.min.mjs', 'cmaps', 'standard_fonts', 'wasm', 'iccs'],
  },
}

/** Copies them from the packages to public/vendor, from where our own server gives them. */
export function copyVendor() {
  for (const [name, { from, files }] of Object.entries(VENDOR)) {
    if (!existsSync(from)) continue
    for (const file of files) {
      const to = join('public/vendor', name, file.replace('legacy/build/', ''))
      mkdirSync(dirname(to), { recursive: true })
      cpSync(join(from, file), to, { recursive: true, preserveTimestamps: true })
    }
  }
}
