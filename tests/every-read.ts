import { allEndpoints } from '@/lib/contract/calls'
import type { Viewer } from '@/lib/rules/core/permissions'
import { db } from '@/lib/infra/db/db'
import { isAnothers, nounIn, whoseIsWhat } from '@/tests/fuzz/whose'
import { ask } from '@/tests/product/ask'

/** Calls that read the database and answer with JSON: lists, records and dashboards. */
export const reads = allEndpoints.filter(
  ({ method, path, answer }) => method === 'GET' && answer && !/^\/api\/(health|openapi)/.test(path),
)

/** So many things of a noun are read by each viewer, the newest first: all orders of the demo. */
const NEWEST = 60

/** What a read has to be asked with. */
const queries: Record<string, string> = {
  '/api/notes': 'entityType=inquiry&entityId={inquiries}',
  '/api/returns': 'month=2026-11',
  '/api/returns/msme1/overview': 'half=2026-2',
  '/api/search': 'q=a',
  '/api/statements': 'company={customers}',
}

/** Runs every read for these viewers, of each thing that is theirs, and answers what each of them gave, by path. */
export async function readEverything(viewers: Viewer[]): Promise<Map<string, unknown[]>> {
  const whose = await whoseIsWhat()
  const ids = await idsByNoun()
  const answers = new Map<string, unknown[]>(reads.map(({ path }) => [path, []]))
  for (const viewer of viewers)
    for (const { path, list } of reads) {
      const query = [queries[path], list && 'limit=100'].filter(Boolean).join('&')
      const line = `GET ${path}${query && `?${query}`}`
      const noun = /\{(\w+)\}/.exec(line)?.[1]
      const named = noun === 'id' ? nounIn(path) : noun
      const of = named ? ids[named]!.filter((id) => !isAnothers(whose, path, String(id), viewer)) : [0]
      for (const id of of.slice(0, NEWEST)) {
        const { status, body } = await ask<unknown>(viewer, line.replace(/\{\w+\}/, String(id)))
        expect([line, id, [200, 400, 403, 404].includes(status)]).toEqual([line, id, true])
        if (status === 200) answers.get(path)!.push(body)
      }
    }
  return answers
}

/** The ids of the things that paths name, the newest first. */
async function idsByNoun(): Promise<Record<string, number[]>> {
  const byNoun = Object.entries(await whoseIsWhat()).map(([noun, things]) => [noun, [...things.keys()]] as const)
  const accounts = await db().user.findMany({ select: { id: true, role: true } })
  const ofRole = (role: string) => accounts.filter((one) => one.role === role).map(({ id }) => id)
  const events = await db().event.findMany({ select: { id: true } })
  const all = Object.fromEntries([
    ...byNoun,
    ['users', accounts.map(({ id }) => id)],
    ['customers', ofRole('customer')],
    ['suppliers', ofRole('supplier')],
    ['tax-profiles', [...ofRole('customer'), ...ofRole('supplier')]],
    ['audit', events.map(({ id }) => id)],
  ]) as Record<string, number[]>
  for (const ids of Object.values(all)) ids.sort((a, b) => b - a)
  return all
}
