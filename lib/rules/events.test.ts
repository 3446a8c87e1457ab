import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { events as happenings, sheets } from '@/tests/nouns'
import { rolesTold } from '@/tests/nouns/support/told'
import { eventRow, subjectOf } from './event-lookups'
import type { EventKind } from '../terms/event-kinds'
import type { Role } from '../terms/roles'
import { factsOf } from './audit-facts'

// The sentences that people read of each noun's events, by the data of its sheet. After a change of words review what this
// writes: SENTENCES=write npm run unit -- lib/rules/events.test.ts
const storedOf = (name: string) => `tests/nouns/sentences/${name}.txt`

/** The sentence of an event in the audit log, and what the bell says to each role that hears of it. */
function sentencesOf(kind: EventKind) {
  const happening = happenings[kind]!
  const { sentence, notify } = eventRow(kind)
  const bell = (role: Role) => `  ${role}: ${notify!.title}: ${notify!.message(happening.data, role)}`
  return [`${kind}: ${sentence(happening.data)}`, ...(notify ? rolesTold(happening).map(bell) : [])]
}

const telling = Object.entries(sheets).filter(([, { events }]) => events)
test.each(telling)('what happens to %s is told in the sentences that were reviewed', (name, { events }) => {
  const said = (Object.keys(events!) as EventKind[]).flatMap(sentencesOf)
  if (process.env.SENTENCES === 'write') writeFileSync(storedOf(name), `${said.join('\n')}\n`)
  if (!existsSync(storedOf(name)))
    throw new Error('Write its sentences, and review them: SENTENCES=write npm run unit -- lib/rules/events.test.ts')
  expect(said).toEqual(readFileSync(storedOf(name), 'utf8').trimEnd().split('\n'))
})

test('every event happened to a noun and keeps its id, but for exports and retries', () => {
  const kinds = (Object.keys(happenings) as EventKind[]).sort()
  const aimless = kinds.filter((kind) => !Number.isInteger(subjectOf(kind, happenings[kind]!.data)?.entityId))
  expect(aimless).toEqual(['audit.exported', 'delivery.retried', 'list.exported', 'payment.exported'])
})

test('what else was known is told as people read it: filters by their names, money, days, fields', () => {
  const filters = { kind: 'machine.rejected', completedFrom: '2026-04-01', q: 'Nava' }
  expect(factsOf('audit.exported', { filters })).toEqual([
    { label: 'What', value: 'Machine rejected' },
    { label: 'Completed from', value: '1 Apr 2026' },
    { label: 'Search', value: 'Nava' },
  ])
  const narrowed = { status: 'in_progress', due: 'late', process: 'Milling', sort: '-dueDate' }
  expect(factsOf('list.exported', { list: 'workorders', filters: narrowed, rows: 1_200 })).toEqual([
    { label: 'Rows', value: '1,200' },
    { label: 'Status', value: 'In Production' },
    { label: 'Due', value: 'Late' },
    { label: 'Process', value: 'Milling' },
    { label: 'Order', value: 'Due Date, last first' },
  ])
  expect(factsOf('list.exported', { list: 'customers', filters: { status: 'pending' }, rows: 0 })).toContainEqual({
    label: 'Status',
    value: 'Pending',
  })
  expect(factsOf('quotation.created', { projectName: 'Flange', price: 123_456, validUntil: '2026-05-01' })).toEqual([
    { label: 'Project', value: 'Flange' },
    { label: 'Price', value: '₹1,23,456' },
    { label: 'Valid Until', value: '1 May 2026' },
  ])
  expect(factsOf('account.edited', { fields: ['phone', 'gstNumber'] })).toEqual([
    { label: 'Changed', value: 'Phone, GST number' },
  ])
})
