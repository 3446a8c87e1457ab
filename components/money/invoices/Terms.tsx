'use client'

import { KeyValues } from '@/components/ui/record/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import type { OrderTerms } from '@/lib/contract/money/terms'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { rupees } from '@/lib/terms/format'
import { percent, quantityText } from '@/lib/terms/paise'
import { SubHead } from '../../orders/workorders/SubHead'
import { ChangeTerms } from './ChangeTerms'
import { materialWords, placeWords, supplyWords } from './words'

type Props = { order: Workorder; terms: OrderTerms }

/** What an order is invoiced by. */
export function Terms({ order, terms }: Props) {
  const { totals, warnings, taxablePaise, deliverTo } = terms
  return (
    <>
      <SubHead title="Terms">
        <ChangeTerms order={order} terms={terms} small />
      </SubHead>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warning" title={warning} />
      ))}
      <KeyValues
        items={[
          { label: 'Supply', value: `${supplyWords[terms.supply]}, material of ${materialWords[terms.materialOf]}` },
          { label: 'HSN', value: `${terms.hsn || '—'}, ${percent(terms.rateBp)}` },
          ...(terms.supply === 'jobwork'
            ? [
                { label: 'HSN of the goods', value: terms.goodsHsn },
                {
                  label: 'Value of the material',
                  value: terms.materialPaise === null ? null : rupees(terms.materialPaise),
                },
              ]
            : []),
          { label: 'Quantity', value: `${quantityText(terms.quantityMilli)} ${terms.uqc}` },
          { label: 'Taxable value', value: taxablePaise === null ? null : rupees(taxablePaise) },
          { label: 'Place of supply', value: placeWords(terms.placeOfSupply) },
          { label: 'Total with tax', value: totals && rupees(totals.totalPaise) },
          ...(terms.posReason ? [{ label: 'Reason for another place', value: terms.posReason }] : []),
          ...(terms.overBp || terms.underBp
            ? [{ label: 'Tolerance', value: `${percent(terms.overBp)} more, ${percent(terms.underBp)} less` }]
            : []),
          { label: 'Due', value: `${terms.customerDays} days after the invoice` },
          {
            label: 'Delivery address',
            value: deliverTo && `${deliverTo.line1}, ${deliverTo.city} ${deliverTo.pin}`,
            wide: true,
          },
          ...(terms.reverseCharge ? [{ label: 'Reverse charge', value: 'Yes' }] : []),
          ...(terms.billingClosed ? [{ label: 'Billing', value: 'Closed: nothing more will be invoiced' }] : []),
        ]}
      />
    </>
  )
}
