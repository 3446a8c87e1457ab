import { db, rows, sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import type { Viewer } from '../../../rules/core/permissions'
import { findPerson, toMe } from '../../people/members/person'
import { adminDashboard } from './admin-dashboard'
import { customerDashboard } from './customer-dashboard'
import { supplierDashboard } from './supplier-dashboard'

/** Companies that one statement finds; the next one finds the rest. */
const BATCH = 200

/**
 * On the first day of a month in India: keeps the figures of each company's dashboard, once, and deletes those of earlier
 * months. On other days it does nothing. Returns how many were kept. Several servers may run it at once. Where the figures of
 * some companies fail, those of all others are kept, and it fails with the first fault.
 */
export async function keepMonthFigures(now = Date.now()): Promise<number> {
  return isoDay(now).endsWith('-01') ? keepFigures(isoDay(now)) : 0
}

/** The same for a month that begins on this day, YYYY-MM-01. */
export async function keepFigures(month: string): Promise<number> {
  await db().monthFigures.deleteMany({ where: { month: { lt: new Date(month) } } })
  const faults: unknown[] = []
  let [kept, last] = [0, 0]
  for (;;) {
    const contacts = await rows<{ companyId: number; memberId: number }>(sql`
      SELECT m.company_id AS "companyId", m.id AS "memberId" FROM members m
      WHERE m.contact AND m.company_id > ${last} AND NOT EXISTS (
        SELECT 1 FROM month_figures f WHERE f.company_id = m.company_id AND f.month = ${month}::date)
      ORDER BY m.company_id LIMIT ${BATCH}`)
    if (contacts.length === 0) break
    for (const { companyId, memberId } of contacts) {
      // A company whose figures fail doesn't take those of the others.
      try {
        const figures = await figuresOf(toMe(await findPerson(rows, memberId)))
        const data = { companyId, month: new Date(month), figures }
        kept += (await db().monthFigures.createMany({ data, skipDuplicates: true })).count
      } catch (error) {
        faults.push(error)
      }
    }
    last = contacts.at(-1)!.companyId
  }
  if (faults.length) throw faults[0]
  return kept
}

/** The figures whose change a dashboard shows. */
async function figuresOf(viewer: Viewer): Promise<Record<string, number>> {
  const scope = { viewer, rows }
  if (viewer.role === 'customer') {
    const { activeOrders, pendingQuotations, completedProjects } = await customerDashboard(scope)
    return { activeOrders, pendingQuotations, completedProjects }
  }
  if (viewer.role === 'supplier') {
    const {
      activeWorkOrders,
      idleMachines,
      pendingQuotations = 0,
      pendingPayments = 0,
    } = await supplierDashboard(scope)
    return { activeWorkOrders, idleMachines, pendingQuotations, pendingPayments }
  }
  const { activeWorkOrders, newInquiries, availableCapacity } = await adminDashboard(scope)
  return { activeWorkOrders, newInquiries, availableCapacity }
}
