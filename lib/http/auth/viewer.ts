import { preparedRows, sql } from '../../infra/db/db'
import { env } from '../../infra/env'
import { currentRequest } from '../../infra/observability/request'
import { SEEN_MINUTES, sessionFrom, sessionHolds, touchSession, factorDueAt, withFactor } from '../../infra/db/sessions'
import type { Viewer } from '../../rules/core/permissions'
import { readSession } from './session'

type Row = Viewer & { session: number; unseen: boolean }

/** The viewer of a Cookie header, read from the database; null without a valid session. */
export async function viewerOf(cookieHeader: string | null | undefined): Promise<Viewer | null> {
  const token = await readSession(cookieHeader)
  const found = token && (await accountOf(token))
  if (!found) return null
  const { unseen, ...row } = found
  const viewer: Viewer & { session: number } = { ...row, salesPhone: env().SALES_PHONE }
  const { factorDueAt: due } = viewer
  if (due && Date.parse(due) < Date.now()) viewer.factorOverdue = true
  // Not awaited: the next request makes up for a failed one.
  if (unseen) void touchSession(viewer.session).catch(() => {})
  const request = currentRequest()
  if (request) request.user = viewer.id
  return viewer
}

async function accountOf({ sub, sid }: { sub: string; sid: string }): Promise<Row | undefined> {
  const [row] = await preparedRows<Row>(sql`
    SELECT u.id, m.email AS username, m.email, u.role, u.company_name AS "companyName", m.name AS "contactName", u.phone,
      u.address, u.gst_number AS "gstNumber", u.main_process_category AS "mainProcessCategory", u.verified, u.recheck,
      CASE WHEN u.suspended_at IS NOT NULL THEN 'suspended' WHEN u.decision IS NOT NULL THEN u.decision::text WHEN NOT u.verified THEN 'pending' WHEN u.recheck THEN 'recheck'
        ELSE 'verified' END AS state, u.rejection_reason AS "rejectionReason",
      u.created_at AS "createdAt",
      (SELECT c.email FROM email_changes c WHERE c.member_id = m.id AND c.email <> m.email AND c.expires_at > now())
        AS "pendingEmail",
      m.email_proven_at IS NOT NULL AS "emailProven",
      json_build_object('id', m.id, 'name', m.name, 'email', m.email, 'role', m.role, 'approvalLimit', m.approval_limit, 'language', m.language, 'leaked', m.password_known) AS member,
      u.suspended_at IS NOT NULL AS suspended, u.suspended_reason AS "suspendedReason",
      ${factorDueAt()} AS "factorDueAt",
      s.id AS session, s.confirmed_at AS "confirmedAt", s.factor_at AS "factorAt", ${withFactor} AS "hasFactor", s.seen_at < now() - make_interval(mins => ${SEEN_MINUTES}) AS unseen
    FROM ${sessionFrom}
    WHERE s.key = ${sid}::uuid AND u.id = ${Number(sub)} AND ${sessionHolds}`)
  return row
}
