import { KeyValues } from '@/components/ui/data/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import type { Supplier } from '@/lib/contract/accounts'
import { gstinHint } from '@/lib/rules/gstin'
import { SupplierLink } from './SupplierLink'

/** A company that asks to be verified, and what looks odd about it. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const { id, contactName, email, phone, address, gstNumber, mainProcessCategory, notes } = supplier
  const missing = [!phone && 'phone', !address && 'address', !gstNumber && 'GST number'].filter(Boolean)
  const odd = gstNumber && gstinHint(gstNumber)
  return (
    <>
      {missing.length > 0 && <Notice tone="warning" title={`Not given: ${missing.join(', ')}`} />}
      {odd && <Notice tone="warning" title={odd} />}
      <KeyValues
        empty="Not given"
        items={[
          { label: 'Contact', value: contactName },
          { label: 'Main process category', value: mainProcessCategory },
          { label: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> },
          { label: 'Phone', value: phone && <a href={`tel:${phone}`}>{phone}</a> },
          { label: 'GST number', value: gstNumber },
          { label: 'Record', value: <SupplierLink id={id} name="Open supplier" /> },
          { label: 'Address', value: address, wide: true },
          ...(notes ? [{ label: 'Notes', value: notes, wide: true }] : []),
        ]}
      />
    </>
  )
}
