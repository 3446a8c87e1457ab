import type { FilePurpose } from '../../../contract/files/files'
import { Problem } from '../../../contract/core/problem'
import { rows, sql } from '../../../infra/db/db'
import { assertMay, may, permissions, type Act, type Viewer } from '../../../rules/core/permissions'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'

/** What files of a purpose are for: one of these acts attaches them. */
const actsFor: Record<FilePurpose, readonly Act[]> = {
  inquiry: ['inquiry.submit', 'quotation.create', 'question.notice'],
  workorder: ['workorder.attachFiles', 'problem.addFiles'],
  photo: ['workorder.attachFiles', 'problem.addFiles'],
  money: ['receipt.claim', 'bill.add', 'quotation.changeStatus', 'operator.edit'],
  company: ['companydocument.add'],
}

/**
 * Refuses the files of a viewer who could attach them to nothing: a person without the act, and a company that is not verified, or
 * is suspended, and has no order. Ask it before anything of them is read: 403.
 */
export async function assertMayAttach(viewer: Viewer, purpose: FilePurpose): Promise<void> {
  const acts = actsFor[purpose]
  if (!acts.some((act) => may(act, viewer))) {
    const [own] = acts.filter((act) => (permissions[act].roles as readonly string[]).includes(viewer.role))
    assertMay(own ?? acts[0]!, viewer)
  }
  if (
    purpose === 'inquiry' ||
    purpose === 'company' ||
    viewer.role === 'admin' ||
    (viewer.verified && !viewer.suspended)
  )
    return
  const [order] = await rows(sql`SELECT w.id FROM ${workorderFrom} WHERE ${visibleWorkorders(viewer)} LIMIT 1`)
  if (!order) throw new Problem('forbidden', 'You have no order that this file could belong to')
}
