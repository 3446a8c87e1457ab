import type { DocumentedCall } from './outline'

const samples: Record<string, string> = { id: '12', fileName: 'housing.step', token: 'mJ3x' }

/** The call as one types it in a shell, with the cookie jar that the sign-in filled. */
export function curlOf({ method, path, operation }: DocumentedCall, server: string): string {
  const { parameters, requestBody, responses } = operation
  const query = parameters.filter((p) => p.in === 'query' && p.required).map((p) => `${p.name}=${samples[p.name]}`)
  const address =
    path.replace(/\{(\w+)\}/g, (_, name: string) => samples[name]!) + (query.length ? `?${query.join('&')}` : '')
  const setsCookie = ['/api/login', '/api/register'].includes(path)
  const isFile = Object.values(responses).some(({ headers }) => headers?.['Content-Disposition'])
  const example = requestBody?.content['application/json']?.example
  return [
    [
      'curl',
      setsCookie ? '-c jar' : '-b jar',
      isFile && '-OJ',
      method === 'patch' && '-X PATCH',
      method === 'post' && !requestBody && '-X POST',
      `${server}${address}`,
    ]
      .filter(Boolean)
      .join(' '),
    ...(parameters.some((p) => p.name === 'Idempotency-Key') ? [`-H 'Idempotency-Key: 7f3c0a52'`] : []),
    ...(requestBody?.content['multipart/form-data'] ? ['-F purpose=inquiry', '-F file=@housing.step'] : []),
    ...(example !== undefined
      ? [`-H 'Content-Type: application/json'`, `-d '${pretty(example).replaceAll("'", String.raw`'\''`)}'`]
      : []),
  ].join(' \\\n  ')
}

/** An example as JSON that a person can read. */
export const pretty = (example: unknown) => JSON.stringify(example, null, 2)
