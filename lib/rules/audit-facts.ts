import type { ListName } from '../contract/desk/lists'
import { fieldName } from './core/field-names'
import { filterWords } from './filter-words'
import { count, date, money } from '../terms/format'
import { displayId } from '../terms/nouns'

type Fact = { label: string; value: string }

const yes = (value: unknown) => (value ? 'Yes' : null)
const names = (value: unknown) => (value as string[]).join(', ')

/** Labels and formats of the fields in an event's data, besides ids. */
const facts: Record<string, [label: string, say: (value: never) => string | null]> = {
  companyName: ['Company', String],
  supplierName: ['Supplier', String],
  projectName: ['Project', String],
  machineName: ['Machine', String],
  processName: ['Process', String],
  documentLabel: ['Document', String],
  documentNumber: ['Number', String],
  validTo: ['Valid Until', date],
  quantity: ['Quantity', (n: number) => `${count(n)} pcs`],
  price: ['Price', money],
  targetDate: ['Target date', date],
  validUntil: ['Valid Until', date],
  dueDate: ['Due', date],
  ownerName: ['Owner', String],
  doneQuantity: ['Done', (n: number) => `${count(n)} pcs`],
  expectedDate: ['Expected', date],
  pendingEmail: ['Requested email', String],
  oldEmail: ['Old email', String],
  newEmail: ['New email', String],
  fields: ['Changed', (fields: string[]) => fields.map(fieldName).join(', ')],
  names: ['Files', names],
  topic: ['Emails about', String],
  on: ['Turned', (on: boolean) => (on ? 'On' : 'Off')],
  first: ['First password', yes],
  held: ['Held for verification', yes],
  following: ['Caused by another decision', yes],
  deliveries: ['Deliveries', count],
  sessions: ['Sessions ended', count],
  rows: ['Rows', count],
}

/** The further data of an event, as labels and values. */
export function factsOf(kind: string, data: Record<string, unknown>): Fact[] {
  const own = Object.entries(facts).flatMap(([key, [label, say]]) => {
    const value = data[key]
    const words = value === null || value === undefined ? null : say(value as never)
    return words ? [{ label, value: words }] : []
  })
  const became = kind === 'workorderrequest.assigned' ? [{ label: 'Work order', value: workorder(data) }] : []
  const filters = filterWords(listOf(kind, data), (data.filters ?? {}) as Record<string, string>)
  return [...own, ...became, ...filters]
}

/** The list that an export was of; older entries name it by their kind. */
const listOf = (kind: string, { list }: { list?: unknown }) =>
  (list ?? { 'payment.exported': 'payments', 'audit.exported': 'audit' }[kind]) as ListName | undefined

const workorder = ({ workorderId }: { workorderId?: unknown }) => displayId('workorder', Number(workorderId))
