import { sql, type Rows } from '../../../infra/db/db'

type Kind = 'sign-in' | 'passkey sign-in' | 'passkey add' | 'confirm'

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Keeps a step that waits for its answer, for five minutes. Returns its id. */
export async function openChallenge(rows: Rows, kind: Kind, memberId: number | null, value = ''): Promise<string> {
  const [row] = await rows<{ id: string }>(sql`
    INSERT INTO challenges (kind, member_id, value, expires_at)
    VALUES (${kind}, ${memberId}::int, ${value}, now() + interval '5 minutes') RETURNING id::text`)
  return row!.id
}

type Challenge = { memberId: number | null; value: string }

/** The step; undefined when it is unknown, used or too old. */
export async function findChallenge(rows: Rows, kind: Kind, id: string): Promise<Challenge | undefined> {
  if (!isUuid.test(id)) return undefined
  const [row] = await rows<Challenge>(sql`
    SELECT member_id AS "memberId", value FROM challenges WHERE id = ${id}::uuid AND kind = ${kind} AND expires_at > now()`)
  return row
}

/** Uses the step up: of two at once one gets it. */
export async function takeChallenge(rows: Rows, kind: Kind, id: string): Promise<Challenge | undefined> {
  if (!isUuid.test(id)) return undefined
  const [row] = await rows<Challenge>(sql`
    DELETE FROM challenges WHERE id = ${id}::uuid AND kind = ${kind} AND expires_at > now()
    RETURNING member_id AS "memberId", value`)
  return row
}
