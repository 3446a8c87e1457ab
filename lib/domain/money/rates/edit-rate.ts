import type { Input } from '../../../contract/core/endpoint'
import { invalid, Problem } from '../../../contract/core/problem'
import { BANK_CODE, type Rate, type rates } from '../../../contract/money/rates'
import { sql } from '../../../infra/db/db'
import { date } from '../../../terms/format'
import { command, type WriteScope } from '../../core/verb'
import { assertFreeTime, findRate } from './rate'

/** An admin ends a rate. One on which no issued document stands can change in all else, too. */
export const editRate = command(
  'rate.edit',
  async (scope, { id, ...form }: Input<typeof rates.edit>): Promise<Rate> => {
    const { tx, rows, emit } = scope
    await rows(sql`SELECT id FROM rates WHERE id = ${id} FOR UPDATE`)
    const before = await findRate(scope, id)
    const after = { ...before, ...(Object.fromEntries(givenIn(form)) as Partial<Rate>) }
    const fields = givenIn(form).flatMap(([field]) => (after[field] === before[field] ? [] : [field]))
    if (!fields.length) return before

    if (before.inUse && fields.some((field) => field !== 'to'))
      throw new Problem('conflict', 'Issued documents use this rate: end it instead')
    if (after.to && after.to < after.from) throw invalid('to', 'The last day can’t be before the first')
    if ((after.kind === 'bank') !== (after.code === BANK_CODE)) throw invalid('code', 'Enter 2 to 8 digits')
    if (before.inUse) await assertNoneAfter(scope, before, after.to)
    await assertFreeTime(scope, after, id)

    const { code, rateBp, note, from, to } = after
    await tx.rate.update({
      where: { id },
      data: { code, rateBp, note, from: new Date(from), to: to === null ? null : new Date(to) },
    })
    emit('rate.changed', { rateId: id, code: before.code, fields })
    return findRate(scope, id)
  },
)

const givenIn = (form: object) =>
  Object.entries(form).filter(([, value]) => value !== undefined) as [keyof Rate, Rate[keyof Rate]][]

/** Refuses an end before the last document that stands on the rate. */
async function assertNoneAfter({ rows }: WriteScope, { code, from, to: until }: Rate, to: string | null) {
  if (!to) return
  const [last] = await rows<{ day: string | null }>(sql`
    SELECT to_char(max(d.issued_on), 'YYYY-MM-DD') AS day
    FROM tax_documents d CROSS JOIN LATERAL json_array_elements(d.lines) line
    WHERE d.issued_on BETWEEN ${from}::date AND coalesce(${until}::date, 'infinity') AND starts_with(line->>'hsn', ${code})`)
  if (last?.day && last.day > to)
    throw new Problem('conflict', `A document of ${date(last.day)} uses this rate: end it on that day or later`)
}
