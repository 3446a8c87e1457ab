import { KeyValues } from '@/components/ui/data/KeyValues'
import type { Account } from '@/lib/contract/accounts'
import { date } from '@/lib/rules/format'

const roleNames = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' }

/** The facts of an account; empty ones are left out, unless `all`. */
export function AccountFacts({ account, all }: { account: Account; all?: boolean }) {
  const items = [
    { label: 'Company Name', value: account.companyName, wide: true },
    { label: 'Contact Person', value: account.contactName, wide: true },
    { label: 'Email', value: <a href={`mailto:${account.email}`}>{account.email}</a>, wide: true },
    {
      label: 'Phone',
      value: account.phone && <a href={`tel:${account.phone.replace(/[^+\d]/g, '')}`}>{account.phone}</a>,
      wide: true,
    },
    { label: 'Address', value: account.address, wide: true },
    { label: 'GST Number', value: account.gstNumber, wide: true },
    ...(account.role === 'supplier'
      ? [{ label: 'Main Process Category', value: account.mainProcessCategory, wide: true }]
      : []),
    { label: 'Account Type', value: roleNames[account.role] },
    { label: 'Registered', value: date(account.createdAt) },
  ]
  return <KeyValues items={all ? items : items.filter((i) => i.value)} empty="Not given" />
}
