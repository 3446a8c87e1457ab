import { z } from 'zod'
import { instant, nullable } from '../core/fields'
import { FileInfo } from '../files/files'

export const ShipmentLeg = z.enum(['to_hub', 'from_hub', 'to_site', 'to_supplier', 'from_customer'], {
  error: 'Choose where the goods go',
})
export type ShipmentLeg = z.infer<typeof ShipmentLeg>
export const ShipmentStatus = z.enum(['planned', 'sent', 'delivered', 'received', 'cancelled'], {
  error: 'Choose a status from the list',
})
export type ShipmentStatus = z.infer<typeof ShipmentStatus>
export const TransportMode = z.enum(['road', 'rail', 'air', 'ship'], { error: 'Choose how the goods travel' })
export type TransportMode = z.infer<typeof TransportMode>
export const ShipmentPaperKind = z.enum(['invoice', 'bill_of_supply', 'challan'], { error: 'Choose the document' })
export type ShipmentPaperKind = z.infer<typeof ShipmentPaperKind>

/** A photo that shows how goods are packed, or what leaves. */
export const ShipmentPhoto = z.enum(['dispatch_photo', 'packing_photo'])
export type ShipmentPhoto = z.infer<typeof ShipmentPhoto>

/** A document that goods travel with. */
export const ShipmentPaper = z.object({
  id: z.int(),
  kind: ShipmentPaperKind,
  number: z.string(),
  on: z.iso.date().describe('The day of the document'),
  valuePaise: z
    .int()
    .nullable()
    .optional()
    .describe('The value of its goods with tax, in paise; null where it isn’t known, absent for the shop floor'),
  ewayDue: z.boolean().nullable().describe('It needs an e-way bill; null where that isn’t known'),
  ewayWhy: nullable.text.describe(
    'The reason for one, such as `over ₹1,00,000 within Maharashtra`, or what isn’t known',
  ),
  ewbNo: nullable.text.describe('The number of its e-way bill'),
  ewbOn: z.iso.date().nullable(),
  ewbUntil: z.iso.date().nullable().describe('The last day of the e-way bill'),
  documentId: nullable.id.describe('Our invoice, where it is one'),
  workorderId: nullable.id.describe('The order of our invoice'),
})
export type ShipmentPaper = z.infer<typeof ShipmentPaper>

/** What a line of a shipment is: parts, material or tools for them, or parts that go back. */
export const LinePurpose = z.enum(['goods', 'material', 'tooling', 'return'], { error: 'Choose what travels' })
export type LinePurpose = z.infer<typeof LinePurpose>

export const GoodsOwner = z.enum(['operator', 'customer'], { error: 'Choose whose it is' })
export type GoodsOwner = z.infer<typeof GoodsOwner>

/** Material that a line brings back from a supplier. */
export const MaterialUse = z.object({
  lineId: z.int().describe('The line with which it went to the supplier'),
  quantityMilli: z.int().describe('Thousandths of the unit of that line that come back, as parts or as they were'),
  wasteMilli: z.int().describe('Thousandths that were lost in the work'),
})
export type MaterialUse = z.infer<typeof MaterialUse>

/** Pieces of one order in a shipment, or material and tools for it. */
export const ShipmentLine = z.object({
  id: z.int(),
  workorderId: z.int(),
  projectName: nullable.text,
  partNumber: nullable.text,
  purpose: LinePurpose,
  ordered: nullable.id.describe('Pieces that its order has'),
  quantity: nullable.id.describe('Pieces that were packed; null for material and tools'),
  scheduleId: nullable.id.describe('The line of the schedule that they are for'),
  received: nullable.id.describe(
    'Pieces that the receiver counted, of material and tools thousandths; null until then',
  ),
  accepted: nullable.id,
  rejected: nullable.id,
  problemId: nullable.id.describe('The newest problem of its rejected pieces'),
  uses: z
    .array(MaterialUse)
    .optional()
    .describe('Material that it brings back; absent for customers and where there is none'),
  quantityMilli: z
    .int()
    .optional()
    .describe('Thousandths, of material and tools; pieces have none of the following fields'),
  uqc: z.string().optional().describe('The unit as the GST portal names it'),
  description: z.string().optional(),
  hsn: z.string().optional(),
  valuePaise: z.int().optional().describe('Paise, without tax; absent for the shop floor'),
  owner: GoodsOwner.optional(),
  capital: z.boolean().optional().describe('Capital goods: they are back in three years instead of one'),
  rejectedWhy: nullable.text.optional().describe('The reason for which its receiver rejected some'),
  toCredit: nullable.id
    .optional()
    .describe('For admins: pieces that are invoiced and were not accepted; null without an invoice'),
})
export type ShipmentLine = z.infer<typeof ShipmentLine>

