import { aboutAccount } from '../../lib/domain/people/accounts/account'
import { writeEvent } from '../../lib/domain/core/emit'
import { openCompany } from '../../lib/domain/people/members/open-company'
import { rowsIn, transaction } from '../../lib/infra/db/db'

type Fields = Record<'email' | 'passwordHash' | 'companyName' | 'contactName', string> & { phone?: string }

/** Adds an admin, as the system. Gives the ids of account and person. */
export const addAdmin = (fields: Fields) =>
  transaction(async (tx) => {
    const { companyName } = fields
    const opened = await openCompany(tx, { ...fields, role: 'admin', verified: true, emailProvenAt: new Date() })
    await writeEvent(rowsIn(tx), null, 'account.added', aboutAccount({ id: opened.id, role: 'admin', companyName }))
    return opened
  })
