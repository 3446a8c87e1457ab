import { Problem } from '../../../contract/core/problem'
import type { Rate } from '../../../contract/money/rates'
import { sql } from '../../../infra/db/db'
import { isoDay } from '../../../terms/format'
import { actTime } from '../../core/event-clock'
import { command } from '../../core/verb'
import { findRate } from './rate'

/** An admin confirms that a rate still applies. Once a day is enough. */
export const confirmRate = command('rate.confirm', async (scope, { id }: { id: number }): Promise<Rate> => {
  const { tx, rows, emit } = scope
  await rows(sql`SELECT id FROM rates WHERE id = ${id} FOR UPDATE`)
  const rate = await findRate(scope, id)
  const today = isoDay(actTime().getTime())
  if (rate.to && rate.to < today) throw new Problem('conflict', 'This rate has ended: confirm the one that applies now')
  if (rate.from > today) throw new Problem('conflict', 'This rate does not apply yet')
  if (rate.confirmedOn === today) return rate
  await tx.rate.update({ where: { id }, data: { confirmedOn: new Date(today) } })
  emit('rate.confirmed', { rateId: id, code: rate.code, rateBp: rate.rateBp })
  return { ...rate, confirmedOn: today }
})
