import { existsSync, readFileSync } from 'node:fs'

const page = readFileSync('docs/security.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, numbers, , mark, , tested]) => ({ numbers: numbersIn(numbers!), mark, tested: tested! }))

function numbersIn(text: string) {
  return text.match(/\d+\.\d+\.\d+/g) ?? []
}
const inOrder = (numbers: string[]) => numbers.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
const marked = (mark: string) => inOrder(rows.filter((row) => row.mark === mark).flatMap(({ numbers }) => numbers))
const listed = (title: string) => numbersIn(new RegExp(`\\*\\*${title}\\*\\*[^:]*: ([\\d., ]+)`).exec(page)![1]!)

/** Tests that are no file. */
const COMMANDS = ['', '–', 'fuzz', 'fuzz (wire)', 'npm run types']

test('each test that docs/security.md names is there', () => {
  const named = [...new Set(rows.flatMap(({ tested }) => tested.replaceAll('`', '').split(', ')))]
  const isThere = (name: string) => [name, `${name}.test.ts`, `${name}.test.tsx`, `${name}.spec.ts`].some(existsSync)
  expect(named.filter((name) => !COMMANDS.includes(name) && !isThere(name))).toEqual([])
})

test.each([
  ['✗', 'Not held'],
  ['◐', 'Partly held'],
])('its first section lists every requirement marked %s', (mark, title) => {
  expect(listed(title)).toEqual(marked(mark))
})
