import { aboutAccount } from '../../lib/domain/accounts/account'
import { bySystem } from '../../lib/domain/emit'
import { db, transaction } from '../../lib/infra/db'

type Fields = Record<'email' | 'passwordHash' | 'companyName' | 'contactName', string> & { phone?: string }

/** Adds an admin, as the system. Gives its id. */
export const addAdmin = ({ email, ...fields }: Fields) =>
  transaction(async () => {
    const data = { ...fields, email, username: email, role: 'admin', verified: true } as const
    const admin = await db().user.create({ data })
    await bySystem('account.added', aboutAccount(admin))
    return admin.id
  })
