import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const HAS_ONE = '\nawait ownDatabase()\n'
const USES_ONE = /(infra\/db|\.)\/db'|process\.env\.DATABASE_URL/

/** What suites share, without what gives them their database. */
const helpers = readdirSync('tests')
  .filter((file) => file.endsWith('.ts') && !['own-database.ts', 'environment.ts', 'database.ts'].includes(file))
  .map((file) => ({ name: file.replace(/\.ts$/, ''), text: readFileSync(join('tests', file), 'utf8') }))

/** The helpers that use a database, also by way of others. */
function helpersWithDatabase() {
  // It goes by way of the routes.
  const found = new Set(['call'])
  const uses = (text: string) =>
    USES_ONE.test(text) || [...found].some((name) => new RegExp(`['/]${name}'`).test(importsOf(text)))
  for (let before = -1; before < found.size;) {
    before = found.size
    for (const { name, text } of helpers) if (uses(text)) found.add(name)
  }
  return { found, uses }
}

const importsOf = (text: string) => [...text.matchAll(/import(?! type)[^']*from '(?:@\/tests|\.)\/[^']+'/g)].join('\n')

test('each suite that uses a database has one of its own', () => {
  const { found, uses } = helpersWithDatabase()
  expect([...found]).toEqual(expect.arrayContaining(['make', 'call', 'backups', 'invoice-fixtures', 'lock-race']))
  const suites = ['lib', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  )
  const shared = suites.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return uses(text) && !text.includes(HAS_ONE)
  })
  expect(suites.length).toBeGreaterThan(200)
  expect(shared).toEqual([])
})
