import { ADDRESSES_MAX, type Address } from '../../../contract/people/addresses'
import { sql } from '../../../infra/db/db'
import { query } from '../../core/verb'
import { addressSelect } from './address'

/** The own addresses, the default first, then the newest. */
export const listAddresses = query('address.list', async ({ viewer, rows }): Promise<Address[]> =>
  rows<Address>(sql`
    SELECT ${addressSelect} FROM addresses a WHERE a.customer_id = ${viewer.id}
    ORDER BY a.is_default DESC, a.id DESC LIMIT ${ADDRESSES_MAX}`),
)
