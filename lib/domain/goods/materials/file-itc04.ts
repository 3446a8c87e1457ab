import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Input } from '../../../contract/core/endpoint'
import { Problem } from '../../../contract/core/problem'
import type { materialReturns } from '../../../contract/goods/materials'
import { sql, type Rows } from '../../../infra/db/db'
import {
  daysOfPeriod,
  ITC04_HEADERS,
  rowOfReturned,
  rowOfSent,
  type ReturnedMaterial,
  type SentMaterial,
} from '../../../rules/goods/itc04'
import { query } from '../../core/verb'
import { listedRate } from '../../facts/rates'
import { USUAL_RATE_BP } from '../../people/operator/operator'

/** A period with more is filed by an accountant's program. */
const MAX_ROWS = 20_000

/** A table of ITC-04 as CSV, for the offline tool of the portal. */
export const fileItc04 = query(
  'return.itc04',
  async ({ rows }, { period, section }: Input<typeof materialReturns.itc04>) => {
    const days = daysOfPeriod(period)
    const found =
      section === '4' ? (await sentIn(rows, days)).map(rowOfSent) : (await backIn(rows, days)).map(rowOfReturned)
    if (found.length > MAX_ROWS)
      throw new Problem('conflict', `This period has more than ${MAX_ROWS.toLocaleString('en-IN')} rows`)
    return {
      name: `itc04-${section}-${period}.csv`,
      type: 'text/csv; charset=utf-8',
      content: Readable.from([
        Buffer.from(stringify([[...ITC04_HEADERS[section]], ...found], { record_delimiter: 'windows' })),
      ]),
    }
  },
)

/** Material of ours that line `l` took to a supplier with challan `h`: tools and what customers own are left out. */
const isOurs = sql`l.purpose = 'material' AND l.owner = 'operator' AND sh.leg = 'to_supplier' AND sh.status IN ('sent', 'delivered', 'received')`
const worker = sql`h.snapshot->'consignee'->>'gstin' AS gstin, h.snapshot->'consignee'->'address'->>'stateCode' AS "stateCode"`

const sentIn = (rows: Rows, [first, last]: [string, string]) =>
  rows<SentMaterial>(sql`
    SELECT ${worker}, h.number AS challan, h.issued_on::text AS on, l.description, l.uqc, l.quantity_milli AS "quantityMilli",
      l.value_paise::float8 AS "valuePaise", l.capital, h.snapshot->>'split' AS split,
      coalesce(${listedRate(sql`l.hsn`, sql`h.issued_on`)}, o.default_rate_bp, ${USUAL_RATE_BP})::int AS "rateBp"
    FROM challans h JOIN shipments sh ON sh.id = h.shipment_id JOIN shipment_lines l ON l.shipment_id = sh.id
      LEFT JOIN operator_profile o ON o.id = 1
    WHERE ${isOurs} AND h.issued_on BETWEEN ${first}::date AND ${last}::date
    ORDER BY h.series, h.seq, l.id LIMIT ${MAX_ROWS + 1}`)

const backIn = (rows: Rows, [first, last]: [string, string]) =>
  rows<ReturnedMaterial>(sql`
    SELECT ${worker}, p.number AS challan, p.on::text AS on, l.description, l.uqc, u.quantity_milli AS "quantityMilli",
      u.waste_milli AS "wasteMilli", h.number AS "originalChallan", h.issued_on::text AS "originalOn",
      coalesce(pr.name, 'Machining') AS work
    FROM material_uses u JOIN shipment_lines l ON l.id = u.out_line_id JOIN shipments sh ON sh.id = l.shipment_id
      JOIN challans h ON h.shipment_id = sh.id
      JOIN shipment_lines b ON b.id = u.line_id JOIN shipments bs ON bs.id = b.shipment_id
      JOIN LATERAL (SELECT d.number, d.on FROM shipment_papers d WHERE d.shipment_id = bs.id ORDER BY d.id LIMIT 1) p ON true
      JOIN work_orders w ON w.id = b.work_order_id LEFT JOIN inquiries i ON i.id = w.inquiry_id
      LEFT JOIN processes pr ON pr.id = i.process_id
    WHERE ${isOurs} AND bs.status = 'received' AND bs.delivered_on BETWEEN ${first}::date AND ${last}::date
    ORDER BY bs.delivered_on, u.id LIMIT ${MAX_ROWS + 1}`)
