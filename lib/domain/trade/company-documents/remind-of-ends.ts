import { rowsIn, sql, transaction } from '../../../infra/db/db'
import { today } from '../../../infra/db/india'
import { DAYS_BEFORE_END } from '../../../rules/trade/company-documents'
import { writeEvent } from '../../core/emit'
import { aboutCompanyDocument, type CompanyDocumentRow } from './company-document'

/** Documents of one transaction; the next run takes the rest. */
const BATCH = 200

type Ending = Pick<CompanyDocumentRow, 'id' | 'kind' | 'number' | 'supplierId' | 'supplierName'> & {
  validTo: string
  days: number
}

/**
 * Tells a supplier and the admins 60 and 30 days before the last day of a checked document and on that day, once each. One
 * that a later checked document of its kind replaces is left out. Answers how many. Several servers may run it at once.
 */
export const remindOfEnds = () =>
  transaction(async (tx) => {
    const rows = rowsIn(tx)
    const ending = await rows<Ending>(sql`
      WITH ending AS (
        SELECT cd.id, step.days FROM company_documents cd CROSS JOIN LATERAL (
          SELECT min(days) AS days FROM unnest(${[...DAYS_BEFORE_END]}::int[]) AS days WHERE cd.valid_to - ${today} <= days) step
        WHERE cd.status = 'checked' AND cd.valid_to >= ${today} AND cd.valid_to <= ${today} + ${Math.max(...DAYS_BEFORE_END)}::int
          AND (cd.told_days IS NULL OR cd.told_days > step.days)
          AND NOT EXISTS (SELECT 1 FROM company_documents later WHERE later.supplier_id = cd.supplier_id
            AND later.kind = cd.kind AND later.status = 'checked' AND later.valid_to > cd.valid_to)
        ORDER BY cd.id LIMIT ${BATCH} FOR NO KEY UPDATE OF cd SKIP LOCKED
      )
      UPDATE company_documents cd SET told_days = ending.days FROM ending, users s
      WHERE cd.id = ending.id AND s.id = cd.supplier_id
      RETURNING cd.id, cd.kind, cd.number, cd.supplier_id AS "supplierId", s.company_name AS "supplierName",
        to_char(cd.valid_to, 'YYYY-MM-DD') AS "validTo", ending.days`)
    for (const { days, validTo, ...document } of ending)
      await writeEvent(rows, null, 'companydocument.ending', { ...aboutCompanyDocument(document), validTo, days })
    return ending.length
  })
