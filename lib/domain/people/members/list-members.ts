import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { findMembers, toMember } from './member'

/** The people of the own company, owners first. */
export const listMembers = query('member.list', async ({ viewer, rows }) =>
  (await findMembers(rows, viewer.id, sql`m.state <> 'removed'`)).map((row) => toMember(row, viewer)),
)
