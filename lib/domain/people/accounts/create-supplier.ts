import type { accounts } from '../../../contract/people/accounts'
import type { Input } from '../../../contract/core/endpoint'
import { command } from '../../core/verb'
import { openCompany } from '../members/open-company'
import { assertFreeEmail, NO_PASSWORD } from '../members/person'
import { aboutAccount, findAccount, toSupplier } from './account'
import { queueAccountMail } from './account-mail'

/** An admin adds a supplier, verified from the start, and invites it by mail to set its password. */
export const createSupplier = command(
  'account.createSupplier',
  async (scope, form: Input<typeof accounts.createSupplier>) => {
    const { tx, rows, emit } = scope
    await assertFreeEmail(rows, form.email)
    const data = { ...form, role: 'supplier', verified: true, passwordHash: NO_PASSWORD } as const
    const { id } = await openCompany(tx, data)
    const supplier = await findAccount(rows, id)
    emit('account.added', aboutAccount(supplier))
    await queueAccountMail(rows, { name: 'invitation', to: supplier.email })
    return toSupplier(supplier)
  },
)
