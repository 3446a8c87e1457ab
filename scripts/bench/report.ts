import { median } from './figures'
import { isCounted } from './processes'
import type { Measured } from './steady'

const COLUMNS = [26, 13, 8, 8, 8, 30, 8, 8, 8, 9]

const line = (...cells: string[]) =>
  cells.map((cell, i) => (i < 2 || i === 5 ? cell.padEnd(COLUMNS[i]!) : cell.padStart(COLUMNS[i]!))).join(' ')

/** What stands above the lines; processor time in ms a request. */
export const heading = () => line('', '', 'server', 'database', 'both', '  ratio', 'p50', 'p99', 'a second', 'bytes')

/** A figure beside the most (or the least) that it may be. */
export function bounded(figure: number, bound: number, unit: string, is: 'at most' | 'at least' = 'at most') {
  const held = is === 'at most' ? figure <= bound : figure >= bound
  return `${figure.toFixed(unit === '×' ? 2 : 0)} ${unit}, ${is} ${bound}: ${held ? 'held' : 'OVER'}`
}

/** What one target took for a kind of request, beside what the reference took in the same rounds. */
export function compared(name: string, one: Measured, reference: Measured | undefined, target: number | undefined) {
  const ratio = reference && median(one.costs.map((cost, round) => cost / reference.costs[round]!))
  const said = ratio === undefined ? '' : target === undefined ? `${ratio.toFixed(2)} ×` : bounded(ratio, target, '×')
  const bad = one.bad ? `\n  ${one.bad} failed: ${one.said}` : ''
  const ms = [one.app, one.database, one.app + one.database].map((n) => n.toFixed(3))
  return (
    line(
      ...[name, one.target, ...(isCounted ? ms : ['', '', '']), `  ${said}`],
      ...[one.p50.toFixed(1), one.p99.toFixed(1), one.perSecond.toFixed(0), one.bytes.toFixed(0)],
    ) + bad
  )
}
