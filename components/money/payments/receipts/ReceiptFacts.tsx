import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { KeyValues, type KeyValue } from '@/components/ui/record/KeyValues'
import type { Role } from '@/lib/contract/people/account'
import type { Receipt } from '@/lib/contract/money/receipt'
import { rupees } from '@/lib/terms/format'
import { linkTo, orderId } from '@/lib/terms/nouns'
import { ProofFiles } from './ProofFiles'
import { howOf } from './words'

/** What a receipt says. */
export function ReceiptFacts({ receipt, role }: { receipt: Receipt; role: Role }) {
  const { amountPaise, tdsPaise, tdsSection, receivedOn, note, refusal, reversedOn, onAccountPaise } = receipt
  const items: KeyValue[] = [
    ...(role === 'admin' ? [{ label: 'Customer', value: receipt.customerName, wide: true }] : []),
    { label: 'Amount', value: rupees(amountPaise) },
    ...(tdsPaise ? [{ label: 'TDS', value: [rupees(tdsPaise), tdsSection].filter(Boolean).join(', ') }] : []),
    { label: 'Mode', value: howOf(receipt) },
    { label: 'Paid on', value: <FormattedDate value={receivedOn} /> },
    ...receipt.allocations.map(({ workOrderId, projectName, paise }) => ({
      label: orderId(role, workOrderId),
      value: (
        <>
          {rupees(paise)} for{' '}
          <a href={linkTo('workorder', workOrderId, role)!}>{projectName ?? orderId(role, workOrderId)}</a>
        </>
      ),
      wide: true,
    })),
    ...(onAccountPaise > 0 ? [{ label: 'On account', value: rupees(onAccountPaise) }] : []),
    ...(receipt.vouchers.length
      ? [{ label: 'Voucher', value: receipt.vouchers.map(({ number }) => number).join(', ') }]
      : []),
    ...(reversedOn ? [{ label: 'Reversed on', value: <FormattedDate value={reversedOn} /> }] : []),
    ...(refusal ? [{ label: 'Why', value: refusal, wide: true }] : []),
    ...(note ? [{ label: 'Note', value: note, wide: true }] : []),
  ]
  return (
    <>
      <KeyValues items={items} />
      {receipt.files.length > 0 && <ProofFiles receipt={receipt} />}
    </>
  )
}
