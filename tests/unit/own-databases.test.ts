import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What only a suite with a database imports or names. */
const NEEDS_ONE = /@\/tests\/(make|call|sold|paid|issued|hold|reads)'|infra\/db\/db'|process\.env\.DATABASE_URL/

test('each suite that uses a database has one of its own', () => {
  const suites = ['lib', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file)),
  )
  const shared = suites.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return NEEDS_ONE.test(text) && !text.includes('\nawait ownDatabase()\n')
  })
  expect(suites.length).toBeGreaterThan(200)
  expect(shared).toEqual([])
})
