import type { ReactNode } from 'react'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, date, money, unitPrice } from '@/lib/terms/format'
import { bidderLetter, offerName } from '@/lib/rules/trade/bidder-letter'
import { displayId } from '@/lib/terms/nouns'
import { goodsOf, gstOn, unitAt } from '@/lib/rules/trade/pricing'
import { EvidenceChips, evidenceWords } from '../EvidenceChips'
import { linesOf } from '../offers'
import { ValidUntil } from '../ValidUntil'
import {
  DecisionCell,
  DeliveryCell,
  HeadCell,
  IncludedCell,
  LandedCell,
  NotStated,
  PriceCell,
  ScoreCell,
  VersionCell,
} from './cells'
import type { Compared } from './compared'

/** One thing in which offers differ. */
export type ComparisonRow = {
  label: string
  kind?: 'price' | 'each' | 'delivery' | 'text' | 'decision'
  /** As it is compared, and written to CSV: null is not stated. Decisions have none. */
  value?: (quotation: Quotation) => string | number | null
  /** The unit of its numbers. */
  unit?: 'INR' | 'days'
  cell: (quotation: Quotation) => ReactNode
}

/** The name of an offer: customers read letters, admins the supplier. */
export const nameOf = ({ supplierName, offer }: Quotation, role: Role) =>
  role === 'admin' ? (supplierName ?? 'By an admin') : offerName(offer!)

/** The rows of a comparison, its head first; those in which no offer says anything are left out. */
export function comparisonRows(compared: Compared, role: Role): ComparisonRow[] {
  const { offers, desk } = compared
  const hasParts = offers.some(({ breaks, tooling, freight }) => breaks || tooling || freight)
  const isRevised = offers.some(({ version, inquiryRevision }) => version > 1 || inquiryRevision > 1)
  const rows: ComparisonRow[] = [
    {
      label: 'Offer',
      value: (q) => `${nameOf(q, role)}, ${displayId('quotation', q.id)}`,
      cell: (q) => <HeadCell compared={compared} role={role} quotation={q} name={nameOf(q, role)} />,
    },
    {
      label: 'Total price',
      kind: 'price',
      unit: 'INR',
      value: (q) => q.price,
      cell: (q) => <PriceCell compared={compared} quotation={q} />,
    },
    {
      kind: 'each',
      label: `${perPiece(offers)}${compared.isOwnQuantity ? '' : ` at ${count(compared.pieces)}`}${desk.withGst ? ', with GST' : ''}`,
      unit: 'INR',
      value: compared.landed,
      cell: (q) => <LandedCell compared={compared} quotation={q} />,
    },
    {
      label: 'Delivery',
      kind: 'delivery',
      unit: 'days',
      value: (q) => q.leadDays,
      cell: (q) => <DeliveryCell compared={compared} quotation={q} />,
    },
    ...(desk.weights
      ? [
          {
            label: 'Score',
            value: compared.score,
            cell: (q: Quotation) => <ScoreCell compared={compared} quotation={q} />,
          },
        ]
      : []),
    ...(hasParts ? partsOf(compared) : []),
    stated('GST', ({ price, gstPercent }) =>
      gstPercent === null ? null : `${gstPercent} % · ${money(gstOn(price, gstPercent)!)}`,
    ),
    amount('Total with GST', ({ price, gstPercent }) =>
      gstPercent === null ? null : price + gstOn(price, gstPercent)!,
    ),
    ...(isRevised
      ? [
          {
            label: 'Version',
            value: ({ version, revision }: Quotation) => `v${version} for revision ${bidderLetter(revision)}`,
            cell: (q: Quotation) => <VersionCell quotation={q} />,
          },
        ]
      : []),
    {
      label: 'Certificates',
      value: (q) => evidenceWords(q.evidence),
      cell: (q) => (q.evidence?.length ? <EvidenceChips evidence={q.evidence} /> : <NotStated />),
    },
    stated('Payment terms', (q) => q.paymentTerms),
    stated('Not included', (q) => q.exclusions),
    {
      label: 'Included',
      kind: 'text',
      value: (q) => linesOf(q.details).join('\n') || null,
      cell: (q) => <IncludedCell quotation={q} />,
    },
    stated('Attachments', ({ attachments: n }) => (n ? `${n} ${n === 1 ? 'file' : 'files'}` : null)),
    {
      label: 'Valid Until',
      value: (q) => (q.validUntil ? date(q.validUntil) : 'No limit'),
      cell: (q) => <ValidUntil quotation={q} />,
    },
    { label: 'Decision', kind: 'decision', cell: (q) => <DecisionCell quotation={q} role={role} /> },
  ]
  return rows.filter((row) => isSaid(row, offers) && (!desk.differences || differs(row, offers)))
}

/** What the price of a piece holds: freight, where every offer has it in its price. */
function perPiece(offers: readonly Quotation[]): string {
  const withFreight = offers.filter(({ freight }) => freight !== null).length
  if (!withFreight) return 'Per piece, without freight'
  return withFreight === offers.length ? 'Per piece, landed' : 'Per piece'
}

/** What a price holds, where an offer says it. */
const partsOf = ({ pieces }: Compared): ComparisonRow[] => [
  {
    label: `Price a piece at ${count(pieces)}`,
    unit: 'INR',
    value: (q) => unitOf(q, pieces),
    cell: (q) => {
      const unit = unitOf(q, pieces)
      const next = q.breaks?.find(({ minQuantity }) => minQuantity > pieces)
      return (
        <>
          {unit === null
            ? `No price for ${count(pieces)}`
            : `${q.breaks ? '' : '≈ '}${unitPrice(Math.round(unit * 100))}`}
          {next && ` · ${unitPrice(next.unitPaise)} from ${count(next.minQuantity)}`}
        </>
      )
    },
  },
  amount('Goods', (q) => goodsOf(q)),
  amount('Tooling, once', (q) => q.tooling),
  amount('Freight', (q) => q.freight),
]

/** The price of a piece without tooling and freight (INR); of one price for all it is its share. */
const unitOf = (q: Quotation, pieces: number) => {
  if (!q.breaks) return Math.round((100 * goodsOf(q)) / q.quantity) / 100
  const paise = unitAt(q.breaks, pieces)
  return paise === null ? null : paise / 100
}

const stated = (label: string, value: (quotation: Quotation) => string | null): ComparisonRow => ({
  label,
  value,
  cell: (q) => value(q) ?? <NotStated />,
})

const amount = (label: string, value: (quotation: Quotation) => number | null): ComparisonRow => ({
  label,
  value,
  unit: 'INR',
  cell: (q) => {
    const rupees = value(q)
    return rupees === null ? <NotStated /> : rupees ? money(rupees) : 'None'
  },
})

const isSaid = ({ value, kind }: ComparisonRow, offers: readonly Quotation[]) =>
  kind === 'text' || kind === 'delivery' || !value || offers.some((q) => value(q) !== null)

const differs = ({ value }: ComparisonRow, offers: readonly Quotation[]) =>
  !value || new Set(offers.map(value)).size > 1
