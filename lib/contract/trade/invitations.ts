import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { instant, nullable, requiredId } from '../core/fields'
import { NoQuoteReason } from './bidders'

/** Suppliers that one call invites. */
export const INVITED_AT_ONCE = 20

/** What a supplier did about an inquiry. */
const answered = {
  asked: z.boolean(),
  quoted: z.boolean(),
  declineReason: NoQuoteReason.nullable().describe('The supplier’s reason not to quote'),
}

/** A supplier that was asked to quote on an inquiry, and what came of it. */
export const Invitation = z.object({
  supplierId: z.int(),
  supplierName: z.string(),
  invitedAt: instant,
  invitedBy: nullable.text.describe('The admin; null: the customer reorders what the supplier made'),
  ...answered,
})
export type Invitation = z.infer<typeof Invitation>

/** A supplier that can quote on an inquiry: it has an approved process of that name, or an approved machine for it. */
export const FittingSupplier = z.object({
  supplierId: z.int(),
  supplierName: z.string(),
  state: nullable.text.describe('The State it is in'),
  machines: z.int().describe('Approved machines for the process'),
  idleMachines: z.int().describe('Approved machines for the process that are idle'),
  openOrders: z.int().describe('Orders that are not completed, at most 1,000'),
  dated: z.int().describe('Orders with a due date among its last 200 completed ones'),
  onTime: z.int().describe('Orders of `dated` that were completed by the end of the due date in India'),
  invitedAt: nullable.instant,
  ...answered,
})
export type FittingSupplier = z.infer<typeof FittingSupplier>

export const invitations = {
  list: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/invitations',
    summary: 'The suppliers that were invited to quote on an inquiry, the newest first',
    params: idParam,
    answer: z.array(Invitation),
  }),
  suppliers: endpoint({
    method: 'GET',
    path: '/api/inquiries/{id}/suppliers',
    summary: 'The suppliers that can quote on an inquiry',
    note: 'Verified, not suspended, with an approved process of its name or an approved machine for it: those with an idle machine first, then those with the fewest open orders. At most 100. Empty for an inquiry without a process.',
    params: idParam,
    answer: z.array(FittingSupplier),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/inquiries/{id}/invitations',
    summary: 'Invite suppliers to quote on an inquiry',
    note: 'A supplier that is invited already stays as it is. One that will not quote is asked again. An inquiry has at most 50 invitations.',
    params: idParam,
    body: z.object({
      supplierIds: z
        .array(requiredId('Choose suppliers'), { error: 'Choose suppliers' })
        .min(1, 'Choose at least one supplier')
        .max(INVITED_AT_ONCE, `Invite at most ${INVITED_AT_ONCE} suppliers at once`),
    }),
    answer: z.array(Invitation),
    refuses: ['conflict'],
  }),
}
