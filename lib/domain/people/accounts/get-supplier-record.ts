import type { SupplierRecord } from '../../../contract/people/supplier-record'
import { sql } from '../../../infra/db/db'
import { counted, countOf } from '../../core/counts'
import { query, type ReadScope } from '../../core/verb'
import { punctualityOf } from '../../facts/punctuality'
import { isActive, standsIn } from '../../facts/workorders'
import { findAccount } from './account'

/** Machines or processes in one answer. */
const LONGEST = sql`50`

/** What a supplier has and has done, for the admins who decide on it. */
export const getSupplierRecord = query(
  'account.record',
  async ({ rows }, { id }: { id: number }): Promise<SupplierRecord> => {
    const { companyName, gstNumber, verified, recheck, createdAt } = await findAccount(rows, id, 'supplier')
    const [machines, processes, { machineTotal, processTotal, ...orders }, [punctuality]] = await Promise.all([
      machinesOf(rows, id),
      processesOf(rows, id),
      counted(rows, {
        machineTotal: countOf(sql`machines m`, sql`m.supplier_id = ${id}`),
        processTotal: countOf(sql`processes p`, sql`p.supplier_id = ${id}`),
        active: countOf(sql`work_orders w`, sql`w.supplier_id = ${id} AND ${isActive}`),
        issues: countOf(sql`work_orders w`, sql`w.supplier_id = ${id} AND ${standsIn('issues')}`),
        completed: countOf(sql`work_orders w`, sql`w.supplier_id = ${id} AND ${standsIn('completed')}`),
      }),
      rows<Punctuality>(punctualityOf(sql`w.supplier_id = ${id}`)),
    ])
    return {
      companyName,
      gstNumber,
      verified,
      recheck,
      createdAt,
      machines,
      machineTotal,
      processes,
      processTotal,
      orders: { ...orders, ...punctuality! },
    }
  },
)

type Rows = ReadScope['rows']
type Punctuality = Pick<SupplierRecord['orders'], 'dated' | 'onTime'>

const machinesOf = (rows: Rows, id: number) =>
  rows<SupplierRecord['machines'][number]>(sql`
    SELECT m.id, m.name, m.model, m.type, p.name AS "processName", m.status, m.approval_status AS "approvalStatus"
    FROM machines m LEFT JOIN processes p ON p.id = m.process_id
    WHERE m.supplier_id = ${id} ORDER BY m.id DESC LIMIT ${LONGEST}`)

const processesOf = (rows: Rows, id: number) =>
  rows<SupplierRecord['processes'][number]>(sql`
    SELECT p.id, p.name, p.status FROM processes p WHERE p.supplier_id = ${id} ORDER BY p.id DESC LIMIT ${LONGEST}`)
