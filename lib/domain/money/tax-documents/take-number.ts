import { Problem } from '../../../contract/core/problem'
import { sql } from '../../../infra/db/db'
import { daysOfYear, LAST_NUMBER } from '../../../rules/money/series'
import { present } from '../../core/db-clock'
import type { WriteScope } from '../../core/verb'

/**
 * The next number of a series in a year, and the day it is taken. Its row stays locked until the transaction ends, and a
 * roll-back gives the number back: so there is no gap, no double, and days never fall. Take it last, just before the document.
 */
export async function takeNumber({ rows }: Pick<WriteScope, 'rows'>, series: string, year: string) {
  const [, last] = daysOfYear(year)
  // By the clock after the lock was waited for. Over the new year's midnight it is still a document of the old one.
  const day = sql`least((${present()} AT TIME ZONE 'Asia/Kolkata')::date, ${last}::date)`
  const [taken] = await rows<{ seq: number; day: string }>(sql`
    INSERT INTO number_series AS s (series, year, last, last_on) VALUES (${series}, ${year}, 1, ${day})
    ON CONFLICT (series, year) DO UPDATE SET last = s.last + 1, last_on = greatest(s.last_on, ${day})
      WHERE s.last < ${LAST_NUMBER}
    RETURNING last AS seq, to_char(last_on, 'YYYY-MM-DD') AS day`)
  if (!taken) throw new Problem('conflict', `The series ${series}/${year} is full`)
  return taken
}
