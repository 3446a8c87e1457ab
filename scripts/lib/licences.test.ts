import { readFileSync } from 'node:fs'
import { licencesIn, pageOf, strangersAmong } from './licences.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> }
const withOne = (path: string, of: object) => licencesIn({ packages: { ...lock.packages, [path]: of } })

test('whatever ships has a licence that somebody has said yes to', () =>
  expect(strangersAmong(licencesIn(lock))).toEqual([]))

test('docs/licences.md is what `npm run licences` writes', () =>
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(pageOf(licencesIn(lock))))

test.each([
  ['of another licence', { version: '1.0.0', license: 'GPL-3.0' }],
  ['of none', { version: '1.0.0' }],
  ['of one that is another package’s alone', { version: '1.0.0', license: 'EPL-2.0' }],
])('a package %s would be found', (_, of) =>
  expect(strangersAmong(withOne('node_modules/a/node_modules/@b/c', of))).toMatchObject([{ name: '@b/c' }]),
)

test('what is there for development alone doesn’t ship, whatever its licence', () =>
  expect(strangersAmong(withOne('node_modules/b', { version: '1.0.0', license: 'GPL-3.0', dev: true }))).toEqual([]))
