import { isKindOrGroup, kindLabel } from './event-lookups'
import { fieldName } from './field-names'
import { count, date, money } from './format'
import { displayId } from './nouns'

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
  quantity: ['Quantity', (n: number) => `${count(n)} pcs`],
  price: ['Price', money],
  targetDate: ['Target date', date],
  validUntil: ['Valid until', date],
  dueDate: ['Due', date],
  pendingEmail: ['Wanted e-mail', String],
  oldEmail: ['Old e-mail', String],
  newEmail: ['New e-mail', String],
  fields: ['Changed', (fields: string[]) => fields.map(fieldName).join(', ')],
  names: ['Files', names],
  topic: ['Mails about', String],
  on: ['Switched', (on: boolean) => (on ? 'On' : 'Off')],
  first: ['First password', yes],
  held: ['Held for verification', yes],
  following: ['Followed from another decision', yes],
  deliveries: ['Deliveries', count],
}

/** The further data of an event, as labels and values. */
export function factsOf(kind: string, data: Record<string, unknown>): Fact[] {
  const own = Object.entries(facts).flatMap(([key, [label, say]]) => {
    const value = data[key]
    const words = value === null || value === undefined ? null : say(value as never)
    return words ? [{ label, value: words }] : []
  })
  const became = kind === 'workorderrequest.assigned' ? [{ label: 'Became', value: workorder(data) }] : []
  const filters = Object.entries((data.filters ?? {}) as Record<string, string>)
  return [...own, ...became, ...filters.map(([field, value]) => ({ label: fieldName(field), value: chosen(value) }))]
}

/** The value of a filter as its screen shows it. */
function chosen(value: string) {
  if (isKindOrGroup(value)) return kindLabel(value)
  return /^\d{4}-\d\d-\d\d$/.test(value) ? date(value) : value
}

const workorder = ({ workorderId }: { workorderId?: unknown }) => displayId('workorder', Number(workorderId))
