'use client'

import { ChevronDown, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { DialogFrame } from '@/components/ui/dialog/DialogFrame'
import { Notice } from '@/components/ui/feedback/Notice'
import { useFailToast } from '@/components/ui/feedback/Toasts'
import { useDownload } from '@/components/ui/feedback/useDownload'
import { Check } from '@/components/ui/form/Check'
import fields from '@/components/ui/form/fields.module.css'
import { inPaise } from '@/components/ui/form/RupeesField'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { RefusedList } from '@/components/ui/list/RefusedList'
import { CellTitle, DataTable, type Column } from '@/components/ui/table/DataTable'
import { send, useApi } from '@/lib/client/api'
import { newKey } from '@/lib/client/idempotency-key'
import type { Bill } from '@/lib/contract/money/bills'
import type { BankFile } from '@/lib/contract/money/payouts'
import { rupees, several } from '@/lib/terms/format'
import { sumOf } from '@/lib/terms/paise'

type Props = {
  bills: readonly Bill[]
  /** The file was made, and what is in it was read. */
  onMade: () => void
  open: boolean
  onClose: () => void
}

const many = (n: number) => several(n, 'payment', 'payments')
const isAmount = (paise: string) => /^\d+$/.test(paise)

/** A file for the bank that pays the chosen bills, with the tax that is deducted from each. */
export default function PayDialog({ bills, onMade, open, onClose }: Props) {
  const fail = useFailToast()
  const { data: codes } = useApi('GET /api/tds-codes', {})
  const [key, setKey] = useState(newKey)
  const [typed, setTyped] = useState<Record<number, string>>({})
  const [code, setCode] = useState('')
  const [again, setAgain] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [made, setMade] = useState<BankFile | null>(null)
  const codeId = useId()
  const taxes = bills.flatMap(({ id }) => {
    const paise = inPaise(typed[id] ?? '')
    return isAmount(paise) && Number(paise) > 0 ? [{ billId: id, tdsPaise: Number(paise), tdsSection: code }] : []
  })
  const isWrong = bills.some(({ id }) => typed[id] && !isAmount(inPaise(typed[id])))
  const total = sumOf(bills.map(({ balancePaise }) => balancePaise)) - sumOf(taxes.map(({ tdsPaise }) => tdsPaise))
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const form = { bills: bills.map(({ id }) => id), tds: taxes, again }
      const file = await send('POST /api/payouts/bank-file', form, { idempotencyKey: key })
      setMade(file)
      await load(file.id).catch((error: unknown) => fail(error, { title: 'Download failed' }))
    } catch (error) {
      setKey(newKey())
      setFailure(fail(error, { silent: true }))
    } finally {
      setBusy(false)
    }
  }
  const leave = () => {
    onMade()
    onClose()
  }
  if (made) return <Made file={made} bills={bills} open={open} onClose={leave} />
  return (
    <DialogFrame
      open={open}
      onClose={() => !busy && onClose()}
      title={`Pay ${several(bills.length, 'bill', 'bills')}`}
      width={720}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <SubmitButton
            type="button"
            busy={busy}
            disabled={isWrong || (taxes.length > 0 && !code)}
            onClick={() => void make()}
          >
            {`Make file: ${rupees(total)}`}
          </SubmitButton>
        </>
      }
    >
      <Text as="p" tone="secondary">
        The bank pays each bill by its own reference. Upload the file there, then paste the UTRs.
      </Text>
      <DataTable
        label="Bills to pay"
        columns={columnsOf(typed, (id, text) => setTyped((before) => ({ ...before, [id]: text })))}
        rows={bills}
        rowKey={({ id }) => id}
        empty={null}
      />
      <Stack gap="tight">
        <label htmlFor={codeId}>
          <Text size="small" weight="strong">
            TDS code
          </Text>
        </label>
        <div className={fields.around}>
          <select id={codeId} className={fields.control} value={code} onChange={({ target }) => setCode(target.value)}>
            <option value="">None</option>
            {(codes ?? []).map((one) => (
              <option key={one.code} value={one.code}>{`${one.code} ${one.name}`}</option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </div>
      </Stack>
      <Check label="Also bills that are in an earlier file" checked={again} onChange={setAgain} />
      {failure && (
        <div role="alert">
          <Notice tone="danger" title={failure} />
        </div>
      )}
    </DialogFrame>
  )
}

const columnsOf = (typed: Record<number, string>, onType: (id: number, text: string) => void): Column<Bill>[] => [
  {
    key: 'bill',
    header: 'Bill',
    width: '44%',
    cell: ({ number, supplierName }) => <CellTitle title={number} sub={supplierName} />,
  },
  { key: 'open', header: 'Open', align: 'right', cell: ({ balancePaise }) => rupees(balancePaise) },
  {
    key: 'tds',
    header: 'TDS (₹)',
    width: '9rem',
    align: 'right',
    cell: ({ id, number }) => (
      <input
        className={fields.control}
        inputMode="decimal"
        autoComplete="off"
        aria-label={`TDS of ${number} in rupees`}
        value={typed[id] ?? ''}
        onChange={({ target }) => onType(id, target.value)}
      />
    ),
  },
]

async function load(id: number) {
  const { loadFile } = await import('@/lib/client/load-file')
  await loadFile('GET /api/payouts/bank-file/{id}', { id }, `bank-file-${id}.csv`)
}

type MadeProps = { file: BankFile; bills: readonly Bill[]; open: boolean; onClose: () => void }

/** What is in the file, and what was skipped with the reason. */
function Made({ file: { id, rows, skipped }, bills, open, onClose }: MadeProps) {
  const { busy, start } = useDownload('Download failed', () => load(id))
  const refused = skipped.map(({ billId, why }) => ({ id: billId, message: why }))
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      title={`File of ${many(rows.length)}`}
      actions={
        <>
          <Button startIcon={<Download size={16} aria-hidden />} aria-busy={busy} onClick={start}>
            Download again
          </Button>
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <Row as="p" justify="between">
        {many(rows.length)}
        <Text weight="strong" figures>
          {rupees(sumOf(rows.map(({ amountPaise }) => amountPaise)))}
        </Text>
      </Row>
      <Text as="p" tone="secondary">
        Upload it at your bank. Then paste the UTRs here: the bills are paid then.
      </Text>
      {refused.length > 0 && (
        <Notice tone="warning" title={`${several(refused.length, 'bill is', 'bills are')} not in it`}>
          <RefusedList refused={refused} names={new Map(bills.map((bill) => [bill.id, bill.number]))} />
        </Notice>
      )}
    </DialogFrame>
  )
}
