import type { ReactNode } from 'react'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { InPlaceLink } from '@/components/ui/navigation/InPlaceLink'
import { EntityId } from '@/components/ui/data/EntityId'
import { tones } from '@/components/ui/data/tones'
import type { Role } from '@/lib/contract/accounts'
import type { Quotation } from '@/lib/contract/quotations'
import { money } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import { abovePercent } from './best-price'
import css from './Comparison.module.css'
import { CreateWorkorderLink } from './CreateWorkorderLink'
import { pricePerPiece } from './price-per-piece'
import { QuotationChip } from './QuotationChip'
import { QuotationActions } from './QuotationActions'
import { ValidUntil } from './ValidUntil'

export type ComparisonRow = {
  label: string
  kind?: 'price' | 'text' | 'decision'
  cell: (quotation: Quotation) => ReactNode
}

/** The rows of a comparison, its head first. Customers compare quotations, admins know whose they are. */
export function comparisonRows(role: Role, best: number | null): ComparisonRow[] {
  return [
    {
      label: 'Quotation',
      cell: (q) => (
        <span className={css.who}>
          <span dir="auto">{role === 'admin' ? (q.supplierName ?? 'By an admin') : 'Quotation'}</span>
          <InPlaceLink to={{ id: q.id, compare: null, inquiry: null }}>
            <EntityId>{displayId('quotation', q.id)}</EntityId>
          </InPlaceLink>
        </span>
      ),
    },
    { label: 'Status', cell: (q) => <QuotationChip status={q.status} /> },
    { label: 'Total Price', kind: 'price', cell: (q) => <Price quotation={q} best={best} /> },
    { label: 'Per piece', cell: pricePerPiece },
    { label: 'Valid Until', cell: (q) => <ValidUntil quotation={q} /> },
    { label: 'Received', cell: (q) => <FormattedDate value={q.createdAt} /> },
    { label: 'Details', kind: 'text', cell: (q) => <p className={css.details}>{q.details ?? '—'}</p> },
    {
      label: 'Decision',
      kind: 'decision',
      cell: (q) => (
        <span className={css.decision}>
          <QuotationActions named quotation={q} role={role} otherwise={<Settled quotation={q} role={role} />} />
        </span>
      ),
    },
  ]
}

function Price({ quotation: { price, status }, best }: { quotation: Quotation; best: number | null }) {
  const above = status === 'rejected' ? null : abovePercent(price, best)
  return (
    <>
      <span className={css.figure}>{money(price)}</span>
      {status !== 'rejected' && price === best && (
        <span className={`${css.best} ${tones.success.className}`}>Best price</span>
      )}
      {above !== null && <span className={css.above}>{above < 1 ? 'under 1' : above} % above the best</span>}
    </>
  )
}

function Settled({ quotation, role }: { quotation: Quotation; role: Role }) {
  if (role === 'admin' && quotation.status === 'accepted') return <CreateWorkorderLink quotation={quotation} />
  return <span className={css.settled}>{answerOf(quotation, role)}</span>
}

function answerOf({ status }: Quotation, role: Role): string {
  if (status === 'accepted') return 'You accepted this one'
  if (status === 'sent') return 'Sent to you by mail or phone; answer it there'
  return status === 'pending' && role === 'admin' ? 'The customer decides' : 'Not chosen'
}
