import { describe, expect, test } from '@jest/globals'
import { median, quantile } from './figures'
import { cookieOf, keyIn } from './limit-session'
import { isCounted, readStat, sumOf, usedBy } from './processes'

describe('figures', () => {
  test('the middle of an even number of values lies between two, and the order in which they came is kept', () => {
    const values = [9, 1, 5, 3]
    expect(median(values)).toBe(4)
    expect(median([7, 1, 3])).toBe(3)
    expect(values).toEqual([9, 1, 5, 3])
  })

  test('the 99th percentile of a hundred is the last but one, and of few the greatest', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect(quantile(hundred, 0.99)).toBe(99)
    expect(quantile(hundred, 0.5)).toBe(50)
    expect(quantile([4, 2], 0.99)).toBe(4)
    expect(quantile([], 0.99)).toBeNaN()
  })
})

describe('processes', () => {
  const stat = (name: string, parent: number, [user, system, usersEnded, systemsEnded]: number[], pages: number) =>
    `12 (${name}) S ${parent} 12 12 0 -1 4194304 9 8 7 6 ${user} ${system} ${usersEnded} ${systemsEnded} 20 0 11 0 5 99999 ${pages} 1844`

  test('a process has its own time and that of its ended children, whatever its name holds', () => {
    expect(readStat(stat('node) S 1 (x', 7, [10, 5, 2, 1], 256))).toEqual({ parent: 7, cpu: 180, memory: 1_048_576 })
  })

  test('a process that works is seen to', () => {
    if (!isCounted) return
    const before = usedBy(process.pid)
    const begun = process.cpuUsage()
    while (process.cpuUsage(begun).user < 200_000);
    const used = usedBy(process.pid).cpu - before.cpu
    expect(used).toBeGreaterThanOrEqual(150)
    expect(before.memory).toBeGreaterThan(20 * 1_048_576)
  })

  test('a tree has its descendants, and nobody else', () => {
    const all = new Map([
      [1, { parent: 0, cpu: 1_000, memory: 1_000 }],
      [10, { parent: 1, cpu: 1, memory: 2 }],
      [11, { parent: 10, cpu: 10, memory: 20 }],
      [12, { parent: 11, cpu: 100, memory: 200 }],
      [20, { parent: 1, cpu: 5_000, memory: 5_000 }],
    ])
    expect(sumOf(10, all)).toEqual({ cpu: 111, memory: 222 })
    expect(sumOf(99, all)).toEqual({ cpu: 0, memory: 0 })
  })
})

test('only a key that the limit signed is one', () => {
  const cookie = cookieOf('0a-1', 'the secret')
  expect(keyIn(`theme=dark; ${cookie}`, 'the secret')).toBe('0a-1')
  expect(keyIn(cookie, 'another secret')).toBeNull()
  expect(keyIn(cookie.replace('0a-1', '0a-2'), 'the secret')).toBeNull()
  expect(keyIn('', 'the secret')).toBeNull()
})
