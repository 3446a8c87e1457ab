import { Problem } from '../../../contract/core/problem'
import { displayId } from '../../../terms/nouns'
import type { WriteScope } from '../../core/verb'
import { lockRfq } from './lock-rfq'
import { findRfq } from './rfq'

/** The viewer's draft, locked. 404 for another's, 409 once it is submitted, or for another version than the one that was read. */
export async function findDraft(scope: WriteScope, id: number, version?: number) {
  await lockRfq(scope, id)
  const draft = await findRfq(scope, id)
  if (draft.submittedAt) throw new Problem('conflict', `${displayId('rfq', id)} is submitted already`)
  if (version !== undefined && version !== draft.version)
    throw new Problem('conflict', 'This draft has changed meanwhile: load it again')
  return draft
}
