'use client'

import { QrCode } from '@/components/ui/data/QrCode'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Section } from '@/components/ui/layout/Section'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import { rupees } from '@/lib/terms/format'
import { decimals } from '@/lib/terms/paise'

/** Where to pay what is open of an invoice: bank details, and a UPI code. */
export function PayTo({
  document: { number },
  paise,
}: {
  document: TaxDocument
  /** What is to be paid. */ paise: number
}) {
  const { data } = useApi('GET /api/receivables', {})
  const payTo = data?.payTo
  if (!payTo?.bankAccount) return null
  const { legalName, bankName, bankAccount, ifsc, upi } = payTo
  return (
    <Section plain title="Pay to">
      <Row wrap gap="wide" align="start">
        <Stack grow="wrap">
          <KeyValues
            items={[
              { label: 'Name', value: legalName, wide: true },
              { label: 'Bank', value: bankName },
              { label: 'Account', value: bankAccount },
              { label: 'IFSC', value: ifsc },
              ...(upi ? [{ label: 'UPI', value: upi }] : []),
              { label: 'Reference', value: number },
            ]}
          />
        </Stack>
        {upi && <UpiCode upi={upi} name={legalName ?? ''} paise={paise} note={number} />}
      </Row>
    </Section>
  )
}

/** What a UPI app reads: to whom, how much, what for. */
const upiLink = ({ upi, name, paise, note }: Upi) =>
  `upi://pay?${new URLSearchParams({ pa: upi, pn: name, am: decimals(paise, 2), cu: 'INR', tn: note }).toString().replaceAll('+', '%20')}`

type Upi = { upi: string; name: string; paise: number; note: string }

function UpiCode(props: Upi) {
  const link = upiLink(props)
  return (
    <figure>
      <Stack gap="tight">
        <a href={link} aria-label={`Pay ${rupees(props.paise)} by UPI`}>
          <QrCode text={link} />
        </a>
        <figcaption>
          <Row justify="center" muted>
            {rupees(props.paise)} by UPI
          </Row>
        </figcaption>
      </Stack>
    </figure>
  )
}
