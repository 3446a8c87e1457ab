import { sql, type Rows } from '../../infra/db/db'
import { processKey } from './processes'

/** Suppliers whose approved processes fit equally many lines of a request. */
export type Offered = { rfqId: number; supplierIds: number[]; lines: number; quoteBy: string | null }

/** The largest group that one event tells. */
const GROUP = 100

/** Whom a request is offered to: verified suppliers by how many of its lines their approved processes fit. */
export const offersOfRfq = (rows: Rows, rfqId: number) =>
  rows<Offered>(sql`
    WITH wanted AS (
      SELECT ${processKey(sql`p.name`)} AS name, count(*)::int AS lines
      FROM inquiries i JOIN processes p ON p.id = i.process_id WHERE i.rfq_id = ${rfqId} GROUP BY 1
    ), own AS (
      SELECT DISTINCT p.supplier_id, ${processKey(sql`p.name`)} AS name FROM processes p JOIN users s ON s.id = p.supplier_id
      WHERE p.status = 'approved' AND s.verified AND s.suspended_at IS NULL AND s.role = 'supplier'
        AND ${processKey(sql`p.name`)} IN (SELECT name FROM wanted)
    ), fits AS (
      SELECT own.supplier_id, sum(wanted.lines)::int AS lines FROM own JOIN wanted USING (name) GROUP BY 1
    ), numbered AS (
      SELECT *, (row_number() OVER (PARTITION BY lines ORDER BY supplier_id) - 1) / ${GROUP} AS part FROM fits
    )
    SELECT r.id AS "rfqId", array_agg(n.supplier_id ORDER BY n.supplier_id) AS "supplierIds", n.lines, r.quote_by AS "quoteBy"
    FROM numbered n, rfqs r WHERE r.id = ${rfqId} GROUP BY r.id, n.lines, n.part ORDER BY n.lines DESC, n.part LIMIT 1000`)

/** How many lines a request has, and how many of them no supplier is told of. */
export async function linesOfRfq(rows: Rows, rfqId: number) {
  const [found] = await rows<{ lines: number; withoutProcess: number }>(sql`
    SELECT count(*)::int AS lines, (count(*) FILTER (WHERE process_id IS NULL))::int AS "withoutProcess"
    FROM inquiries WHERE rfq_id = ${rfqId}`)
  return found!
}