/** The reason for which goods travel with a challan. */
export const ChallanReason = z.enum(['jobwork', 'lot', 'return', 'later', 'other'], { error: 'Choose a reason' })
export type ChallanReason = z.infer<typeof ChallanReason>

/** Goods that move together, with a line for each order. */
export const Shipment = z.object({
  id: z.int(),
  leg: ShipmentLeg.describe(
    '`to_hub`: from a supplier to us. `from_hub`: from us to a customer. `to_site`: from a supplier to a customer. `to_supplier`: material, tools and returned parts from us. `from_customer`: the same from a customer to us',
  ),
  status: ShipmentStatus,
  supplierId: nullable.id.optional().describe('For admins'),
  supplierName: nullable.text.optional().describe('For admins'),
  customerId: nullable.id.optional().describe('For admins'),
  customerName: nullable.text.optional().describe('For admins'),
  lines: z.array(ShipmentLine),
  papers: z.array(ShipmentPaper).describe('None for the supplier where they are ours'),
  files: z.array(FileInfo).optional().describe('Photos that show how the goods are packed; absent for customers'),
  plannedOn: z.iso.date().nullable().optional().describe('Absent for customers'),
  carrier: nullable.text,
  transporterId: nullable.text.optional().describe('The carrier’s GSTIN or transporter id; absent for customers'),
  mode: TransportMode.optional().describe('Absent for customers'),
  vehicle: nullable.text.optional().describe('Letters and digits of the number plate; absent for customers'),
  docketNo: nullable.text
    .optional()
    .describe('The number of the carrier’s receipt (LR); on `to_site` for admins: tracking pages name both towns'),
  docketOn: z.iso.date().nullable().optional(),
  distanceKm: nullable.id.optional().describe('Absent for customers'),
  packages: nullable.id,
  weightGrams: nullable.id,
  note: nullable.text.optional().describe('For the sender’s company and admins'),
  sentOn: z.iso.date().nullable(),
  deliveredOn: z.iso.date().nullable().describe('The day on which the goods arrived'),
  countBy: z.iso
    .date()
    .nullable()
    .describe('The last day of the count: after it, goods that arrived count as accepted'),
  receivedBy: nullable.text.optional().describe('On `to_site` absent for the supplier'),
  receivedAt: nullable.instant.describe('The time at which the goods were counted'),
  silent: z.boolean().describe('It was not counted in time, and counts as accepted'),
  missingPhotos: z
    .array(z.object({ workorderId: z.int(), document: ShipmentPhoto }))
    .optional()
    .describe('Photos that are still to be taken before it leaves; absent for customers'),
  cancelReason: nullable.text.optional().describe('Absent for customers'),
  pickupCode: nullable.text
    .optional()
    .describe('`to_site`: six digits that the driver says to the shop; for suppliers and admins'),
  toState: nullable.text.optional().describe('`to_site`: the State to which the goods go; for suppliers and admins'),
  createdAt: instant,
})
export type Shipment = z.infer<typeof Shipment>

export const DeliveryState = z.enum(['none', 'part', 'sent', 'received'])
export type DeliveryState = z.infer<typeof DeliveryState>

/** What has moved of an order. */
export const DeliverySums = z.object({
  ordered: z.int(),
  sent: z.int(),
  delivered: z.int().describe('Counted, or sent once its arrival is recorded'),
  accepted: z.int(),
  rejected: z.int(),
  returned: z.int().optional().describe('Pieces that the customer rejected; absent for customers'),
  open: z.int().describe('Pieces that are still to come'),
})
export type DeliverySums = z.infer<typeof DeliverySums>
/** Pieces of an order that are due on a day. */
export const ScheduleLine = z.object({
  id: nullable.id.describe('Null for the one line of an order whose pieces are due together'),
  quantity: z.int(),
  day: z.iso.date().nullable(),
  delivered: z.int().optional().describe('Pieces that were delivered of it; for suppliers and admins'),
  open: z.int().optional().describe('Pieces of it that are still to come; for suppliers and admins'),
})
export type ScheduleLine = z.infer<typeof ScheduleLine>

/** More or fewer pieces than were ordered that are taken. */
export const Tolerance = z.object({ over: z.int(), under: z.int() })

export const NextDelivery = z.object({ quantity: z.int(), day: z.iso.date().nullable() })
export type NextDelivery = z.infer<typeof NextDelivery>
