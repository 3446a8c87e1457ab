import type { Letter } from '../../contract/letters'
import { sql, type Rows } from '../../infra/db'
import { env } from '../../infra/env'

type Reader = { email: string; contactName: string; companyName: string }

/** Puts a letter about the account into the outbox of the present transaction; `path` is where its button leads. */
export async function sendLetter(rows: Rows, name: Letter['name'], reader: Reader, path: string) {
  const { email: to, contactName, companyName } = reader
  const letter: Letter = { name, to, contactName, companyName, link: `${env().APP_URL}${path}` }
  await rows(sql`SELECT (graphile_worker.add_job('letter', ${JSON.stringify(letter)}::json)).id::text`)
}
