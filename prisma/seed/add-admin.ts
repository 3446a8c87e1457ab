import { aboutAccount } from '../../lib/domain/accounts/account'
import { writeEvent } from '../../lib/domain/core/emit'
import { rowsIn, transaction } from '../../lib/infra/db/db'

type Fields = Record<'email' | 'passwordHash' | 'companyName' | 'contactName', string> & { phone?: string }

/** Adds an admin, as the system. Gives its id. */
export const addAdmin = ({ email, ...fields }: Fields) =>
  transaction(async (tx) => {
    const data = {
      ...fields,
      email,
      username: email,
      role: 'admin',
      verified: true,
      emailProvenAt: new Date(),
    } as const
    const admin = await tx.user.create({ data })
    await writeEvent(rowsIn(tx), null, 'account.added', aboutAccount(admin))
    return admin.id
  })
