import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { oas31 } from 'zod-openapi'
import type { Role } from '@/lib/contract/people/account'
import { openApi } from '@/lib/http/openapi/openapi'
import type { Answered } from './ask'

export type Operation = oas31.OperationObject & {
  responses: Record<string, oas31.ResponseObject>
  'x-roles'?: Role[]
  'x-verified'?: boolean
}

/** The description of all calls, as it is served. */
export const document = openApi()
export const operations = Object.entries(document.paths!).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation as Operation] as const,
  ),
)
export const operationOf = (line: string) => new Map<string, Operation>(operations).get(line)!

/** A line of the table of calls as the description writes it: `/api/users/{customer}` is `/api/users/{id}`, without a query. */
export const described = (line: string) =>
  line
    .split('?')[0]!
    .replace(/\{\w+\}/, '{id}')
    .replace(/drawing\.pdf|bore\.jpg/, '{fileName}')
    .replace('documents/packing_photo', 'documents/{kind}')

const ajv = formats.default(new Ajv2020({ strict: false }))
ajv.addSchema({ $id: 'document', ...document } as object)

/** What the description says against an answer; null where it says the same. */
export function misfit(line: string, { status, headers, body }: Answered): string | null {
  const at = described(line)
  const { responses } = operationOf(at)
  if (!headers.get('content-type')?.startsWith('application/json'))
    return responses[status] ? null : `${status} is not described`
  if (!responses[status]?.content?.['application/json']) return `${status} is not described`
  const [method, path] = at.split(' ') as [string, string]
  const pointer = ['paths', path, method.toLowerCase(), 'responses', String(status)]
  const keys = [...pointer, 'content', 'application/json', 'schema'].map((key) =>
    encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1')),
  )
  const fits = ajv.getSchema(`document#/${keys.join('/')}`)!
  return fits(body) ? null : ajv.errorsText(fits.errors)
}
