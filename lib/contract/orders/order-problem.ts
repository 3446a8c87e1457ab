import { z } from 'zod'
import { Role } from '../people/account'
import { HistoryEntry, instant, nullable, othersRead } from '../core/fields'
import { FileInfo } from '../files/files'

export const ProblemKind = z.enum(
  ['dimension', 'material', 'finish', 'damage', 'quantity', 'wrong_part', 'document', 'machine', 'delay', 'other'],
  { error: 'Choose what is wrong' },
)
export type ProblemKind = z.infer<typeof ProblemKind>
export const ProblemWanted = z.enum(['rework', 'remake', 'credit', 'accept', 'none'], { error: 'Choose what you want' })
export type ProblemWanted = z.infer<typeof ProblemWanted>
export const ProblemStatus = z.enum(['open', 'contained', 'decided', 'solved', 'closed', 'rejected', 'withdrawn'], {
  error: 'Choose a status from the list',
})
export type ProblemStatus = z.infer<typeof ProblemStatus>
export const ProblemDecision = z.enum(['rework', 'remake', 'credit', 'accept'], { error: 'Choose a decision' })
export type ProblemDecision = z.infer<typeof ProblemDecision>

/** A problem with an order. In the code it is an OrderProblem: a Problem is an error of a call. */
export const OrderProblem = z.object({
  id: z.int(),
  workorderId: z.int(),
  projectName: nullable.text,
  supplierName: z.string().optional().describe('For admins'),
  customerName: nullable.text.optional().describe('For admins'),
  raisedRole: Role,
  own: z.boolean().describe('Whether your company reported it'),
  raisedPerson: z.string().optional().describe('For your company and admins'),
  shipmentId: nullable.id
    .optional()
    .describe('The shipment whose pieces were rejected; null where another side received it'),
  kind: ProblemKind,
  quantity: nullable.id.describe('Pieces that have it'),
  description: z.string(),
  wanted: ProblemWanted,
  status: ProblemStatus,
  containment: nullable.text.describe('The containment action'),
  containedAt: nullable.instant,
  decision: ProblemDecision.nullable(),
  decisionNote: nullable.text.describe('The reason of the decision or the rejection'),
  decidedPerson: nullable.text.optional().describe('For admins'),
  creditAmount: nullable.id.optional().describe('INR, whole rupees, without tax; absent for a shop floor'),
  toCredit: nullable.id
    .optional()
    .describe('For admins: pieces of its delivery that are invoiced and were not accepted; null without an invoice'),
  newDueDate: nullable.instant,
  decidedAt: nullable.instant,
  rootCause: nullable.text,
  correctiveAction: nullable.text,
  solvedAt: nullable.instant,
  closesAt: nullable.instant.describe('The time at which a solved problem closes automatically'),
  closedAt: nullable.instant.describe('The time at which it was closed, rejected or withdrawn'),
  sentBack: z.int().describe('How many times it was not solved after all'),
  files: z.array(FileInfo).describe('They are files of the order, too'),
  othersRead,
  createdAt: instant,
})
export type OrderProblem = z.infer<typeof OrderProblem>

export const OrderProblemDetail = OrderProblem.extend({ history: z.array(HistoryEntry) })
export type OrderProblemDetail = z.infer<typeof OrderProblemDetail>
