import { readFileSync } from 'node:fs'
import { budgets, limits } from '@/lib/rules/limits'

const page = readFileSync('docs/security.md', 'utf8')
const [, section] = /\n### Limits\n([\s\S]*?)\n### /.exec(page)!
/** The cells of the row of a limit, which is named by its key. */
const rowOf = (name: string) =>
  section!
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find((cells) => cells[1]?.includes(`\`${name}\``))

const times: [seconds: number, words: string][] = [
  [86_400, 'a day'],
  [3_600, 'an hour'],
]
const inWords = (duration: number) => times.find(([seconds]) => seconds === duration)?.[1] ?? `${duration / 60} minutes`
const number = (n: number) => n.toLocaleString('en-IN')

test.each(Object.entries({ ...limits.attempts, ...budgets }))(
  'docs/security.md lists the limit %s with its number and its time',
  (name, { points, duration }) => {
    const row = rowOf(name)
    expect(row).toBeDefined()
    expect(row![2]).toContain(`${number(points)} `)
    expect(row![2]).toContain(inWords(duration))
  },
)

test.each(Object.entries(budgets))('and says of the budget %s whose it is and where it is counted', (name, budget) => {
  expect(rowOf(name)![2]).toMatch(budget.per === 'account' ? /an account/ : /an address/)
  expect(rowOf(name)![3]).toBe(budget.counted)
})

test('it lists no limit that is gone', () => {
  const named = [...section!.matchAll(/^\|[^|]*`(\w+)`/gm)].map(([, name]) => name)
  const known = Object.keys({ ...limits.attempts, ...budgets, ...limits.live, ...limits.http })
  expect(named.filter((name) => !known.includes(name!))).toEqual([])
})
