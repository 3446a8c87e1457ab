import type { Call } from '@/lib/contract/calls'
import { budget } from './budget'

const counts = new Map<string, Map<number, number>>()

export const nameOf = ({ group, name }: Call) => `${group}.${name}`

/** Counts an answer of a call. */
export function count(call: Call, status: number) {
  const of = counts.get(nameOf(call)) ?? new Map<number, number>()
  counts.set(nameOf(call), of.set(status, (of.get(status) ?? 0) + 1))
}

/** The names of the calls that were answered. */
export const counted = () => [...counts.keys()]

/** How often each call was answered with which status, as a table. */
export function tally(): string {
  const rows = [...counts].map(([name, of]) => {
    const sum = [...of.values()].reduce((a, b) => a + b, 0)
    const each = [...of].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
    return { sum, line: `${name.padEnd(28)} ${String(sum).padStart(6)}   ${each.join('  ')}` }
  })
  const total = rows.reduce((sum, row) => sum + row.sum, 0)
  return [`${total} requests, from seed ${budget.seed}`, ...rows.map(({ line }) => line)].join('\n')
}
