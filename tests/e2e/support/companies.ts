import { named } from './fixtures'
import { ask, type Trade } from './trade'

/** A company that said everything of itself, in words that no other company uses. */
export async function known(trade: Trade, role: 'customer' | 'supplier', fields: object = {}, verified = true) {
  const company = await trade.company(role, verified)
  const { id, companyName, email } = company
  const said = {
    companyName,
    email,
    contactName: named('Asha'),
    phone: '+91 98220 12345',
    address: '14 MIDC, Pune',
    gstNumber: named('27AAPF').replace(' ', ''),
    ...fields,
  }
  await ask(company, `PATCH /api/users/${id}`, said)
  // Another GST number is checked again.
  if (verified) await ask(trade.desk, `PATCH /api/users/${id}/verify`)
  return { ...said, id, http: company.http }
}
