import { pooledRows, sql } from '../infra/db'
import { currentRequest } from '../infra/request'
import type { Viewer } from '../rules/permissions'
import { readSession } from './session'

type Row = Viewer & { sessionVersion: number }

/** Who a Cookie header belongs to, as the database knows them now; null without a session or after it was revoked. */
export async function viewerOf(cookieHeader: string | null | undefined): Promise<Viewer | null> {
  const token = await readSession(cookieHeader)
  if (!token) return null
  const found = await accountForSession(Number(token.sub))
  if (!found || found.sessionVersion !== token.sv) return null
  const { sessionVersion: _, ...viewer } = found
  const request = currentRequest()
  if (request) request.user = viewer.id
  return viewer
}

/** An account with its session version, or undefined. */
export async function accountForSession(id: number): Promise<Row | undefined> {
  const [row] = await pooledRows<Row>(sql`
    SELECT u.id, u.username, u.email, u.role, u.company_name AS "companyName", u.contact_name AS "contactName", u.phone,
      u.address, u.gst_number AS "gstNumber", u.main_process_category AS "mainProcessCategory", u.verified,
      u.created_at AS "createdAt", u.session_version AS "sessionVersion"
    FROM users u WHERE u.id = ${id}`)
  return row
}
