'use client'

import { useMemo } from 'react'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useMediaQuery } from '@/components/ui/hooks/useMediaQuery'
import { useNow } from '@/components/ui/hooks/useNow'
import { Text } from '@/components/ui/layout/Text'
import { Stack } from '@/components/ui/layout/Stack'
import { FrozenTable } from '@/components/ui/table/FrozenTable'
import { useApi } from '@/lib/client/api'
import type { Role } from '@/lib/contract/people/account'
import { inOrder } from '../offers'
import { quotationsOn } from '../query'
import { HideOffer } from './cells'
import { comparedAt } from './compared'
import css from './Comparison.module.css'
import { ComparisonCards } from './ComparisonCards'
import { comparisonRows, nameOf } from './comparison-rows'
import { ComparisonTools } from './ComparisonTools'
import { useDesk } from './desk'

/**
 * What the buyer decides here: which offer to accept, at this quantity or with another in mind. A column for each, in it the
 * price and what a piece costs, then the delivery, what the price holds, the terms, and the decision under it. On a phone, where one
 * column would be in sight, they are cards instead. Stands in drawers, which the server never draws.
 */
export default function Comparison({ inquiryId, role }: { inquiryId: number; role: Role }) {
  const { data, error, mutate } = useApi('GET /api/quotations', quotationsOn(inquiryId), { keepPreviousData: false })
  const about = { id: inquiryId }
  const { targetDate } = useApi('GET /api/inquiries/{id}', about, { keepPreviousData: false }).data ?? {}
  const bidders = useApi('GET /api/inquiries/{id}/bidders', about, { keepPreviousData: false }).data
  const { desk, set } = useDesk()
  const all = useMemo(() => inOrder(data?.items ?? []), [data])
  const now = useNow()
  const phone = useMediaQuery('(max-width: 767.95px)')

  if (error && !data)
    return <ErrorState title="Couldn’t load the quotations" problem={error} onRetry={() => void mutate()} />
  if (!data) return <Bone height={240} />
  if (!all.length)
    return (
      <Text as="p" tone="secondary">
        No Quotations Found. No supplier has quoted yet.
      </Text>
    )
  const offers = all.filter(({ id }) => !desk.hidden.includes(id))
  const states = new Map(bidders?.flatMap(({ letter, state }) => (state ? [[letter, state]] : [])))
  const compared = comparedAt(offers.length ? offers : all, desk, { targetDate, now, states })
  const rows = comparisonRows(compared, role)
  const tools = all.length > 1 && (
    <ComparisonTools all={all} compared={compared} rows={rows} role={role} set={set} phone={phone} />
  )
  if (phone)
    return (
      <Stack gap="medium">
        {tools}
        <ComparisonCards quotations={compared.offers} rows={rows} />
      </Stack>
    )
  const [head, ...figures] = rows
  return (
    <Stack gap="medium">
      {tools}
      {/* It scrolls when it is too wide, by the keyboard too. */}
      <FrozenTable
        className={css.comparison}
        data-offers={Math.min(compared.offers.length, 4)}
        aria-label="Comparison of quotations"
        tabIndex={0}
      >
        <thead>
          <tr>
            <td />
            {compared.offers.map((q) => (
              <th key={q.id} scope="col" data-status={q.status}>
                {head!.cell(q)}
                {offers.length > 2 && (
                  <HideOffer name={nameOf(q, role)} onHide={() => set({ hidden: [...desk.hidden, q.id] })} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((row) => (
            <tr key={row.label} data-kind={row.kind}>
              <th scope="row">{row.label}</th>
              {compared.offers.map((q) => (
                <td key={q.id} data-label={row.label} data-status={q.status}>
                  {row.cell(q)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </FrozenTable>
    </Stack>
  )
}
