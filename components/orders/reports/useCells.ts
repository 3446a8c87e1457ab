'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { dropSlot, keepSlot, readSlot } from '@/lib/client/session-storage'
import { registerCache } from '@/lib/client/cache'
import { call } from '@/lib/client/call'
import type { Report } from '@/lib/contract/orders/report'
import { Cells, type Cell, type Kept } from './cells'

/** The reports of this tab with their values: what isn't saved is sent, and leaving asks before, although the report is closed. */
const opened = new Map<number, Cells>()
registerCache(() => {
  opened.forEach((cells) => cells.close())
  opened.clear()
})

function cellsOf(report: Report): Cells {
  const { id } = report
  const known = opened.get(id)
  if (known) return known
  const slot = `draft:report-${id}` as const
  const cells = new Cells(report, {
    send: (values) => call('PATCH /api/reports/{id}/values', { id, values }),
    kept: report.status === 'draft' ? readSlot<Kept>(slot) : null,
    keep: (unsaved) => (Object.keys(unsaved).length ? keepSlot(slot, unsaved) : dropSlot(slot)),
  })
  if (!opened.size) {
    window.addEventListener('online', retryWaiting)
    window.addEventListener('beforeunload', warnOfUnsaved)
  }
  opened.set(id, cells)
  return cells
}

const retryWaiting = () => opened.forEach(({ saver }) => saver.state === 'waiting' && saver.retry())
const warnOfUnsaved = (event: BeforeUnloadEvent) =>
  [...opened.values()].some(({ saver }) => saver.state !== 'saved') && event.preventDefault()

/** The values of a report, as the server knows them and as they are typed here. */
export function useCells(report: Report): Cells {
  const [cells] = useState(() => cellsOf(report))
  useEffect(() => cells.take(report), [cells, report])
  return cells
}

/** What a part of the values comes to, followed as it changes. `read` must give the same value while nothing changed. */
export const useOfCells = <T>(cells: Cells, read: (cells: Cells) => T): T =>
  useSyncExternalStore(
    cells.subscribe,
    () => read(cells),
    () => read(cells),
  )

/** One cell. */
export const useCell = (cells: Cells, characteristicId: number, sample: number): Cell =>
  useOfCells(cells, (all) => all.get(characteristicId, sample))
