import { KeyValues } from '@/components/ui/record/KeyValues'
import { PhoneLink } from '@/components/ui/data/PhoneLink'
import type { Account } from '@/lib/contract/people/account'
import { date } from '@/lib/terms/format'

const roleNames = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' }

/** The facts of an account; empty ones are left out, unless `all`. */
export function AccountFacts({ account, all, notes }: { account: Account; all?: boolean; notes?: string | null }) {
  const items = [
    { label: 'Company name', value: account.companyName },
    { label: 'Contact name', value: account.contactName },
    { label: 'Email', value: <a href={`mailto:${account.email}`}>{account.email}</a> },
    { label: 'Phone', value: account.phone && <PhoneLink phone={account.phone} /> },
    { label: 'Address', value: account.address },
    { label: 'GST number', value: account.gstNumber },
    ...(account.role === 'supplier' ? [{ label: 'Main process category', value: account.mainProcessCategory }] : []),
    ...(notes ? [{ label: 'Notes', value: notes, wide: true }] : []),
    { label: 'Account type', value: roleNames[account.role] },
    { label: 'Registered', value: date(account.createdAt) },
  ]
  return <KeyValues lines items={all ? items : items.filter((i) => i.value)} empty="Not given" />
}
