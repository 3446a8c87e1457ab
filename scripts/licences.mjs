// npm run licences: writes docs/licences.md, the list of what ships and under which licence.
import { readFileSync, writeFileSync } from 'node:fs'
import { licencesIn, pageOf, strangersAmong } from './lib/licences.mjs'

const packages = licencesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')))
writeFileSync('docs/licences.md', pageOf(packages))
for (const { name, version, licence } of strangersAmong(packages)) {
  console.error(`${name} ${version}: ${licence}. Replace it, or say in scripts/lib/licences.mjs why it may ship.`)
  process.exitCode = 1
}
