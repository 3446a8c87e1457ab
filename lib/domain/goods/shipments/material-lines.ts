import { invalid, Problem } from '../../../contract/core/problem'
import type { ShipmentLeg } from '../../../contract/orders/shipment'
import { sql } from '../../../infra/db/db'
import { customersAtHub, isMaterial, type MovedMaterial } from '../../../rules/goods/material'
import { displayId } from '../../../terms/nouns'
import { partOf, quantityText } from '../../../terms/paise'
import type { WriteScope } from '../../core/verb'
import { materialAtSupplier } from './material-uses'
import { worthOf } from './order-worth'
import type { LineColumns, PackedLine } from './packed-line'

/** The columns that lines of material and tools have besides; none for lines of pieces. */
export async function materialColumns(
  scope: WriteScope,
  leg: ShipmentLeg,
  lines: readonly PackedLine[],
  except?: number,
): Promise<Partial<LineColumns>[]> {
  const columns: Partial<LineColumns>[] = []
  for (const [at, line] of lines.entries()) {
    if (!isMaterial(line.purpose)) columns.push({})
    else if (leg === 'to_hub') columns.push(await comesBack(scope, line, at))
    else columns.push(await goes(scope, leg, lines, at, except))
  }
  return columns
}

/** Material that comes back as it was is what it was when it went out. */
async function comesBack(scope: WriteScope, { workorderId, purpose, uses }: PackedLine, at: number) {
  const [use, ...more] = uses ?? []
  const outs = await materialAtSupplier(scope, workorderId)
  const out = use && !more.length && outs.find(({ id }) => id === use.lineId)
  if (!out || out.purpose !== purpose) throw invalid(`lines.${at}.uses`, 'Choose the material that comes back')
  const { uqc, description, hsn, owner, capital, valuePaise, quantityMilli } = out
  return {
    quantityMilli: use.quantityMilli,
    uqc,
    description,
    hsn,
    owner,
    capital,
    valuePaise: partOf(valuePaise, Math.min(use.quantityMilli, quantityMilli), quantityMilli),
  }
}

/** Material that an admin sends or takes in says what it is, and whose. */
async function goes(
  scope: WriteScope,
  leg: ShipmentLeg,
  lines: readonly PackedLine[],
  at: number,
  except?: number,
): Promise<Partial<LineColumns>> {
  const line = lines[at]!
  const { workorderId, purpose, quantityMilli, uqc, description, valuePaise } = line
  const field = (name: string) => `lines.${at}.${name}`
  if (!quantityMilli) throw invalid(field('quantityMilli'), 'Enter a quantity')
  if (!uqc) throw invalid(field('uqc'), 'Choose a unit')
  if (!description) throw invalid(field('description'), 'Say what it is')
  if (valuePaise === null || valuePaise === undefined) throw invalid(field('valuePaise'), 'Enter its value')
  const owner = line.owner ?? (leg === 'to_supplier' ? 'operator' : 'customer')
  if (leg !== 'to_supplier' && owner !== 'customer')
    throw invalid(field('owner'), 'Only material of the customer travels this way')
  const hsn = line.hsn ?? (await worthOf(scope, [workorderId])).get(workorderId)?.goodsHsn
  if (!hsn) throw invalid(field('hsn'), 'Enter the HSN of the material')
  if (owner === 'customer' && leg !== 'from_customer') {
    const kind = (one: PackedLine) => one.purpose === purpose && one.uqc === uqc && one.workorderId === workorderId
    const together = lines.filter((one) => kind(one) && (one.owner ?? owner) === 'customer')
    const asked = together.reduce((sum, one) => sum + (one.quantityMilli ?? 0), 0)
    await assertAtHub(scope, { workorderId, purpose: purpose!, uqc, asked }, except)
  }
  return { quantityMilli, uqc, description, hsn, owner, capital: line.capital ?? false, valuePaise }
}

type Wanted = { workorderId: number; purpose: MovedMaterial['purpose']; uqc: string; asked: number }

/** 409 for more of a customer's material than came from it. */
async function assertAtHub(scope: WriteScope, { workorderId, purpose, uqc, asked }: Wanted, except?: number) {
  const there = Math.max(0, customersAtHub(await movedMaterial(scope, workorderId, except), purpose, uqc))
  if (asked <= there) return
  const what = purpose === 'tooling' ? 'tools' : 'material'
  throw new Problem(
    'conflict',
    `Only ${quantityText(there)} ${uqc} of the customer’s ${what} of ${displayId('workorder', workorderId)} are at the hub`,
  )
}

/** All material and tools of an order that moved, or are packed. `except` is the shipment that is changed. */
export const movedMaterial = ({ rows }: Pick<WriteScope, 'rows'>, workorderId: number, except = 0) =>
  rows<MovedMaterial & { shipmentId: number; id: number }>(sql`
    SELECT l.id, sh.id AS "shipmentId", sh.leg, sh.status, l.purpose, l.owner, l.uqc, l.quantity_milli AS "quantityMilli",
      l.received, l.accepted, to_char(l.since, 'YYYY-MM-DD') AS since,
      (SELECT to_char(min(p.on), 'YYYY-MM-DD') FROM shipment_papers p WHERE p.shipment_id = sh.id) AS "documentOn"
    FROM shipment_lines l JOIN shipments sh ON sh.id = l.shipment_id
    WHERE l.work_order_id = ${workorderId} AND l.quantity_milli IS NOT NULL AND sh.status <> 'cancelled' AND sh.id <> ${except}
    ORDER BY l.id`)
