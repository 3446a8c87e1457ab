import { several } from '../../../terms/format'
import { event } from '../event-row'

/** The filters that an export was narrowed by. */
type Export = { filters: Record<string, string> }

const exported = (what: string, { filters }: Export) => {
  const n = Object.keys(filters).length
  return n ? `Exported ${what} with ${several(n, 'filter', 'filters')}` : `Exported ${what} without filters`
}

const listLabels: Record<string, string> = {
  workorders: 'work orders',
  audit: 'audit entries',
}

/** What people take along, and what admins try again. Exports by GET were noted until they became plain reads: their entries stay. */
export const operationEvents = {
  'list.exported': event<Export & { list: string; rows: number }>({
    name: 'List exported',
    group: 'exports',
    sentence: (e) => exported(`the list of ${listLabels[e.list] ?? e.list}`, e),
  }),
  'payment.exported': event<Export>({
    name: 'Payments exported',
    group: 'exports',
    sentence: (e) => exported('the payments', e),
  }),
  'audit.exported': event<Export>({
    name: 'Audit log exported',
    group: 'exports',
    sentence: (e) => exported('the audit log', e),
  }),
  'delivery.retried': event<{ deliveries: number }>({
    name: 'Deliveries retried',
    group: 'deliveries',
    sentence: (e) => `Retried ${several(e.deliveries, 'stuck delivery', 'stuck deliveries')}`,
  }),
}
