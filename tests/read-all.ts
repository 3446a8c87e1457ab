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

/** Every answer that this viewer gets, by its address: of its lists, and of the newest thing of each noun. What its role may not read stays refused. */
export async function readAll(viewer: Viewer, things: Record<string, number | undefined>) {
  const answers = new Map<string, string>()
  const own = reads.filter((read) => callersOf(read)?.roles.includes(viewer.role) ?? true)
  for (const { path, list } of own.map(({ endpoint }) => endpoint)) {
    const query = [queries[path], list && 'limit=20'].filter(Boolean).join('&')
    const line = `${path}${query && `?${query}`}`
    const noun = /\{(\w+)\}/.exec(line)?.[1]
    const id = noun && things[noun === 'id' ? nounIn(path) : noun]
    if (noun && !(Number(id) > 0)) continue
    const address = line.replace(/\{\w+\}/g, String(id))
    const { headers, body } = await ask<unknown>(viewer, `GET ${address}`)
    const counts = [headers.get('x-total-count'), headers.get('x-tab-counts')]
    answers.set(address, JSON.stringify([counts, body]).replace(VOLATILE, ''))
  }
  return answers
}
