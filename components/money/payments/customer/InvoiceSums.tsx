import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { SumLine } from '@/components/ui/data/SumLine'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { TaxDocument } from '@/lib/contract/money/tax-document'
import { receivedOf } from '@/lib/rules/money/received'
import { rupees } from '@/lib/terms/format'

/** What is still to be paid of an invoice, and until when. */
export function Balance({ document: { balancePaise, dueOn, status } }: { document: TaxDocument }) {
  if (balancePaise === null) return null
  const isOver = status === 'paid' || status === 'credited'
  return (
    <Stack>
      <Text size="small" tone="secondary">
        Balance
      </Text>
      <Text size="figure" weight="strong" figures>
        {rupees(balancePaise)}
      </Text>
      {dueOn && !isOver && (
        <Text tone="secondary">
          Due <FormattedDate value={dueOn} due />
        </Text>
      )}
    </Stack>
  )
}

/** The sums of a document from its taxable value to what is still to be paid. */
export function InvoiceSums({ document }: { document: TaxDocument }) {
  const { taxablePaise, cgstPaise, sgstPaise, igstPaise, split, roundOffPaise } = document
  const { totalPaise, creditedPaise, debitedPaise, balancePaise } = document
  const paidPaise = receivedOf(document)
  return (
    <Section plain title="Total">
      <Stack as="dl" ruled="small">
        <SumLine label="Taxable value" value={rupees(taxablePaise)} />
        {split === 'inter' ? (
          <SumLine label="IGST" value={rupees(igstPaise)} />
        ) : (
          <>
            <SumLine label="CGST" value={rupees(cgstPaise)} />
            <SumLine label={split === 'intra' ? 'SGST' : 'UTGST'} value={rupees(sgstPaise)} />
          </>
        )}
        {roundOffPaise !== 0 && <SumLine label="Round off" value={rupees(roundOffPaise)} />}
        <SumLine label="Total" value={rupees(totalPaise)} strong />
        {debitedPaise > 0 && <SumLine label="Debited" value={rupees(debitedPaise)} />}
        {creditedPaise > 0 && <SumLine label="Credited" value={rupees(-creditedPaise)} />}
        {paidPaise > 0 && <SumLine label="Paid" value={rupees(-paidPaise)} />}
        {balancePaise !== null && <SumLine label="Balance" value={rupees(balancePaise)} strong />}
      </Stack>
    </Section>
  )
}
