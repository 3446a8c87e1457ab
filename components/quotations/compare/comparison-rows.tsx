import type { ReactNode } from 'react'
import { EntityId } from '@/components/ui/data/EntityId'
import text from '@/components/ui/layout/text.module.css'
import { tones } from '@/components/ui/data/tones'
import { InPlaceLink } from '@/components/ui/navigation/InPlaceLink'
import type { Role } from '@/lib/contract/accounts/account'
import type { Quotation } from '@/lib/contract/quotations'
import { money } from '@/lib/rules/format'
import { displayId } from '@/lib/rules/nouns'
import css from './Comparison.module.css'
import { abovePercent, deliveryOf, isOpen, linesOf, type bestOf } from '../offers'
import { pricePerPiece } from '../price-per-piece'
import { QuotationActions } from '../QuotationActions'
import { QuotationChip } from '../QuotationChip'
import { Settled } from '../Settled'
import { ValidUntil } from '../ValidUntil'

export type ComparisonRow = {
  label: string
  kind?: 'price' | 'delivery' | 'text' | 'decision'
  cell: (quotation: Quotation) => ReactNode
}

type Beside = { role: Role; best: ReturnType<typeof bestOf>; targetDate?: string | null; now: number }

/** The rows of a comparison, its head first. Customers compare offers, admins know whose they are. */
export const comparisonRows = ({ role, best, targetDate, now }: Beside): ComparisonRow[] => [
  { label: 'Offer', cell: (q) => <Head quotation={q} role={role} /> },
  { label: 'Total price', kind: 'price', cell: (q) => <Price quotation={q} best={best.price} /> },
  {
    label: 'Delivery',
    kind: 'delivery',
    cell: (q) => <DeliveryTime quotation={q} fastest={best.leadDays} targetDate={targetDate} now={now} />,
  },
  { label: 'Included', kind: 'text', cell: (q) => <Included details={q.details} /> },
  { label: 'Valid Until', cell: (q) => <ValidUntil quotation={q} /> },
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

function Head({ quotation: q, role }: { quotation: Quotation; role: Role }) {
  return (
    <span className={css.who}>
      <span className={css.offer}>
        <strong dir="auto" className={text.clamp}>
          {role === 'admin' ? (q.supplierName ?? 'By an admin') : `Offer ${q.offer}`}
        </strong>
        {(role === 'admin' || !isOpen(q) || q.status === 'sent') && <QuotationChip quotation={q} />}
      </span>
      <span className={css.id}>
        {role === 'admin' && `Offer ${q.offer} · `}
        <InPlaceLink to={{ id: q.id, compare: null, inquiry: null }}>
          <EntityId>{displayId('quotation', q.id)}</EntityId>
        </InPlaceLink>
      </span>
    </span>
  )
}

function Price({ quotation: q, best }: { quotation: Quotation; best: number | null }) {
  const compared = q.status === 'accepted' || isOpen(q)
  const above = compared ? abovePercent(q.price, best) : null
  return (
    <>
      <span className={css.figure}>{money(q.price)}</span>
      <span className={css.beneath}>{pricePerPiece(q)} a piece</span>
      {compared && q.price === best && <Best>Best price</Best>}
      {above !== null && <span className={css.above}>{above < 1 ? 'under 1' : above} % above the best</span>}
    </>
  )
}

type Arrival = { quotation: Quotation; fastest: number | null; targetDate?: string | null; now: number }

function DeliveryTime({ quotation: q, fastest, targetDate, now }: Arrival) {
  const delivery = deliveryOf(q, targetDate, now)
  if (!delivery) return <span className={css.none}>Not stated</span>
  const { time, arrives, margin, late } = delivery
  return (
    <>
      <span className={css.time}>{arrives ? `${time} · ${arrives}` : time}</span>
      {margin && <span className={late ? `${css.late} ${tones.warning.className}` : css.beneath}>{margin}</span>}
      {arrives && q.leadDays === fastest && <Best>Fastest</Best>}
    </>
  )
}

const Best = ({ children }: { children: ReactNode }) => (
  <span className={`${css.best} ${tones.success.className}`}>{children}</span>
)

function Included({ details }: { details: string | null }) {
  const lines = linesOf(details)
  if (!lines.length) return <span className={css.none}>No details were given</span>
  return (
    <ul className={css.included}>
      {lines.map((line, i) => (
        <li key={i}>
          <span className={text.clamp}>{line}</span>
        </li>
      ))}
    </ul>
  )
}
