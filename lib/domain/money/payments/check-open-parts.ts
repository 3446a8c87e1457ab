import { rows, rowsIn, sql, transaction } from '../../../infra/db/db'
import { differingOpenParts, setOpenParts } from '../receipts/open-parts'

/** Orders that are compared at a time. */
const BATCH = 5_000

/** Compares what stands open on each order with its receipts, documents and terms, and mends it. Returns how many differed. */
export async function checkOpenParts(): Promise<number> {
  let differing = 0
  let last = 0
  for (;;) {
    const batch = await rows<{ id: number }>(
      sql`SELECT id FROM work_orders WHERE id > ${last} ORDER BY id LIMIT ${BATCH}`,
    )
    if (!batch.length) return differing
    last = batch.at(-1)!.id
    const ids = await differingOpenParts(
      { rows },
      batch.map(({ id }) => id),
    )
    if (!ids.length) continue
    differing += ids.length
    await transaction(async (tx) => {
      const run = rowsIn(tx)
      // Receipts and documents of an order are written while it is locked.
      await run(sql`SELECT id FROM work_orders WHERE id = ANY (${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`)
      await setOpenParts({ rows: run }, ids)
    })
  }
}
