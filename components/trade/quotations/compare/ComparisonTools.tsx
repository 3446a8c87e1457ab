'use client'

import { Download } from 'lucide-react'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { Check } from '@/components/ui/form/Check'
import { Figure } from '@/components/ui/form/Figure'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { Fold } from '@/components/ui/layout/Fold'
import { Stack } from '@/components/ui/layout/Stack'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count } from '@/lib/terms/format'
import type { Compared } from './compared'
import css from './ComparisonTools.module.css'
import { nameOf, type ComparisonRow } from './comparison-rows'
import type { Desk } from './desk'

type Props = {
  all: readonly Quotation[]
  compared: Compared
  rows: readonly ComparisonRow[]
  role: Role
  /** All but the quantity is folded. */ phone: boolean
  set: (changed: Partial<Desk>) => void
}

/** How much delivery matters beside cost when a buyer begins to weigh. */
const WEIGHTS = { cost: 6, days: 3 }

/** Above a comparison: for how many pieces, with or without GST, what is shown, what matters, and the file. */
export function ComparisonTools({ all, compared, rows, role, phone, set }: Props) {
  const { desk, offers, pieces } = compared
  const quantity = all[0]!.quantity
  const fail = useFailToast()
  const save = async () => {
    try {
      const { saveComparison } = await import('./save-comparison')
      saveComparison(all[0]!.inquiryId, rows, offers)
    } catch (error) {
      fail(error, { title: 'Export failed' })
    }
  }
  const more = (
    <>
      <Row wrap gap="large" lineGap="small">
        <Check label="With GST" checked={desk.withGst} onChange={(withGst) => set({ withGst })} />
        <Check label="Differences only" checked={desk.differences} onChange={(differences) => set({ differences })} />
        <Check
          label="Score"
          checked={!!desk.weights}
          onChange={(weighed) => set({ weights: weighed ? WEIGHTS : null })}
        />
        {desk.weights && (
          <>
            <Figure
              label="Cost matters"
              value={desk.weights.cost}
              max={10}
              onChange={(cost) => set({ weights: { ...desk.weights!, cost: cost ?? 0 } })}
            />
            <Figure
              label="Delivery matters"
              value={desk.weights.days}
              max={10}
              onChange={(days) => set({ weights: { ...desk.weights!, days: days ?? 0 } })}
            />
          </>
        )}
        <Button size="small" startIcon={<Download size={16} aria-hidden />} onClick={() => void save()}>
          Export CSV
        </Button>
        {all
          .filter((q) => !offers.includes(q))
          .map((q) => (
            <Button
              key={q.id}
              size="small"
              variant="text"
              onClick={() => set({ hidden: desk.hidden.filter((id) => id !== q.id) })}
            >
              Show {nameOf(q, role)}
            </Button>
          ))}
      </Row>
      {desk.weights && (
        <Text as="p" size="small" tone="secondary">
          100 means cheapest and fastest. Set weights from 0 to 10. Only you see this.
        </Text>
      )}
    </>
  )
  return (
    <Stack gap="small" className={css.tools} role="group" aria-label="How to compare">
      <Row wrap gap="large" lineGap="small">
        <Figure
          label="Compare at"
          unit="pcs"
          value={pieces}
          onChange={(n) => set({ pieces: n === quantity ? null : n })}
        />
        {stepsOf(all, pieces).map((step) => (
          <Button
            key={step}
            size="small"
            variant="text"
            onClick={() => set({ pieces: step === quantity ? null : step })}
          >
            {count(step)} pcs
          </Button>
        ))}
      </Row>
      {phone ? (
        <Fold quiet summary="More">
          {more}
        </Fold>
      ) : (
        more
      )}
    </Stack>
  )
}

/** Quantities from which an offer has another price, and that of the inquiry: but for the one in sight. */
const stepsOf = (offers: readonly Quotation[], pieces: number) =>
  [...new Set(offers.flatMap((q) => [q.quantity, ...(q.breaks ?? []).map(({ minQuantity }) => minQuantity)]))]
    .filter((step) => step !== pieces && step > 1)
    .toSorted((a, b) => a - b)
    .slice(0, 8)
