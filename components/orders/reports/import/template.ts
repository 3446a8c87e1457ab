import { stringify } from 'csv-stringify/browser/esm/sync'
import type { Characteristic } from '@/lib/contract/orders/report'
import { csvOptions } from '@/lib/rules/core/csv-options'

/** A table to fill in: the characteristics of a report, and an empty column for each piece. */
export function templateOf(characteristics: readonly Characteristic[], sampleSize: number): string {
  const samples = Array.from({ length: sampleSize }, (_, i) => `s${i + 1}`)
  const head = ['name', 'nominal', 'plus', 'minus', 'unit', 'critical', ...samples]
  const rows = characteristics.map(({ name, nominal, plus, minus, unit, critical }) => [
    name,
    nominal === null ? '' : String(nominal),
    String(plus),
    String(minus),
    unit,
    critical ? 'yes' : '',
    ...samples.map(() => ''),
  ])
  return stringify([head, ...rows], csvOptions)
}
