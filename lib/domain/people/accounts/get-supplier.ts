import type { Supplier } from '../../../contract/people/account'
import { Problem } from '../../../contract/core/problem'
import { query } from '../../core/verb'
import { findAccount, toAccount, toSupplier } from './account'

/** One supplier, for admins with their notes; a supplier sees itself alone. */
export const getSupplier = query(
  'account.supplier',
  async ({ viewer, rows }, { id }: { id: number }): Promise<Supplier> => {
    if (viewer.role !== 'admin' && id !== viewer.id) throw new Problem('not_found', 'Supplier not found')
    const row = await findAccount(rows, id, 'supplier')
    return viewer.role === 'admin' ? toSupplier(row) : toAccount(row)
  },
)
