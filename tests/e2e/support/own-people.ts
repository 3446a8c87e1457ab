import { caller, type Caller, type OwnServer } from './own-server'

type Id = { id: number }

/** Who works together on a server of a story's own. */
export type People = { admin: Caller; customer: Caller; supplier: Caller }

/** An admin, and a customer and a supplier whom it verified. */
export async function people(own: OwnServer): Promise<People> {
  const admin = await caller(own.url, 'admin@own.example')
  const join = async (role: 'customer' | 'supplier') => {
    const email = `${role}@own.example`
    const form = { role, email, companyName: `The ${role}`, contactName: 'Asha', password: 'a-long-secret' }
    const answer = await fetch(`${own.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    })
    await admin.call('PATCH', `/api/users/${((await answer.json()) as Id).id}/verify`)
    // Mails to a mailbox that isn't proven hold nobody's text.
    await own.rows('UPDATE members SET email_proven_at = now() WHERE email = $1', [email])
    return caller(own.url, email)
  }
  return { admin, customer: await join('customer'), supplier: await join('supplier') }
}

/** A work order that the supplier can move. */
export async function ordered({ admin, customer, supplier }: People) {
  const form = { projectName: 'Flange', description: 'Turned and drilled flange', quantity: 40 }
  const { id: inquiryId } = await customer.call<Id>('POST', '/api/inquiries', form)
  const offer = { inquiryId, price: 48_000, details: 'Ex works Pune' }
  const quotation = await supplier.call<Id>('POST', '/api/quotations', offer)
  await customer.call('PATCH', `/api/quotations/${quotation.id}/status`, { status: 'accepted' })
  const { id } = await admin.call<Id>('POST', '/api/workorders', { inquiryId, supplierId: supplier.account.id })
  return id
}

/** Writes a note on the order, and resolves once it is acknowledged. */
export const report = ({ supplier }: People, id: number, notes: string) =>
  supplier.call('PATCH', `/api/workorders/${id}/status`, { status: 'in_progress', notes })
