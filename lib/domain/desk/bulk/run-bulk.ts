import { randomUUID } from 'node:crypto'
import type { BulkForm, BulkPreview, BulkResult } from '../../../contract/desk/bulk'
import { assertMay, type Viewer } from '../../../rules/core/permissions'
import { asBulk, refusalOf } from '../../core/bulk-scope'
import { onceByKey } from '../../core/idempotency'
import { query, type OnceVerb, type Verb } from '../../core/verb'
import { bulkActs } from './acts'

/** Does one act on each of the things, in transactions of their own, and says what was refused. */
export const runBulk: OnceVerb<BulkForm, BulkResult> = Object.assign(
  async (...[viewer, form, key]: Parameters<OnceVerb<BulkForm, BulkResult>>) => {
    const act = () => withEach(viewer, form)
    assertMayAct(viewer, form)
    return key && viewer ? onceByKey(viewer, key, act) : act()
  },
  { act: 'bulk.run' as const, once: true as const },
)

const withEach = query('bulk.run', async ({ viewer }, form: BulkForm): Promise<BulkResult> =>
  eachOf(viewer, form, { id: randomUUID(), owed: new Set(), isRehearsal: false }),
)

/** What the act would do and how many mails would go out: each is done and rolled back. */
export const previewBulk = query('bulk.run', async ({ viewer }, form: BulkForm): Promise<BulkPreview> => {
  assertMayAct(viewer, form)
  const owed = new Set<string>()
  const { done, refused } = await eachOf(viewer, form, { id: randomUUID(), owed, isRehearsal: true })
  return { will: done, refused, mails: owed.size }
})

const assertMayAct = (viewer: Viewer | null, { act }: BulkForm) => assertMay(bulkActs[act].act!, viewer)

async function eachOf(viewer: Viewer, form: BulkForm, bulk: Parameters<typeof asBulk>[0]): Promise<BulkResult> {
  const input = 'input' in form ? form.input : {}
  const verb = bulkActs[form.act] as Verb<{ id: number }, unknown>
  const result: BulkResult = { done: [], refused: [] }
  for (const id of new Set(form.ids)) {
    const message = await refusalOf(() => asBulk(bulk, () => verb(viewer, { ...input, id })))
    if (message === null) result.done.push(id)
    else result.refused.push({ id, message })
  }
  return result
}
