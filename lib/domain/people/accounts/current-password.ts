import { invalid } from '../../../contract/core/problem'
import { checkPassword } from '../../../infra/password/password'
import type { ReadScope } from '../../core/verb'
import { findPerson } from '../members/person'

/** The refusal of a wrong current password. */
export const wrongPassword = () => invalid('currentPassword', 'Current password is incorrect')

/**
 * Refuses when this is not the viewer's password: 400. Returns the hash that was compared. Call it outside of a
 * transaction: comparing takes long.
 */
export async function assertCurrentPassword({ viewer, rows }: ReadScope, given: string | undefined): Promise<string> {
  if (!given) throw invalid('currentPassword', 'Current password is required')
  const { passwordHash } = await findPerson(rows, viewer.member.id)
  if (!(await checkPassword(given, passwordHash))) throw wrongPassword()
  return passwordHash
}
