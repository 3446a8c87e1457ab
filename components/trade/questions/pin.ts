import type { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { FileInfo } from '@/lib/contract/files/files'

/** The place that a question will point to. The address keeps it: a drawing that is open sets it. */
export type Pin = { fileId: number; page: number | null; point: [number, number, number] | null }

/** The pin that the address names, of a file of the inquiry. `sheet` is the page of its PDF: `page` is a list's. */
export function pinIn(address: Pick<ReturnType<typeof useUrlState>, 'get'>, files: readonly FileInfo[]): Pin | null {
  const file = files.find(({ id }) => String(id) === address.get('pin'))
  if (!file) return null
  const page = Number(address.get('sheet'))
  const point = (address.get('at') ?? '').split(',').map(Number)
  return {
    fileId: file.id,
    page: hasPages(file) && Number.isInteger(page) && page > 0 && page < 10_000 ? page : null,
    point: point.length === 3 && point.every(Number.isFinite) ? (point as Pin['point']) : null,
  }
}

/** What takes the pin out of the address. */
export const NO_PIN = { pin: null, sheet: null, at: null }

export const hasPages = ({ name }: Pick<FileInfo, 'name'>) => name.toLowerCase().endsWith('.pdf')
