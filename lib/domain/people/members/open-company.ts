import type { Role } from '../../../contract/people/account'
import type { Tx } from '../../../infra/db/db'

type Company = {
  role: Role
  companyName: string
  contactName: string
  email: string
  passwordHash: string
  /** It is on a list of leaked ones. */
  passwordLeaked?: boolean
  verified?: boolean
  emailProvenAt?: Date
} & Partial<Record<'phone' | 'address' | 'gstNumber' | 'mainProcessCategory' | 'notes', string | null>>

/** Writes a company and its first person, an owner and its contact. Returns the ids of both. */
export async function openCompany(
  tx: Pick<Tx, 'user' | 'member'>,
  { passwordHash, passwordLeaked, ...company }: Company,
) {
  const { email, contactName: name, emailProvenAt } = company
  const { id } = await tx.user.create({ data: { ...company, username: email } })
  const data = { companyId: id, contact: true, name, email, passwordHash, passwordLeaked, emailProvenAt }
  const member = await tx.member.create({ data })
  return { id, memberId: member.id }
}
