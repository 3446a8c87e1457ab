import { calls } from '@/lib/contract/calls'
import { callersOf } from '@/lib/http/openapi/callers'
import type { Viewer } from '@/lib/rules/core/permissions'
import { nounIn, whoseIsWhat } from '@/tests/fuzz/whose'
import { ask } from '@/tests/product/ask'

/** What screens read of things that happen: not the service, one's own settings, and what is asked for and goes. */
const reads = calls.filter(
  ({ endpoint: { method, path, answer } }) =>
    method === 'GET' &&
    answer &&
    !/^\/api\/(health|openapi|search|exports|deliveries|views|sessions|user\/|admins|rates|addresses)/.test(path),
)
const queries: Record<string, string> = {
  '/api/notes': 'entityType=inquiry&entityId={inquiries}',
  '/api/returns': 'month=2026-11',
  '/api/statements': 'company={customers}',
}

/** The time of a read, and when somebody was last seen: no news to anybody. */
const VOLATILE = /"(at|lastSeenAt|seenAt)":("[^"]*"|null),?/g

/** The newest thing of each noun by the word in paths. */
export async function newestThings(): Promise<Record<string, number | undefined>> {
  const byNoun = Object.entries(await whoseIsWhat()).map(([noun, things]) => [noun, Math.max(...things.keys())])
  return Object.fromEntries(byNoun) as Record<string, number>
}

/** Every address that this viewer's role has: of its lists, and of the newest thing of each noun. */
export function addressesOf({ role }: Viewer, things: Record<string, number | undefined>): string[] {
  const own = reads.filter((read) => callersOf(read)?.roles.includes(role) ?? true)
  return own.flatMap(({ endpoint: { path, list } }) => {
    const query = [queries[path], list && 'limit=20'].filter(Boolean).join('&')
    const line = `${path}${query && `?${query}`}`
    const noun = /\{(\w+)\}/.exec(line)?.[1]
    const id = noun && things[noun === 'id' ? nounIn(path) : noun]
    return noun && !(Number(id) > 0) ? [] : [line.replace(/\{\w+\}/g, String(id))]
  })
}

/** The answer that this viewer gets; what it may not read stays refused. */
export async function readAt(viewer: Viewer, address: string): Promise<string> {
  const { headers, body } = await ask<unknown>(viewer, `GET ${address}`)
  const counts = [headers.get('x-total-count'), headers.get('x-tab-counts')]
  return JSON.stringify([counts, body]).replace(VOLATILE, '')
}
