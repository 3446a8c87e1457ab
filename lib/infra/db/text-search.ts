import { raw, sql, type Rows, type Sql } from './db'
import { COUNT_CAP } from '../../terms/format'
import { idPrefixesOf, type EntityType } from '../../terms/nouns'

/** A text as searches compare it: in small letters, without accents, in one Unicode form. Indexes have this expression. */
export const folded = (text: Sql) => sql`folded_text(${text})`

/** Condition: the folded text contains `q`, however it is written. */
export const holds = (text: Sql, q: string) => sql`${text} LIKE ${`%${literal(q)}%`}`

/** Condition: the folded text begins with `q`, however it is written. */
export const begins = (text: Sql, q: string) => sql`${text} LIKE ${`${literal(q)}%`}`

const literal = (q: string) => fold(q).replace(/[\\%_]/g, '\\$&')

/** As `folded_text` of the database does it. Signs of Indian scripts are no accents: they stay. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()

/** The id of a noun in what a person typed: 12, WO-12, ord-0012. Null when it is none, or the noun goes by its name. */
export function idIn(q: string, type: EntityType): number | null {
  const prefixes = idPrefixesOf(type)
  const match = /^(?:([a-z]+)-?)?0*([1-9]\d{0,8})$/i.exec(q.trim())
  if (!match || !prefixes.length) return null
  return match[1] && !prefixes.includes(match[1].toLowerCase()) ? null : Number(match[2])
}

/** The newest ids that a search finds, at most one more than the cap. `ids` selects a column `id`. */
export async function newestHits(rows: Rows, ids: Sql): Promise<number[]> {
  const [found] = await rows<{ ids: number[] }>(sql`
    SELECT ARRAY(SELECT DISTINCT id FROM (${ids}) AS hits WHERE id IS NOT NULL ORDER BY id DESC
      LIMIT ${raw(String(COUNT_CAP + 1))}) AS ids`)
  return found!.ids
}
