import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { HistoryEntry, instant, nullable } from '../core/fields'
import { DocumentKind } from '../files/document-kinds'
import { Closure } from './closure'
import { FirstArticle } from './first-article'
import { NextDelivery, ShipmentPhoto } from './shipment'
import { WorkorderStatus } from './workorders'

/** An order as a shop floor sees it: no price, no payment, no customer. A device may keep it. */
export const FloorOrder = z.object({
  id: z.int(),
  projectName: nullable.text,
  machineName: nullable.text,
  processName: nullable.text,
  quantity: nullable.id,
  material: nullable.text,
  partNumber: nullable.text,
  status: WorkorderStatus,
  closure: Closure.nullable().describe('The end of an order that was cancelled, or closed short; without amounts'),
  since: instant.describe('The time of its current status'),
  dueDate: nullable.instant,
  inquiryId: nullable.id,
  pictureFile: nullable.text.describe('The drawing of its inquiry that has a thumbnail'),
  missing: z.array(DocumentKind).describe('Required documents that are neither there nor waived'),
  report: nullable.id.describe('The inspection report that is a draft'),
  firstArticle: FirstArticle.nullable().describe('Null: not required'),
  firstArticleReport: nullable.id.describe('The first article report that is a draft'),
  ndaMissing: z
    .boolean()
    .describe('An owner or a quoter of its supplier has to accept the NDA before the drawings open'),
  toPack: z.int().describe('Pieces that are in no shipment yet'),
  nextDelivery: NextDelivery.nullable().describe('Pieces that are to come next, and their day'),
  shipmentPhotos: z.array(ShipmentPhoto).describe('Photos that each shipment needs before it leaves'),
  drawings: z
    .array(z.object({ id: z.int(), name: z.string(), size: z.int() }))
    .describe('The drawings of its inquiry, in the revision that holds'),
})
export type FloorOrder = z.infer<typeof FloorOrder>

export const Floor = z.object({
  at: instant.describe('The time of this answer'),
  total: z.int().describe('Active orders; the answer has the first 50 by due date'),
  orders: z.array(FloorOrder),
})
export type Floor = z.infer<typeof Floor>

export const FloorOrderDetail = FloorOrder.extend({ history: z.array(HistoryEntry) })
export type FloorOrderDetail = z.infer<typeof FloorOrderDetail>

export const floor = {
  get: endpoint({
    method: 'GET',
    path: '/api/floor',
    summary: "The shop floor's active orders, by due date",
    answer: Floor,
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/floor/{id}',
    summary: 'One order of the shop floor with its history',
    params: idParam,
    answer: FloorOrderDetail,
  }),
}
