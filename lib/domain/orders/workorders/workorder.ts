import { Problem } from '../../../contract/core/problem'
import type { OrderChangeReason } from '../../../contract/orders/order-change'
import type { DeliveryState, DeliverySums } from '../../../contract/orders/shipment'
import type { Workorder } from '../../../contract/orders/workorders'
import { sql, type Sql } from '../../../infra/db/db'
import { maskedCopies, textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import { toleranceOf } from '../../../rules/goods/pieces'
import { isoDay } from '../../../terms/format'
import { machineKind } from '../../../rules/trade/machine-kind'
import type { Role } from '../../../contract/people/account'
import type { Viewer } from '../../../rules/core/permissions'
import { paymentRead, piecesOf, visibleWorkorders, workorderFrom } from '../../facts/workorders'
import { documentsMissing } from '../documents/required-documents'
import { filesColumn } from '../../files/files/attached-files'
import { pictureFileOf } from '../../files/files/picture-file'
import { isShownTo } from '../../files/files/sides'
import { problemIdOf, problemStatusOf } from '../order-problems/ongoing-problem'
import { paiseNumber, settledOfOrder } from '../../facts/order-balance'
import { deliveryDays, type DeliveryDays } from '../../facts/shipment-lines'
import { ownerColumns } from '../../core/owners/owner'
import { noteCount } from '../../core/notes/note-count'
import { waitingChange } from '../order-changes/waiting-change'
import { deliveryOf } from '../../trade/inquiries/inquiry'
import { unreadOfOrderCount } from '../questions/unread-of-order'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import type { ReadScope } from '../../core/verb'

/** What has moved of an order on one side of it, and what comes next. */
type GoodsRow = Required<DeliverySums> & {
  state: DeliveryState
  unpacked: number
  next_quantity: number | null
  next_day: string | null
}

/** All columns of a work order; `toWorkorder` picks what the reader's role may see. */
export type WorkorderRow = Required<
  Omit<
    Workorder,
    | 'closure'
    | 'toPack'
    | 'toSend'
    | 'delivery'
    | 'deliverySums'
    | 'supply'
    | 'supplySums'
    | 'nextDelivery'
    | 'dispatchedAt'
    | 'deliveredAt'
    | 'tolerance'
  >
> & {
  cancelled: boolean
  closedAt: string | null
  closeReason: OrderChangeReason | null
  closeNote: string | null
  made: number | null
  amountBefore: number | null
  aql: string | null
  /** What of it has moved on the side of the supplier, and of the customer; null until something is packed, or for another side. */
  supplied: GoodsRow | null
  goods: GoodsRow | null
  /** Null for suppliers. */
  days: DeliveryDays | null
  /** Null without terms of its own: none. */
  /** More and fewer pieces that are taken, in basis points of the order. */
  toleranceBp: [over: number, under: number] | null
  machineType: string | null
  customerId: number | null
  masked: MaskedTexts
  inquiryMasked: MaskedTexts
  machineMasked: MaskedTexts
  processMasked: MaskedTexts
}

/** A sum of an order that follows its receipts; null for one that is paid by hand, and for suppliers, who never learn of it. */
const ofLedger = ({ role }: Viewer, sum: Sql) =>
  role === 'supplier' ? sql`NULL` : sql`CASE w.payment_by WHEN 'ledger' THEN ${paiseNumber(sum)} END`

/** Customers read nothing of what goes to the hub, suppliers nothing of what leaves it. */
const movedOn = (side: Sql) =>
  sql`(SELECT to_jsonb(g) FROM order_goods g WHERE g.work_order_id = w.id AND g.side = ${side})`
const goodsRead = ({ role }: Viewer) => sql`
  ${role === 'customer' ? sql`NULL` : movedOn(sql`'supply'`)} AS supplied,
  ${role === 'supplier' ? sql`NULL` : movedOn(sql`'customer'`)} AS goods,
  ${role === 'supplier' ? sql`NULL` : deliveryDays(sql`w.id`)} AS days`

export const workorderSelect = (viewer: Viewer) => sql`
  w.id, w.quotation_id AS "quotationId", w.inquiry_id AS "inquiryId", w.supplier_id AS "supplierId",
  s.company_name AS "supplierName", s.phone AS "supplierPhone", w.admin_id AS "adminId", i.customer_id AS "customerId",
  c.company_name AS "customerName", w.machine_id AS "machineId", m.name AS "machineName", m.type AS "machineType",
  coalesce(mp.name, ip.name) AS "processName", i.project_name AS "projectName", ${piecesOf} AS quantity, i.quantity AS "orderedQuantity", i.material,
  i.part_number AS "partNumber", i.drawing_revision AS "drawingRevision", i.rfq_id AS "rfqId", i.line_no AS "lineNo", w.po_number AS "poNumber", i.delivery AS "deliveryAddress", i.description,
  w.amount, w.status, w.cancelled, w.closed_at AS "closedAt", w.close_reason AS "closeReason", w.close_note AS "closeNote", w.made,
  w.amount_before AS "amountBefore", w.masked, i.masked AS "inquiryMasked", m.masked AS "machineMasked",
  CASE WHEN mp.id IS NULL THEN ip.masked ELSE mp.masked END AS "processMasked", ${paymentRead(viewer)} AS "paymentStatus",
  w.payment_by AS "paymentBy", w.payable_status AS "payableStatus", w.payable_by AS "payableBy",
  to_char(w.invoice_due_on, 'YYYY-MM-DD') AS "invoiceDueOn", ${ofLedger(viewer, settledOfOrder)} AS "paidPaise",
  ${ofLedger(viewer, sql`w.value_paise - ${settledOfOrder}`)} AS "balancePaise", w.start_date AS "startDate",
  coalesce(w.begun_at, CASE WHEN w.status IN ('pending', 'issues') THEN NULL ELSE w.start_date END) AS "begunDate",
  w.due_date AS "dueDate", w.first_due_date AS "firstDueDate", w.promised_date AS "promisedDate",
  w.acknowledged_at AS "acknowledgedAt", w.acknowledge_by AS "acknowledgeBy", ${waitingChange(sql`w.id`)} AS change,
  w.completed_date AS "completedDate",
  w.done_quantity AS "doneQuantity", w.expected_date AS "expectedDate", w.notes, w.created_at AS "createdAt",
  ${pictureFileOf(sql`w.inquiry_id`, viewer)} AS "pictureFile",
  ${unreadOfOrderCount(viewer)}, ${noteCount(viewer, 'workorder', sql`w.id`)} AS "noteCount", ${ownerColumns(viewer, sql`w.owner_id`)},
  w.aql, ${goodsRead(viewer)},
  (SELECT ARRAY[t.over_bp, t.under_bp] FROM order_terms t WHERE t.work_order_id = w.id) AS "toleranceBp", CASE WHEN w.cancelled THEN 0 ELSE ${documentsMissing(sql`w.id`)} END AS "documentsMissing", ${problemIdOf(sql`w.id`)} AS "problemId",
  ${problemStatusOf(sql`w.id`)} AS "problemStatus",
  ${filesColumn(sql`f.work_order_id = w.id AND ${isShownTo(viewer)}`, viewer)}`

/** The work order as the viewer may see it; 404 when there is none for them. */
export async function findWorkorder({ viewer, rows }: ReadScope, id: number): Promise<WorkorderRow> {
  const [row] = await rows<WorkorderRow>(
    sql`SELECT ${workorderSelect(viewer)} FROM ${workorderFrom} WHERE w.id = ${id} AND ${visibleWorkorders(viewer)}`,
  )
  if (!row) throw new Problem('not_found', 'Work order not found')
  return row
}

/** What a change of an order reads of it. */
export type OrderToChange = Pick<
  WorkorderRow,
  | 'id'
  | 'inquiryId'
  | 'supplierId'
  | 'customerId'
  | 'projectName'
  | 'status'
  | 'startDate'
  | 'completedDate'
  | 'acknowledgedAt'
  | 'cancelled'
  | 'closedAt'
  | 'notes'
  | 'masked'
  | 'inquiryMasked'
>

/** The order as it is before a change, without what only screens show; 404 when there is none for this viewer. */
export const findOrderToChange = ({ viewer, rows }: ReadScope, id: number): Promise<OrderToChange> =>
  orderToChange({ rows }, id, visibleWorkorders(viewer))

/** The same order without a viewer, for changes that follow from another act. */
export async function orderToChange(
  { rows }: Pick<ReadScope, 'rows'>,
  id: number,
  isVisible = sql`true`,
): Promise<OrderToChange> {
  const [row] = await rows<OrderToChange>(sql`
    SELECT w.id, w.inquiry_id AS "inquiryId", w.supplier_id AS "supplierId", i.customer_id AS "customerId", i.project_name AS "projectName", w.status,
      w.start_date AS "startDate", w.completed_date AS "completedDate", w.acknowledged_at AS "acknowledgedAt",
      w.cancelled, w.closed_at AS "closedAt", w.notes, w.masked, i.masked AS "inquiryMasked"
    FROM ${workorderFrom} WHERE w.id = ${id} AND ${isVisible}`)
  if (!row) throw new Problem('not_found', 'Work order not found')
  return row
}

const money = ['amount', 'paymentStatus'] as const
/** What was paid of it: suppliers never learn of it. */
const ofReceipts = ['paymentBy', 'paidPaise', 'balancePaise', 'invoiceDueOn'] as const
/** Customer and supplier never learn each other. */
const forAll = [
  'id',
  'quotationId',
  'inquiryId',
  'machineName',
  'processName',
  'projectName',
  'quantity',
  'orderedQuantity',
  'material',
  'partNumber',
  'drawingRevision',
  'rfqId',
  'lineNo',
  'deliveryState',
  'description',
  'status',
  'closure',
  'startDate',
  'begunDate',
  'dueDate',
  'firstDueDate',
  'promisedDate',
  'acknowledgedAt',
  'acknowledgeBy',
  'change',
  'completedDate',
  'doneQuantity',
  'expectedDate',
  'notes',
  'pictureFile',
  'files',
  'documentsMissing',
  'problemId',
  'problemStatus',
  'tolerance',
  'createdAt',
] as const satisfies (keyof Workorder)[]
/** What has moved of it on the reader's side. */
const goods = ['delivery', 'deliverySums', 'nextDelivery'] as const
/** When it left for the customer and arrived: suppliers learn of none. */
const ofDeliveries = ['dispatchedAt', 'deliveredAt'] as const
const visible: VisibleFields<Required<Workorder>> = {
  customer: [...forAll, ...money, ...ofReceipts, ...goods, ...ofDeliveries, 'poNumber', 'deliveryAddress', 'unread'],
  supplier: [
    ...forAll,
    ...money,
    ...goods,
    'toPack',
    'unread',
    'machineId',
    'supplierId',
    'supplierName',
    'othersRead',
  ],
  floor: [...forAll, ...goods, 'toPack', 'machineId', 'othersRead'],
  admin: [
    ...forAll,
    ...money,
    ...ofReceipts,
    ...goods,
    ...ofDeliveries,
    'supply',
    'supplySums',
    'toPack',
    'toSend',
    'payableStatus',
    'payableBy',
    'machineId',
    'supplierId',
    'supplierName',
    'supplierPhone',
    'adminId',
    'customerName',
    'poNumber',
    'deliveryAddress',
    'othersRead',
    'noteCount',
    'ownerId',
    'ownerName',
  ],
}
const listed = { ...visible, admin: visible.admin.filter((field) => field !== 'supplySums') }

/** A row of a list: the sums of what its supplier delivered stand in the order itself. */
export const toListedWorkorder = (row: WorkorderRow, viewer: Viewer) =>
  toWorkorder(row, viewer, listed[readerOf(viewer)])

/** The fields for this reader's role; what crosses to the other side is masked. */
export const toWorkorder = (row: WorkorderRow, viewer: Viewer, fields = visible[readerOf(viewer)]): Workorder => {
  const { role } = viewer
  const { masked, inquiryMasked, machineType } = row
  const machineName =
    role === 'customer' ? machineType && machineKind(machineType) : textsFor(row.machineMasked, role).name
  const { name: processName } = textsFor(row.processMasked, role)
  const { note: _, ...others } = textsFor(masked, 'customer')
  const shown = {
    ...goodsFor(row, role),
    ...deliveryOf(row),
    ...closedFor(row, viewer),
    othersRead: Object.keys(others).length ? others : null,
    ...(machineName && { machineName }),
    ...(processName && { processName }),
    ...textsFor(inquiryMasked, role),
    ...textsFor(masked, role),
  }
  // A row has sixty fields: a spread that adds to them takes ten times as long.
  return pick(Object.assign({}, row, shown), fields)
}

const toleranceIn = (ordered: number, bp: WorkorderRow['toleranceBp']) => ({
  over: toleranceOf(ordered, bp?.[0] ?? 0),
  under: toleranceOf(ordered, bp?.[1] ?? 0),
})

const sumsOf = ({ ordered, sent, delivered, accepted, rejected, open }: GoodsRow) => ({
  ordered,
  sent,
  delivered,
  accepted,
  rejected,
  open,
})

/** What has moved of an order: on the side of its reader, for admins on both. */
function goodsFor(row: WorkorderRow, role: Role) {
  const { supplied, goods: moved, cancelled, toleranceBp } = row
  const supply = { state: supplied?.state ?? 'none', sums: sumsFor(row, supplied, true), moved: supplied }
  const delivery = { state: moved?.state ?? 'none', sums: sumsFor(row, moved, false), moved }
  const own = role === 'supplier' ? supply : delivery
  return {
    delivery: own.state,
    deliverySums: own.sums,
    nextDelivery: nextOf(row, own.moved, own.sums),
    ...row.days,
    supply: supply.state,
    supplySums: supply.sums,
    toPack: cancelled ? 0 : (supplied?.unpacked ?? row.quantity ?? 0),
    toSend: cancelled ? 0 : (moved?.unpacked ?? 0),
    tolerance: toleranceIn(own.sums?.ordered ?? 0, toleranceBp),
  }
}

/** Null for an order without a quantity. The customer's rejections count on the side of the supplier. */
function sumsFor({ orderedQuantity, quantity }: WorkorderRow, moved: GoodsRow | null, isSupply: boolean) {
  if (moved) return { ...sumsOf(moved), ...(isSupply && { returned: moved.returned }) }
  if (orderedQuantity === null) return null
  const none = { sent: 0, delivered: 0, accepted: 0, rejected: 0, ...(isSupply && { returned: 0 }) }
  return { ordered: orderedQuantity, ...none, open: quantity ?? 0 }
}

/** What is to come next on a side. An order that was completed without shipments is not waited for. */
function nextOf(
  { supplied, goods, dueDate, cancelled, status }: WorkorderRow,
  moved: GoodsRow | null,
  sums: DeliverySums | null,
) {
  const isUntouched = [supplied, goods].every((side) => !side || side.state === 'none')
  const next = moved ? moved.next_quantity : sums?.open
  if (!next || cancelled || (status === 'completed' && isUntouched)) return null
  return { quantity: next, day: moved?.next_day ?? (dueDate && isoDay(Date.parse(dueDate))) }
}

/**
 * How an order was cancelled or closed short; null while it is made as ordered. A shop floor reads no amount, and the drawings of
 * a cancelled order are closed to its supplier.
 */
function closedFor(row: WorkorderRow, viewer: Viewer): Pick<Workorder, 'closure' | 'pictureFile'> {
  const { cancelled, closedAt, closeReason, closeNote, made, amountBefore, pictureFile } = row
  if (!closedAt) return { closure: null, pictureFile }
  return {
    closure: {
      as: cancelled ? 'cancelled' : 'short',
      reason: closeReason!,
      note: closeNote!,
      made: made ?? 0,
      ...(readerOf(viewer) !== 'floor' && { amountBefore }),
      at: closedAt,
    },
    pictureFile: cancelled && viewer.role === 'supplier' ? null : pictureFile,
  }
}

/** The fields of a work order that its events keep. */
export const aboutWorkorder = (
  w: Pick<OrderToChange, 'id' | 'projectName' | 'customerId' | 'supplierId' | 'inquiryMasked'>,
) => ({
  workorderId: w.id,
  projectName: w.projectName,
  customerId: w.customerId,
  supplierId: w.supplierId,
  ...maskedCopies(w.inquiryMasked),
})
