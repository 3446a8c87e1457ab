import fc from 'fast-check'
import type { Endpoint } from '@/lib/contract/core/endpoint'
import { nouns } from '@/lib/terms/nouns'
import { sheets } from '@/tests/nouns'
import { PASSWORD } from '@/tests/product/people'
import { nounIn } from './whose'
import { days, emails as anyEmail, instants, type Words } from './arbitrary-of'
import { cursors } from './cursors'
import { anyId, oddDates } from './odd-values'
import { TOKENS, type Caller, type Stage } from './stage'

const FILE_NAMES = [
  'drawing.pdf',
  'bracket.step',
  'plan (2).DXF',
  'a.stl',
  'no-type',
  '.pdf',
  '..',
  '../a.pdf',
  'ä"\\.docx',
]
const NEW_PASSWORD = 'a-new-secret'

/** The fields whose values the server must know, by their names: ids of things in every state, whoever's they are. */
export function wordsOf(stage: Stage, who: Caller, endpoint: Endpoint, sorts: readonly string[]): Words {
  const { ids, people, unsubscribeTokens } = stage
  const own = stage.uploads[who] ?? ids.files
  const one = (of: readonly number[] | undefined) => fc.constantFrom(...of!)
  const emails = fc.constantFrom(...Object.values(people).map(({ email }) => email))
  const links = fc.tuple(fc.constantFrom(...TOKENS), one(ids.people)).map(([token, id]) => `${token}-${id}`)
  const sort = fc.constantFrom(...sorts, ...sorts.map((name) => `-${name}`), '-id')
  const known: Record<string, fc.Arbitrary<unknown>> = {
    addressId: one(ids.addresses),
    fileId: one(ids.files),
    poFileId: one(ids.files),
    until: dates,
    ...idsOfNouns(ids),
    supplierId: one(ids.suppliers),
    customerId: one(ids.people),
    workOrderId: one(ids.workorders),
    company: one(ids.people),
    ownerId: fc.oneof(one(ids.people), fc.constant(null)),
    entityId: fc.oneof(one(ids.inquiries), one(ids.workorders), one(ids.people)),
    // Of a file: an own upload that is free, or any.
    id: fc.oneof({ weight: 3, arbitrary: one(own) }, one(ids.files)),
    username: emails,
    email: fc.oneof(emails, anyEmail),
    password: fc.constant(PASSWORD),
    currentPassword: fc.constant(PASSWORD),
    newPassword: fc.constant(NEW_PASSWORD),
    token: endpoint.body ? links : fc.constantFrom(...unsubscribeTokens),
    sort,
    cursor: cursors(sort),
  }
  return (field, beside) => {
    if (field === 'name' && beside.includes('lastModified')) return fc.constantFrom(...FILE_NAMES)
    if (field === 'size' && beside.includes('lastModified')) return fc.integer({ min: 0, max: 17_000_000 })
    if (field === 'confirmPassword') return fc.constant(beside.includes('newPassword') ? NEW_PASSWORD : PASSWORD)
    if (/Date$|Until$/.test(field)) return dates
    return Object.hasOwn(known, field) ? known[field] : undefined
  }
}

/** The field that holds the id of each noun: `inquiryId`. */
const idsOfNouns = (ids: Stage['ids']) =>
  Object.fromEntries(
    Object.values(sheets).flatMap(({ noun, owners }) => {
      const word = Object.keys(owners ?? {})[0]
      return noun && word ? [[nouns[noun].event.idField, fc.constantFrom(...ids[word]!)]] : []
    }),
  )

const dates = fc.oneof(
  { weight: 3, arbitrary: days },
  { weight: 3, arbitrary: instants },
  { weight: 1, arbitrary: oddDates },
  { weight: 1, arbitrary: fc.constantFrom('', null) },
)

/** What stands in the braces of a path, mostly something that is there; a path of an unknown noun is an error. */
export function pathWords(stage: Stage, who: Caller, { path }: Endpoint): Record<string, fc.Arbitrary<string>> {
  const { ids, people } = stage
  const noun = nounIn(path)
  const own = people[who as keyof typeof people]?.id
  const accounts = [...ids.people, ...(own ? Array<number>(5).fill(own) : [])]
  const files = stage.withFile[noun as keyof typeof stage.withFile]
  const things = path.includes('{fileName}')
    ? files
    : ['users', 'customers', 'suppliers', 'tax-profiles'].includes(noun)
      ? accounts
      : ids[noun as keyof typeof ids]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return Object.fromEntries(
    names.map((name) => {
      if (name === 'fileName') return [name, mostly(fc.constant('drawing.pdf'))]
      // Any number: which lines a shipment has, its own suite knows.
      if (name === 'lineId') return [name, anyId]
      if (name === 'kind') return [name, mostly(fc.constant('packing_photo'))]
      if (name === 'paperId') return [name, mostly(fc.constantFrom(...ids.papers).map(String))]
      if (name !== 'id' || !things)
        throw new Error(`The fuzzer knows nothing for {${name}} of ${path}: teach it in whose.ts`)
      return [name, mostly(fc.constantFrom(...things).map(String))]
    }),
  )
}

const mostly = (fitting: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 7, arbitrary: fitting }, { weight: 1, arbitrary: anyId })
