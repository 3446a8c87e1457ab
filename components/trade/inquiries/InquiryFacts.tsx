import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues } from '@/components/ui/record/KeyValues'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { TargetDate } from './TargetDate'
import { deliveryWords } from '@/lib/rules/people/address'
import { wantedInWords } from '@/lib/rules/orders/documents'
import { count, dateTime } from '@/lib/terms/format'

type Props = { inquiry: Inquiry; /** Says until when suppliers quote. */ deadline?: true }

/** The facts of an inquiry; the customer only where the reader may know it. */
export function InquiryFacts({ inquiry: i, deadline }: Props) {
  return (
    <KeyValues
      empty="Not specified"
      items={[
        { label: 'Manufacturing Process', value: i.processName },
        { label: 'Quantity Required', value: count(i.quantity) },
        { label: 'Material Specification', value: i.material },
        ...(i.partNumber ? [{ label: 'Part number', value: i.partNumber }] : []),
        ...(i.drawingRevision ? [{ label: 'Drawing revision', value: i.drawingRevision }] : []),
        ...(deadline && i.quoteBy
          ? [{ label: 'Quotes until', value: `${dateTime(i.quoteBy)}${i.sealed ? ', sealed' : ''}` }]
          : []),
        { label: 'Target Completion Date', value: i.targetDate && <TargetDate inquiry={i} /> },
        ...(i.customerName ? [{ label: 'Customer', value: i.customerName }] : []),
        ...(i.deliveryState
          ? [{ label: 'Deliver to', value: deliveryWords(i), wide: Boolean(i.deliveryAddress) }]
          : []),
        ...(i.requiredDocuments.length
          ? [{ label: 'Quality documents', value: wantedInWords(i.requiredDocuments, i.aql), wide: true }]
          : []),
        { label: 'Submitted', value: <FormattedDate value={i.createdAt} /> },
        { label: 'Project Description', value: i.description, wide: true },
        ...(i.specialRequirements
          ? [{ label: 'Special Requirements or Notes', value: i.specialRequirements, wide: true }]
          : []),
      ]}
    />
  )
}
