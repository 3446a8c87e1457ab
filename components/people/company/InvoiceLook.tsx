'use client'

import type { ReactNode } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { SumLine } from '@/components/ui/data/SumLine'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import type { OperatorProfile } from '@/lib/contract/people/operator'
import { rupees } from '@/lib/terms/format'
import { gstStates } from '@/lib/terms/gst-states'
import { percent } from '@/lib/terms/paise'
import css from './InvoiceLook.module.css'

type Props<In extends FieldValues> = {
  profile: OperatorProfile
  /** Of the form beside it: what is typed there shows at once. */
  control: Control<In>
}

/** What the line of the example is worth (paise). */
const EXAMPLE = 1_000_000

/** How an invoice will print: the company's own data on it, with an example of a customer and a line. */
export function InvoiceLook<In extends FieldValues>({ profile, control }: Props<In>) {
  const typed = useWatch({ control }) as Partial<Record<keyof OperatorProfile, string>>
  const field = (name: keyof OperatorProfile) => {
    const value = typed[name] ?? profile[name]
    return value === null || value === undefined ? '' : String(value).trim()
  }
  const state = field('stateCode')
  const rate = Number(field('defaultRateBp')) || 0
  const tax = Math.round((EXAMPLE * rate) / 10_000)
  const town = [field('city'), field('pin')].filter(Boolean).join(' ')
  return (
    <Surface as="section" pad="large" aria-label="How an invoice will print" className={css.paper}>
      <Stack gap="large">
        <Row justify="between" align="baseline" gap="medium" wrap>
          <Text weight="title">TAX INVOICE</Text>
          <Text figures>{profile.nextNumber ?? `${field('seriesPrefix') || 'JW'}/…`}</Text>
        </Row>
        <Stack gap="hair">
          <Head>From</Head>
          <Line of="Legal name" strong>
            {field('legalName')}
          </Line>
          <Line of="Address">{[field('addressLine1'), field('addressLine2')].filter(Boolean).join(', ')}</Line>
          <Line of="City and PIN code">{town}</Line>
          <Line of="State">{state && `${state}-${gstStates[state] ?? ''}`}</Line>
          <Line of="GSTIN">{field('gstin') && `GSTIN ${field('gstin')}`}</Line>
          <Line of="PAN">{field('pan') && `PAN ${field('pan')}`}</Line>
          {field('cin') && <Line of="CIN">{`CIN ${field('cin')}`}</Line>}
          <Line of="Email">{field('email')}</Line>
          <Line of="Phone">{field('phone')}</Line>
        </Stack>
        <Stack gap="hair">
          <Head>Bill to</Head>
          <Text tone="secondary">Your customer, with its address and GSTIN</Text>
        </Stack>
        <Stack as="dl" ruled="bare">
          <SumLine label={`Example part, HSN ${field('defaultHsn') || '…'}, 10 pcs`} value={rupees(EXAMPLE)} />
          <SumLine label={`GST ${percent(rate)}`} value={rupees(tax)} />
          <SumLine label="Total" value={rupees(EXAMPLE + tax)} strong />
        </Stack>
        <Text>Due {field('customerDays') || '…'} days after the invoice</Text>
        <Stack gap="hair">
          <Head>Pay to</Head>
          <Line of="Bank">{field('bankName')}</Line>
          <Line of="Account number">{field('bankAccount') && `Account ${field('bankAccount')}`}</Line>
          <Line of="IFSC">{field('ifsc') && `IFSC ${field('ifsc')}`}</Line>
          {field('upi') && <Line of="UPI ID">{`UPI ${field('upi')}`}</Line>}
        </Stack>
        {field('terms') && (
          <Text size="small" tone="secondary" prose cut={3}>
            Terms: {field('terms')}
          </Text>
        )}
        <Stack gap="hair">
          <Head>For {field('legalName') || 'the company'}</Head>
          <Line of="Authorised signatory">{field('signatory')}</Line>
        </Stack>
      </Stack>
    </Surface>
  )
}

const Head = ({ children }: { children: ReactNode }) => (
  <Text size="small" tone="secondary">
    {children}
  </Text>
)

/** A line of the paper; while it is empty its name stands there. */
const Line = ({ of, strong, children }: { of: string; strong?: boolean; children: string }) =>
  children ? (
    <Text weight={strong ? 'strong' : undefined} dir="auto">
      {children}
    </Text>
  ) : (
    <Text tone="warning">{of} is missing</Text>
  )
