import { beforeAll, describe, expect, test } from '@jest/globals'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { oas31 } from 'zod-openapi'
import { allEndpoints } from '../../contract/core/calls'

import type { Account, Role } from '../../contract/accounts/account'
import { ask } from '@/tests/product/ask'
import { makePeople, viewerOf, WHO, type People, type Who } from '@/tests/product/people'
import { filled } from '@/tests/product/things'
import { table } from '@/tests/product/who-may-what'
import { openApi } from './openapi'

type Operation = oas31.OperationObject & {
  responses: Record<string, oas31.ResponseObject>
  'x-roles'?: Role[]
  'x-verified'?: boolean
}

const served = async () => (await ask<{ id: number }>(null, 'GET /api/openapi.json')).body
const document = openApi()
const operations = Object.entries(document.paths!).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
  ),
)
const operationOf = (line: string) => new Map<string, Operation>(operations).get(line)!

/** A line of the table of calls as the description writes it: `/api/users/{customer}` is `/api/users/{id}`, without a query. */
const described = (line: string) =>
  line
    .split('?')[0]!
    .replace(/\{\w+\}/, '{id}')
    .replace(/drawing\.pdf|bore\.jpg/, '{fileName}')
    .replace('documents/packing_photo', 'documents/{kind}')

const ajv = formats.default(new Ajv2020({ strict: false }))
ajv.addSchema({ $id: 'document', ...document } as object)

/** What the description says of an answer that doesn't fit it; null when it fits, or when no such answer is described. */
function misfit(line: string, status: number, body: unknown) {
  const content = operationOf(line).responses[status]?.content?.['application/json']
  if (!content) return `${status} is not described`
  const pointer = ['paths', line.split(' ')[1]!, line.split(' ')[0]!.toLowerCase(), 'responses', String(status)]
  const at = [...pointer, 'content', 'application/json', 'schema'].map((key) =>
    encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const fits = ajv.getSchema(`document#/${at.join('/')}`)!
  return fits(body) ? null : ajv.errorsText(fits.errors)
}

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
  test.each(table.map(([line, , statuses]) => [line, statuses] as const))('%s', (line, statuses) => {
    // Of a public call a 401 is about what was sent.
    const isPublic = !operationOf(described(line)).security!.length
    const refused = statuses.split(' ').map((status) => !isPublic && (status === '401' || status === '403'))
    expect(refused).toEqual(WHO.map((who) => !mayCall(who, operationOf(described(line)))))
  })
})

describe('what is answered is what is described', () => {
  test.each(table.map(([line, body]) => [line, body] as const))('%s', async (line, body) => {
    for (const who of WHO) {
      const call = await filled({ line, body }, people, who)
      const answer = await ask(viewerOf(people, who), call.line, call.body ?? undefined)
      const isJson = answer.headers.get('content-type')?.startsWith('application/json')
      if (isJson)
        expect([who, answer.status, misfit(described(line), answer.status, answer.body)]).toEqual([
          who,
          answer.status,
          null,
        ])
      else expect(Object.keys(operationOf(described(line)).responses)).toContain(String(answer.status))
    }
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
