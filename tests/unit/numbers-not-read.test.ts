import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const tests = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts'], { encoding: 'utf8' })
const REFUSED = /\.not\s*\.(?:toMatch\(\/(.+?)\/[a-z]*\)|toContain\('(\d+)'\))/g

/** The numbers of at most eight digits that a test looks for inside longer ones. */
const insideOthers = (name: string) =>
  [...readFileSync(name, 'utf8').matchAll(REFUSED)]
    .flatMap(([, pattern, text]) => text ?? pattern!.split('|'))
    .filter((sought) => /^\d{3,8}$/.test(sought))
    .map((sought) => `${name}: ${sought}`)

/** Each suite has ids of its own, of seven or eight digits by chance: 20500 is found in the id 20500179. */
test('a number that nobody may read is looked for as a whole: \\b20500\\b', () => {
  const names = tests.trim().split('\n')
  expect(names.length).toBeGreaterThan(400)
  expect(names.flatMap(insideOthers)).toEqual([])
})
