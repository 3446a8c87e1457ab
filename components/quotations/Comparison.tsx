'use client'

import { useMemo } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/accounts'
import { bestPrice, byPrice } from './best-price'
import css from './Comparison.module.css'
import { ComparisonCards } from './ComparisonCards'
import { comparisonRows } from './comparison-rows'
import { quotationsOn } from './query'

/**
 * The quotations on one inquiry side by side: a column each, a row for each figure, the decision under each. On a phone,
 * where one column would be in sight, they are cards instead. Stands in drawers, which the server never draws.
 */
export function Comparison({ inquiryId, role }: { inquiryId: number; role: Role }) {
  const { data, error, mutate } = useApi('GET /api/quotations', quotationsOn(inquiryId), { keepPreviousData: false })
  const columns = useMemo(() => byPrice(data?.items ?? []), [data])
  const phone = useMediaQuery('(max-width: 767.95px)')
  const rows = comparisonRows(role, bestPrice(columns))

  if (error && !data)
    return <ErrorState title="The quotations could not be loaded" problem={error} onRetry={() => void mutate()} />
  if (!data) return <Bone height={240} />
  if (!columns.length)
    return <p className={css.none}>No Quotations Found. No supplier has quoted on this inquiry yet.</p>
  if (phone) return <ComparisonCards quotations={columns} rows={rows} />
  const [head, ...figures] = rows
  return (
    // It scrolls when it is too wide, by the keyboard too.
    <div className={css.frame} role="region" aria-label="Comparison of quotations" tabIndex={0}>
      <table className={css.table}>
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
