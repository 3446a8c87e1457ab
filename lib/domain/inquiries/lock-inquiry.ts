import { rows, sql } from '../../infra/db'

/** Makes every other transaction that wants this inquiry wait until this one is through: whoever comes second sees what the first did. */
export const lockInquiry = (id: number) => rows(sql`SELECT id FROM inquiries WHERE id = ${id} FOR UPDATE`)
