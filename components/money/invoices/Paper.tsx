import { SumLine } from '@/components/ui/data/SumLine'
import { Grid } from '@/components/ui/layout/Grid'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import type { InvoicePreview } from '@/lib/contract/money/invoices'
import type { TaxDocumentKind } from '@/lib/contract/money/tax-document'
import { date, rupees } from '@/lib/terms/format'
import { documentWords } from '@/lib/rules/money/document-words'
import { percent, quantityWords } from '@/lib/terms/paise'
import css from './Money.module.css'
import { placeWords } from './words'

type Props = { preview: InvoicePreview; kind: TaxDocumentKind; stale: boolean }

/** A document as it will print. */
export function Paper({ preview: { lines, totals, words, paper }, kind, stale }: Props) {
  const { from, billTo, shipTo, placeOfSupply, dueOn, series, order, poNumber } = paper
  const sums = [
    ['Taxable value', totals.taxablePaise],
    ...(totals.igstPaise ? [['IGST', totals.igstPaise] as const] : []),
    ...(totals.cgstPaise ? [['CGST', totals.cgstPaise] as const, ['SGST or UTGST', totals.sgstPaise] as const] : []),
    ['Round off', totals.roundOffPaise],
  ] as const
  return (
    <Surface as="section" pad="large" aria-label="Preview" className={css.paper} data-stale={stale}>
      <Stack gap="medium">
        <Row as="header" gap="medium" justify="between">
          <strong>{documentWords[kind]}</strong>
          <strong>{series}/…</strong>
        </Row>
        <Grid as="dl" least="160px" gap="medium">
          <Party head="From" {...from} />
          <Party head="Bill to" {...billTo} />
          {shipTo && <Party head="Ship to" {...shipTo} />}
        </Grid>
        <p>
          Place of supply {placeWords(placeOfSupply)}
          {dueOn && `, due ${date(dueOn)}`}
        </p>
        <p>
          Order {order}
          {poNumber && `, PO number ${poNumber}`}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Description</th>
              <th scope="col">Qty</th>
              <th scope="col">Taxable</th>
              <th scope="col">Tax</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, i) => (
              <tr key={i}>
                <td>
                  {line.description} ({line.hsn})
                </td>
                <td>{quantityWords(line)}</td>
                <td>{rupees(line.taxablePaise)}</td>
                <td>{percent(line.rateBp)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Stack as="dl" ruled="bare">
          {sums.map(([label, paise]) => (
            <SumLine key={label} label={label} value={rupees(paise)} />
          ))}
          <SumLine label="Total" value={rupees(totals.totalPaise)} strong />
        </Stack>
        <p>{words}</p>
      </Stack>
    </Surface>
  )
}

const Party = ({ head, name, lines, gstin }: { head: string } & InvoicePreview['paper']['from']) => (
  <div>
    <Text as="dt" tone="secondary">
      {head}
    </Text>
    <dd>
      <strong>{name}</strong>
      {[...lines, ...(gstin ? [`GSTIN ${gstin}`] : [])].map((line) => (
        <div key={line}>{line}</div>
      ))}
    </dd>
  </div>
)
