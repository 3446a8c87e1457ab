import type { Material } from '../../../contract/goods/materials'
import { sql, type Sql } from '../../../infra/db/db'
import { WARNINGS, lastDayOf, pendingOf, stateOfMaterial } from '../../../rules/goods/material'
import { textsFor, type MaskedTexts } from '../../../rules/files/masked-texts'
import type { Viewer } from '../../../rules/core/permissions'
import { JOB_WORK_RETURN } from '../../../terms/statutory'
import { daysUntil, isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { pick, readerOf, type VisibleFields } from '../../core/visible-fields'
import { challanOf } from '../shipments/material-uses'

type Derived = 'pendingMilli' | 'ageDays' | 'lastDay' | 'state'

/** Material or tools at a supplier as they are kept. */
export type MaterialRow = Required<Omit<Material, Derived>> & { masked: MaskedTexts }

/** What of line `l` went out, as its supplier counted it or as it was sent, and what of that is pending. */
const out = sql`coalesce(l.received, l.quantity_milli)`
export const isPending = sql`${out} > l.back_milli + l.waste_milli`

export const materialSelect = sql`
  l.id, sh.id AS "shipmentId", l.work_order_id AS "workorderId", i.project_name AS "projectName", i.masked,
  sh.supplier_id AS "supplierId", s.company_name AS "supplierName", l.purpose, l.owner, l.capital, l.description, l.hsn, l.uqc,
  l.value_paise::float8 AS "valuePaise", (${challanOf}) AS challan, to_char(l.since, 'YYYY-MM-DD') AS since, ${out} AS "outMilli",
  l.back_milli AS "backMilli", l.waste_milli AS "wasteMilli"`

export const materialFrom = sql`
  shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id LEFT JOIN users s ON s.id = sh.supplier_id
  LEFT JOIN work_orders w ON w.id = l.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id`

/** Condition: line `l` is material or tools that went to a supplier. */
export const isAtSupplier = sql`(l.quantity_milli IS NOT NULL AND sh.leg = 'to_supplier' AND sh.status IN ('sent', 'delivered', 'received'))`

/** Admins see all of it, a supplier what it has. */
export const visibleMaterial = ({ role, id }: Viewer): Sql =>
  role === 'admin' ? sql`true` : sql`sh.supplier_id = ${id}`

const { inputs, capital } = JOB_WORK_RETURN

/** Condition: material of line `l` is pending for so long that the register warned so often on a day. */
export const hasWarnings = (many: number, day: Sql): Sql =>
  many === WARNINGS.length
    ? sql`(l.since + make_interval(years => CASE WHEN l.capital THEN ${capital.years}::int ELSE ${inputs.years}::int END))::date - 1 < ${day}`
    : sql`l.since + CASE WHEN l.capital THEN ${capital.warnDays[many - 1]}::int ELSE ${inputs.warnDays[many - 1]}::int END <= ${day}`

const forSuppliers = [
  'id',
  'shipmentId',
  'workorderId',
  'projectName',
  'purpose',
  'owner',
  'capital',
  'description',
  'hsn',
  'uqc',
  'challan',
  'since',
  'outMilli',
  'backMilli',
  'wasteMilli',
] as const satisfies (keyof MaterialRow)[]

const visible: VisibleFields<MaterialRow> = {
  customer: [],
  floor: forSuppliers,
  supplier: [...forSuppliers, 'valuePaise'],
  admin: [...forSuppliers, 'valuePaise', 'supplierId', 'supplierName'],
}

/** The fields for this reader, with what follows from them today. */
export function toMaterial(row: MaterialRow, viewer: Viewer): Material {
  const now = actTime().getTime()
  const { since, purpose } = row
  const { projectName } = textsFor(row.masked, viewer.role)
  return {
    ...pick(row, visible[readerOf(viewer)] as typeof forSuppliers),
    ...(projectName && { projectName }),
    pendingMilli: pendingOf(row),
    ageDays: since === null ? null : -daysUntil(since, now),
    lastDay: since === null || purpose === 'tooling' ? null : lastDayOf(since, row.capital),
    state: stateOfMaterial(row, isoDay(now)),
  }
}
