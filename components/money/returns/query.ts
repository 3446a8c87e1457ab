import type { Request } from '@/lib/contract/core/endpoint'
import type { returns } from '@/lib/contract/money/returns'
import { isoDay } from '@/lib/terms/format'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** The month in `?month=`; else the one before this, which is the one to file. */
export const returnQuery = ({ month }: Record<string, string | undefined>): Request<typeof returns.overview> => ({
  month: month && MONTH.test(month) ? month : monthsBefore(isoDay(Date.now()).slice(0, 7), 1),
})

/** The month so many months before a month, both YYYY-MM. */
export function monthsBefore(month: string, count: number): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - count)
  return at.toISOString().slice(0, 7)
}
