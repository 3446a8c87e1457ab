import type { ReactNode } from 'react'
import Link from 'next/link'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import { Notice } from '@/components/ui/feedback/Notice'
import type { Supplier } from '@/lib/contract/people/account'
import { SupplierLink } from './SupplierLink'

/** A company that asks to be verified, and what is missing. `gst` stands here where no record has it. */
export function CompanyFacts({ account, gst }: { account: Supplier; gst?: ReactNode }) {
  const { contactName, email, phone, address, gstNumber, mainProcessCategory, notes } = account
  const missing = [!phone && 'phone', !address && 'address', !gstNumber && 'GST number'].filter(Boolean)
  return (
    <>
      {missing.length > 0 && <Notice tone="warning" title={`Not given: ${missing.join(', ')}`} />}
      <KeyValues
        lines
        empty="Not given"
        items={[
          { label: 'Contact', value: contactName },
          ...(account.role === 'supplier' ? [{ label: 'Main process category', value: mainProcessCategory }] : []),
          { label: 'Email', value: <a href={`mailto:${email}`}>{email}</a> },
          { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
          { label: 'GST number', value: gstNumber },
          ...(gst ? [{ label: 'GST', value: gst }] : []),
          { label: 'Record', value: <RecordLink account={account} /> },
          { label: 'Address', value: address, wide: true },
          ...(notes ? [{ label: 'Notes', value: notes, wide: true }] : []),
        ]}
      />
    </>
  )
}

const RecordLink = ({ account: { role, id } }: { account: Supplier }) =>
  role === 'supplier' ? (
    <SupplierLink id={id} name="Open supplier" />
  ) : (
    <Link href={`/admin/customers?id=${id}`}>Open customer</Link>
  )
