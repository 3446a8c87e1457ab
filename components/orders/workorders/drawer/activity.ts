import type { HistoryEntry } from '@/lib/contract/core/fields'
import type { FileInfo } from '@/lib/contract/files/files'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { isoDay } from '@/lib/terms/format'
import { arrivalAt } from './progress'

/** One entry of an order's thread: something that happened, or the documents that one side added on a day. */
export type Activity =
  | { at: string; event: HistoryEntry; note: string | null; /** The order's present note. */ isLatestNote: boolean }
  | { at: string; files: FileInfo[] }

/** Everything that happened to an order, newest first, each note and each document once. */
export function activityOf(order: Workorder, history: readonly HistoryEntry[]): Activity[] {
  const events = history.filter(({ kind }) => kind !== 'workorder.filesAdded')
  if (!events.some(({ kind }) => kind === 'workorder.created')) events.unshift(createdOf(order))
  // A note given at creation is on the order alone, until a move brings another.
  const noted = events.findLast(({ kind, note }) => note && kind !== 'workorder.progressed') ?? events[0]!
  const stop = order.status === 'issues' ? arrivalAt(history, 'issues') : null
  const told = events.map((event) => ({
    at: event.createdAt,
    event,
    isLatestNote: event === noted,
    // The panel above has the note of what stopped the work.
    note: event === stop ? null : event === noted ? order.notes : event.note,
  }))
  return [...groupsOf(order), ...told].sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || rank(a) - rank(b))
}

const createdOf = ({ createdAt }: Workorder): HistoryEntry => ({
  kind: 'workorder.created',
  from: null,
  to: 'pending',
  note: null,
  actorRole: null,
  createdAt,
})

/** Documents by side and day. Those that came with the order were uploaded before it was made. */
function groupsOf({ files, createdAt }: Workorder): Activity[] {
  const groups = new Map<string, FileInfo[]>()
  // What proves a document stands with it.
  for (const file of files.filter(({ document }) => !document)) {
    const key = `${file.addedBy} ${isoDay(Date.parse(file.addedAt))}`
    groups.set(key, [...(groups.get(key) ?? []), file])
  }
  return [...groups.values()].map((files) => ({
    at: files.reduce((last, { addedAt }) => (addedAt > last ? addedAt : last), createdAt),
    files,
  }))
}

/** At the same moment documents come after the event that brought them. */
const rank = (one: Activity) => ('files' in one ? 0 : 1)
