import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues } from '@/components/ui/data/KeyValues'
import type { Inquiry } from '@/lib/contract/inquiries'
import { count } from '@/lib/rules/format'

/** The facts of an inquiry; the customer only where the reader may know it. */
export function InquiryFacts({ inquiry: i }: { inquiry: Inquiry }) {
  return (
    <KeyValues
      empty="Not specified"
      items={[
        { label: 'Manufacturing Process', value: i.processName },
        { label: 'Quantity Required', value: count(i.quantity) },
        { label: 'Material Specification', value: i.material },
        { label: 'Target Completion Date', value: i.targetDate && <FormattedDate value={i.targetDate} /> },
        ...(i.customerName ? [{ label: 'Customer', value: i.customerName }] : []),
        { label: 'Submitted', value: <FormattedDate value={i.createdAt} /> },
        { label: 'Project Description', value: i.description, wide: true },
        ...(i.specialRequirements
          ? [{ label: 'Special Requirements or Notes', value: i.specialRequirements, wide: true }]
          : []),
      ]}
    />
  )
}
