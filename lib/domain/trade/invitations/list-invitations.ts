import { query } from '../../core/verb'
import { findInquiry } from '../inquiries/inquiry'
import { invitationsOf } from './invitation'

/** The suppliers that were invited to quote on an inquiry, and what came of it. */
export const listInvitations = query('invitation.list', async (scope, { id }: { id: number }) => {
  await findInquiry(scope, id)
  return invitationsOf(scope, id)
})
