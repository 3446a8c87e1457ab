import { ListName } from '@/lib/contract/desk/lists'
import { filtersOfLists } from '@/lib/rules/desk/filters/of-lists'
import type { Viewer } from '@/lib/rules/core/permissions'
import { exportable, exportOf } from '@/tests/exports'
import { ask } from '@/tests/product/ask'
import { readsOf } from '@/tests/reads'
import { rows, sql } from '@/lib/infra/db/db'

/** What a question to the server is about: it is searched for, and asked one by one. */
type About = {
  inquiryId: number
  projectName: string
  /** The lists of inquiries, quotations and bell entries alone: the others of a supplier are of its own shop. */
  ofQuotingAlone?: boolean
}

const ofQuoting = ['/api/inquiries', '/api/quotations', '/api/notifications', '/api/dashboard', '/api/dashboard/tasks']

const statuses: Partial<Record<ListName, readonly string[]>> = {
  inquiries: ['new', 'processing', 'quoted', 'accepted', 'rejected'],
  quotations: ['pending', 'sent', 'accepted', 'rejected'],
}
const sorts: Partial<Record<ListName, readonly string[]>> = {
  inquiries: ['id', 'targetDate', 'quantity', 'fits'],
  quotations: ['id', 'price', 'validUntil'],
}
const shown = ['x-total-count', 'x-total-count-capped', 'x-tab-counts', 'link', 'etag', 'last-modified']

/**
 * All that a company can ask: each list and count by each filter, status, order and search, its dashboard, tasks and trends, one
 * thing, exports, saved views, bell and mails. By the question what came, with the headers that tell of it.
 */
export async function wholeView(viewer: Viewer, about: About): Promise<Record<string, string>> {
  const { inquiryId, projectName, ofQuotingAlone } = about
  const view: Record<string, string> = {}
  const add = async (path: string) => {
    const { status, headers, body } = await ask<unknown>(viewer, `GET ${path}`)
    const answer = JSON.stringify({ status, headers: shown.map((name) => headers.get(name)), body })
    // The answer for a shop floor says when it was read.
    view[path] = path === '/api/floor' ? answer.replace(/"at":"[^"]*"/, '') : answer
  }
  for (const { endpoint } of readsOf(viewer.role)) {
    if (ofQuotingAlone && !ofQuoting.includes(endpoint.path)) continue
    const queries = endpoint.list ? queriesOf(endpoint.path, about) : null
    if (!queries) await add(endpoint.path)
    for (const query of queries ?? []) await add(`${endpoint.path}?counts=true&limit=500${query}`)
  }
  const inquiry = `/api/inquiries/${inquiryId}`
  const search = `/api/search?q=`
  for (const path of [inquiry, `${inquiry}/revisions`, `${inquiry}/questions`, `${search}${inquiryId}`]) await add(path)
  await add(`${search}${encodeURIComponent(projectName)}`)
  const lists = ofQuotingAlone ? (['inquiries', 'quotations'] as const) : exportable(viewer)
  for (const list of lists) view[`export of ${list}`] = await exportOf(viewer, list)
  view.mails = JSON.stringify(await rows(sql`SELECT id FROM mails WHERE member_id = ${viewer.member.id} ORDER BY id`))
  return view
}

/** Each filter, status and order of a list, and a search of its texts and ids. */
function queriesOf(path: string, { projectName, inquiryId }: About): string[] {
  const list = ListName.options.find((name) => path === `/api/${name}`)
  const filters = Object.entries((list && filtersOfLists[list]) ?? {}).flatMap(([key, filter]) =>
    filter.by === 'choice' ? filter.choices.map(({ value }) => `&${key}=${value}`) : [],
  )
  const searches = [`&q=${encodeURIComponent(projectName)}`, `&q=${inquiryId}`]
  const orders = ((list && sorts[list]) ?? []).flatMap((by) => [`&sort=${by}`, `&sort=-${by}`])
  const byStatus = ((list && statuses[list]) ?? []).map((status) => `&status=${status}`)
  const more = list === 'inquiries' ? ['&open=true', '&needs=process', '&needs=quotation', '&open=true&fits=true'] : []
  return ['', ...searches, ...filters, ...byStatus, ...orders, ...more]
}

/** The questions that were answered in another way. */
export const differing = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(after).filter((path) => before[path] !== after[path])
