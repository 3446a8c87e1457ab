import type { Role } from '../../../contract/people/account'
import { invalid } from '../../../contract/core/problem'
import { env } from '../../../infra/env'
import { isLeaked } from '../../../infra/password/leaked'

type Owner = { role: Role; email: string; companyName: string; contactName: string }

/** NIST SP 800-63B-4 asks for 15 characters of a password that is the only factor, and for 8 at the least. */
const LEAST = 8

/**
 * Refuses a weak password at its field (400): of admins always, of others with PASSWORD_RULES=nist. Returns whether it is a
 * leaked one, which the weaker rules take.
 */
export async function assertStrong(password: string, path: string, owner: Owner): Promise<boolean> {
  const known = await isLeaked(password)
  if (owner.role !== 'admin' && env().PASSWORD_RULES === 'spec') return known
  if ([...password].length < LEAST) throw invalid(path, 'Choose at least 8 characters')
  if (known) throw invalid(path, 'This password has appeared in a data leak. Choose another.')
  if (isAboutOwner(password, owner)) throw invalid(path, 'This is too easy to guess from your account')
  return false
}

/** A word of the account, or one with up to four digits behind it. */
function isAboutOwner(password: string, { email, companyName, contactName }: Owner) {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  const words = [email, email.split('@')[0]!, companyName, contactName, ...contactName.split(' '), 'jobwork']
  const stem = plain(password).replace(/\d{1,4}$/, '')
  return words.map(plain).some((word) => word.length > 2 && (word === plain(password) || word === stem))
}
