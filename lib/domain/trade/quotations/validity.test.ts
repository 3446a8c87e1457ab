import { Problem } from '@/lib/contract/core/problem'
import { withEventTime } from '../../core/event-clock'
import { isOver, lastDay } from './validity'

const at = <T>(now: string, act: () => T) => withEventTime(new Date(now), async () => act())
// Midnight in India is 18:30 UTC.
const lastSecond = '2026-11-21T18:29:59Z'
const midnight = '2026-11-21T18:30:00Z'

test('a price that is valid until 21 November holds until midnight in India', async () => {
  for (const validUntil of ['2026-11-21T00:00:00.000Z', lastSecond]) {
    expect(await at(lastSecond, () => isOver(validUntil))).toBe(false)
    expect(await at(midnight, () => isOver(validUntil))).toBe(true)
  }
  expect(await at(midnight, () => isOver(midnight))).toBe(false)
})

test('a client that sends the present day of UTC after midnight in India means today', async () => {
  expect(await at('2026-11-21T20:00:00Z', () => lastDay('2026-11-21T00:00:00.000Z'))).toBe('2026-11-21T20:00:00.000Z')
  await expect(at('2026-11-21T20:00:00Z', () => lastDay('2026-11-20T00:00:00.000Z'))).rejects.toThrow(Problem)
})

test('the last day of February and of the year are days as others', async () => {
  expect(await at('2028-02-29T18:00:00Z', () => isOver('2028-02-29T00:00:00.000Z'))).toBe(false)
  expect(await at('2026-12-31T18:29:59Z', () => isOver('2026-12-31T12:00:00.000Z'))).toBe(false)
})
