import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const DAY_OF_UTC = /toISOString\(\)\.slice\(0, ?10\)/

/** From half past six in the evening of UTC on it is the next day in India. */
test('stories take the day from the calendar of India', () => {
  const stories = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  expect(stories.length).toBeGreaterThan(100)
  expect(stories.filter((file) => DAY_OF_UTC.test(readFileSync(join('tests/e2e', file), 'utf8')))).toEqual([])
})
