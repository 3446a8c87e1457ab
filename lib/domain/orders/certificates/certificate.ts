import type { Certificate } from '../../../contract/orders/certificate'
import { Problem } from '../../../contract/core/problem'
import { sql, type Sql } from '../../../infra/db/db'
import type { ReadScope } from '../../core/verb'
import { visibleWorkorders, workorderFrom } from '../../facts/workorders'

const columns = sql`z.id, z.work_order_id AS "workorderId", z.no, z.snapshot ->> 'statement' AS statement,
  z.snapshot ->> 'note' AS note, z.issued_at AS "issuedAt", z.voided_at AS "voidedAt", z.void_reason AS "voidReason"`

const find = <Row>({ rows, viewer }: ReadScope, what: Sql, where: Sql) =>
  rows<Row>(sql`
    SELECT ${what} FROM certificates z JOIN ${workorderFrom} ON w.id = z.work_order_id
    WHERE ${where} AND ${visibleWorkorders(viewer)} ORDER BY z.no DESC LIMIT 100`)

/** The certificates of an order, the newest first. */
export const certificatesOf = (scope: ReadScope, orderId: number): Promise<Certificate[]> =>
  find<Certificate>(scope, columns, sql`z.work_order_id = ${orderId}`)

/** A certificate of an order that the viewer sees; 404 when there is none for them. */
export const findCertificate = (scope: ReadScope, id: number) => findOne<Certificate>(scope, columns, id)

/** The same with what it certifies, as the text that is kept. */
export const findCertified = (scope: ReadScope, id: number) =>
  findOne<Certificate & { snapshot: string }>(scope, sql`${columns}, z.snapshot::text AS snapshot`, id)

async function findOne<Row>(scope: ReadScope, what: Sql, id: number): Promise<Row> {
  const [found] = await find<Row>(scope, what, sql`z.id = ${id}`)
  if (!found) throw new Problem('not_found', 'Certificate not found')
  return found
}
