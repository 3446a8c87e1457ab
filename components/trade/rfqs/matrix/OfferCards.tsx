'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SumLine } from '@/components/ui/data/SumLine'
import { Fold } from '@/components/ui/layout/Fold'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { money } from '@/lib/terms/format'
import type { MatrixLine, MatrixOffer } from './choice'
import { LineHead } from './LineHead'
import css from './matrix.module.css'
import { OfferCell } from './OfferCell'
import type { OffersProps } from './OffersTable'
import type { OffersOfLine } from './useOffers'
import { gstNotGiven, noQuote, whoIs } from './words'

/** So many offers of a line stand on its card until all are asked for. */
const SHOWN = 3

/** The offers on a phone: a card a line, the letters below one another. */
export function OfferCards({ role, lines, suppliers, offers, parts, chosen, chooses, active, faults }: OffersProps) {
  return (
    <>
      <Stack as="ol" ruled="bare" aria-label="Offers">
        {lines.map((line, row) => (
          <Card
            key={line.inquiryId}
            role={role}
            suppliers={suppliers}
            chooses={chooses}
            line={line}
            row={row}
            part={parts.get(line.inquiryId)}
            offers={offers[row]!}
            active={active?.row === row ? active.column : -1}
            chosen={chosen.get(line.inquiryId) ?? 0}
            fault={faults.get(line.inquiryId)}
          />
        ))}
      </Stack>
      <div className={css.sums}>
        <Fold summary="Sums by offer">
          <Stack gap="large">
            {suppliers.map((supplier) => (
              <Stack as="dl" key={supplier.letter} gap="tight">
                <SumLine label={whoIs(supplier)} value={`${supplier.priced} of ${lines.length} lines`} strong />
                <SumLine label="Price" value={money(supplier.price ?? 0)} />
                <SumLine label="GST" value={money(supplier.gst ?? 0)} />
                <SumLine label="Total with GST" value={money(supplier.total ?? 0)} />
                {!!supplier.gstMissing && (
                  <Text as="dd" size="small" tone="warning">
                    {gstNotGiven(supplier.gstMissing)}
                  </Text>
                )}
              </Stack>
            ))}
          </Stack>
        </Fold>
      </div>
    </>
  )
}

type CardProps = Pick<OffersProps, 'role' | 'suppliers' | 'chooses'> & {
  line: MatrixLine
  row: number
  part: Parameters<typeof LineHead>[0]['part']
  offers: OffersOfLine
  active: number
  chosen: number
  fault: string | undefined
}

function Card({ role, suppliers, chooses, line, row, part, offers, active, chosen, fault }: CardProps) {
  const [all, setAll] = useState(false)
  const there = offers.flatMap((offer, column) => (offer ? [{ offer, column }] : []))
  const first = new Set(there.toSorted((a, b) => rank(a.offer) - rank(b.offer)).slice(0, SHOWN))
  const shown = all ? there : there.filter((one) => first.has(one) || one.offer.quotationId === chosen)
  const rest = there.length - shown.length
  return (
    <Stack as="li" gap="small" className={css.card} data-fault={fault ? true : undefined}>
      <LineHead line={line} part={part} role={role} fault={fault} />
      {shown.map(({ offer, column }) => (
        <OfferCell
          key={offer.quotationId}
          line={line}
          offer={offer}
          row={row}
          column={column}
          chooses={chooses}
          isActive={active === column}
          isChosen={chosen === offer.quotationId}
          who={whoIs(suppliers[column]!)}
        />
      ))}
      {line.declined.map(({ letter, reason }) => (
        <Text key={letter} size="small" tone="secondary">
          {whoIs(suppliers.find((one) => one.letter === letter)!)}: {noQuote(reason)}
        </Text>
      ))}
      {!there.length && !line.declined.length && (
        <Text size="small" tone="secondary">
          No answer yet
        </Text>
      )}
      {(rest > 0 || all) && there.length > SHOWN && (
        <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show ${rest} more`}
        </Button>
      )}
    </Stack>
  )
}

/** What can be accepted comes first, the lowest price before others. */
const rank = ({ state, price }: MatrixOffer) => (state === 'open' || state === 'accepted' ? price : price + 1e12)
