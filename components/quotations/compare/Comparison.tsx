'use client'

import { useMemo } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { useNow } from '@/components/ui/hooks/useNow'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/accounts/account'
import css from './Comparison.module.css'
import { ComparisonCards } from './ComparisonCards'
import { comparisonRows } from './comparison-rows'
import { bestOf, inOrder } from '../offers'
import { quotationsOn } from '../query'

/**
 * What the buyer decides here: which offer to accept. A column for each, in it the price, then the delivery, what is included,
 * and the decision under it. On a phone, where one column would be in sight, they are cards instead. Stands in drawers, which the server never draws.
 */
export function Comparison({ inquiryId, role }: { inquiryId: number; role: Role }) {
  const { data, error, mutate } = useApi('GET /api/quotations', quotationsOn(inquiryId), { keepPreviousData: false })
  const inquiry = useApi('GET /api/inquiries/{id}', { id: inquiryId }, { keepPreviousData: false }).data
  const columns = useMemo(() => inOrder(data?.items ?? []), [data])
  const now = useNow()
  const phone = useMediaQuery('(max-width: 767.95px)')
  const rows = comparisonRows({ role, best: bestOf(columns), targetDate: inquiry?.targetDate, now })

  if (error && !data)
    return <ErrorState title="Couldn’t load the quotations" problem={error} onRetry={() => void mutate()} />
  if (!data) return <Bone height={240} />
  if (!columns.length) return <p className={css.none}>No Quotations Found. No supplier has quoted yet.</p>
  if (phone) return <ComparisonCards quotations={columns} rows={rows} />
  const [head, ...figures] = rows
  return (
    // It scrolls when it is too wide, by the keyboard too.
    <div className={css.frame} role="region" aria-label="Comparison of quotations" tabIndex={0}>
      <table className={css.table} data-offers={Math.min(columns.length, 4)}>
        <thead>
          <tr>
            <td />
            {columns.map((q) => (
              <th key={q.id} scope="col" data-status={q.status}>
                {head!.cell(q)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((row) => (
            <tr key={row.label} data-kind={row.kind}>
              <th scope="row">{row.label}</th>
              {columns.map((q) => (
                <td key={q.id} data-label={row.label} data-status={q.status}>
                  {row.cell(q)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
