import { sql, type Sql } from '../../infra/db/db'
import { decidingRoles } from '../../rules/people/approval-limit'

/** Condition on members `m`: an active person of a customer who may accept this price (INR, without GST) alone. */
export const acceptsAlone = (price: number | Sql): Sql => sql`(m.state = 'active'
  AND m.role = ANY (${[...decidingRoles]}::"MemberRole"[]) AND (m.approval_limit IS NULL OR m.approval_limit >= ${price}::int))`
