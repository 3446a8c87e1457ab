import { Validator } from '@seriousme/openapi-schema-validator'
import type { oas31 } from 'zod-openapi'
import { allEndpoints } from '../../contract/calls'

import type { Account, Role } from '../../contract/people/account'
import { ask } from '@/tests/product/ask'
import { described, document, operationOf, operations, type Operation } from '@/tests/product/description'
import { makePeople, viewerOf, WHO, type People, type Who } from '@/tests/product/people'
import { calls as called } from '@/tests/nouns'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

const served = async () => (await ask<{ id: number }>(null, 'GET /api/openapi.json')).body
test('the description that is served is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const result = await validator.validate(await served())
  expect(result).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('every call of the contract is in it, and no other', () =>
  expect(operations.map(([line]) => line).sort()).toEqual(allEndpoints.map((e) => `${e.method} ${e.path}`).sort()))

test('every call has a name of its own, a summary and a group', () => {
  const names = operations.map(([, { operationId }]) => operationId)
  expect(new Set(names).size).toBe(names.length)
  const groups = document.tags!.map(({ name }) => name)
  for (const [, { tags, summary }] of operations) {
    expect(groups).toEqual(expect.arrayContaining(tags!))
    expect(summary).toBeTruthy()
  }
})

let people: People
beforeAll(async () => void (people = await makePeople()))

describe('who may call is what is answered', () => {
  const account = (who: Who) => viewerOf(people, who) as Account | null
  const mayCall = (who: Who, { security, ...operation }: Operation) => {
    const viewer = account(who)
    if (!security!.length) return true
    return (
      !!viewer && operation['x-roles']!.includes(viewer.role as Role) && (!operation['x-verified'] || viewer.verified)
    )
  }
  // Whoever may call gets another refusal at the worst; an admin's status is a wrong value for a customer.
  test.each(called.map(([line, , statuses]) => [line, statuses] as const))('%s', (line, statuses) => {
    // Of a public call a 401 is about what was sent.
    const isPublic = !operationOf(described(line)).security!.length
    const refused = statuses.split(' ').map((status) => !isPublic && (status === '401' || status === '403'))
    // It may send files, and has nothing to send them for: the call's note says so, its roles can't.
    const hasNothing = (who: Who) => line === 'POST /api/files' && who === 'unverifiedSupplier'
    expect(refused).toEqual(WHO.map((who) => hasNothing(who) || !mayCall(who, operationOf(described(line)))))
  })
})

const schemaOf = (name: string) => document.components!.schemas![name] as oas31.SchemaObject

describe('what a form refuses, the description says', () => {
  test.each([
    ['Inquiry', 'InquiryForm', ['projectName', 'description', 'quantity']],
    ['Quotation', 'QuotationForm', ['inquiryId', 'price', 'details']],
    ['Machine', 'MachineForm', ['name', 'model', 'type']],
    ['Work order', 'WorkorderForm', ['supplierId']],
    ['Work order request', 'WorkorderRequestForm', ['machineId', 'processId']],
  ])('%s: what must be there', (_, name, required) => expect(schemaOf(name).required).toEqual(required))

  test.each([
    ['InquiryForm', 'quantity', { minimum: 1 }],
    ['InquiryForm', 'description', { minLength: 10, maxLength: 5000 }],
    ['QuotationForm', 'price', { minimum: 1 }],
    ['MachineStatusForm', 'availableHours', { anyOf: [{ minimum: 1, maximum: 1000 }, { type: 'null' }] }],
    ['Registration', 'password', { minLength: 6 }],
    ['SupplierEdit', 'phone', { minLength: 6 }],
  ])('%s: the limits of %s', (name, field, limits) => expect(schemaOf(name).properties![field]).toMatchObject(limits))
})
