import Link from 'next/link'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { OthersRead } from '@/components/ui/record/OthersRead'
import { EntityId } from '@/components/ui/data/EntityId'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import { EvidenceChips } from './EvidenceChips'
import { pricePerPiece } from './price-per-piece'
import css from './quotations.module.css'
import { OtherQuantities } from './terms/OtherQuantities'
import { PriceSum } from './terms/PriceSum'
import { ValidUntil } from './ValidUntil'

/** Where a role reads the inquiry of a quotation. */
const inquiryHref: Record<Role, (inquiryId: number) => string> = {
  customer: (id) => `/customer/my-inquiries?id=${id}`,
  supplier: (id) => `/supplier/quotations?inquiry=${id}`,
  admin: (id) => `/admin/quotations?inquiry=${id}`,
}

/** All that a role knows of a quotation: the price large, then the facts, then the supplier's words. */
export function QuotationFacts({ quotation: q, role }: { quotation: Quotation; role: Role }) {
  const parties = role === 'admin' && [
    { label: 'Supplier', value: q.supplierName },
    { label: 'Customer', value: q.customerName },
  ]
  return (
    <>
      <div className={css.price}>
        <Text as="p" size="small" tone="secondary">
          Total price
        </Text>
        <Text as="p" size="figure" weight="strong" figures>
          {money(q.price)}
        </Text>
        <Text as="p" size="small" tone="secondary">
          {pricePerPiece(q)} a piece, {count(q.quantity)} pcs, without GST
        </Text>
      </div>
      <PriceSum quotation={q} />
      <KeyValues
        empty="Not stated"
        items={[
          {
            label: 'Delivery',
            value: q.leadDays && `${q.leadDays === 1 ? '1 day' : `${count(q.leadDays)} days`} from the order`,
          },
          { label: 'Valid Until', value: <ValidUntil quotation={q} /> },
          { label: role === 'supplier' ? 'Date submitted' : 'Received', value: <FormattedDate value={q.createdAt} /> },
          ...(parties || []),
          ...(q.partNumber ? [{ label: 'Part number', value: q.partNumber }] : []),
          ...(q.drawingRevision ? [{ label: 'Drawing revision', value: q.drawingRevision }] : []),
          ...(q.paymentTerms ? [{ label: 'Payment terms', value: q.paymentTerms }] : []),
          ...(q.hsn ? [{ label: 'HSN code', value: q.hsn }] : []),
          ...(q.hours ? [{ label: 'Planned machine hours', value: count(q.hours) }] : []),
          ...(q.evidence?.length
            ? [{ label: 'Certificates', value: <EvidenceChips evidence={q.evidence} />, wide: true }]
            : []),
          ...(q.poNumber ? [{ label: 'PO number', value: q.poNumber }] : []),
          {
            label: 'Inquiry',
            wide: true,
            value: (
              <Link href={inquiryHref[role](q.inquiryId)}>
                <EntityId>{displayId('inquiry', q.inquiryId)}</EntityId> {q.projectName}
              </Link>
            ),
          },
        ]}
      />
      <OtherQuantities breaks={q.breaks} />
      <Section plain title="Details">
        <Text as="p" size="lead" prose>
          {q.details ?? 'No details were given.'}
        </Text>
        <OthersRead readers="The customer" texts={q.othersRead} />
      </Section>
      {q.exclusions && (
        <Section plain title="Not included">
          <Text as="p" size="lead" prose>
            {q.exclusions}
          </Text>
        </Section>
      )}
    </>
  )
}
