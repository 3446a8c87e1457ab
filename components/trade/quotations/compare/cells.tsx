import { X } from 'lucide-react'
import { EntityId } from '@/components/ui/data/EntityId'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { IconButton } from '@/components/ui/controls/Button'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import { InPlaceLink } from '@/components/ui/controls/InPlaceLink'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import type { Role } from '@/lib/contract/people/account'
import type { Quotation } from '@/lib/contract/trade/quotations'
import { count, money, unitPrice } from '@/lib/terms/format'
import { bidderLetter, offerName } from '@/lib/rules/trade/bidder-letter'
import { displayId } from '@/lib/terms/nouns'
import { abovePercent, counts, deliveryOf, isOpen, linesOf } from '../offers'
import { QuotationActions } from '../QuotationActions'
import { QuotationChip } from '../QuotationChip'
import { Settled } from '../Settled'
import type { Compared } from './compared'
import css from './Comparison.module.css'

type Cell = { quotation: Quotation; compared: Compared }

/** Whose offer it is, with the way to it. */
export function HeadCell({ quotation: q, name, role, compared: { states } }: Cell & { name: string; role: Role }) {
  const state = q.offer && states.get(q.offer)
  return (
    <Stack as="span" gap="hair">
      <Row as="span" wrap gap="small" lineGap="tight">
        <Text as="strong" size="title" weight="title" cut={3} dir="auto">
          {name}
        </Text>
        {(role === 'admin' || !isOpen(q) || q.status === 'sent') && <QuotationChip quotation={q} />}
      </Row>
      <Text size="small" tone="secondary" className={css.id}>
        {role === 'admin' && `${offerName(q.offer!)} · `}
        <InPlaceLink to={{ id: q.id, compare: null, inquiry: null }}>
          <EntityId>{displayId('quotation', q.id)}</EntityId>
        </InPlaceLink>
        {state && ` · ${state}`}
      </Text>
    </Stack>
  )
}

/** Leaves an offer out of the comparison. */
export const HideOffer = ({ name, onHide }: { name: string; onHide: () => void }) => (
  <IconButton size="small" className={css.hide} aria-label={`Hide ${name}`} title="Hide" onClick={onHide}>
    <X size={16} aria-hidden />
  </IconButton>
)

export function PriceCell({ quotation: q, compared: { best } }: Cell) {
  const above = counts(q) ? abovePercent(q.price, best.price) : null
  return (
    <>
      <Text as="div" size="figure" weight="strong" className={css.figure}>
        {money(q.price)}
      </Text>
      {counts(q) && q.price === best.price && <Best at="Best price" />}
      {above !== null && (
        <Text as="div" size="small" tone="secondary">
          {above < 1 ? 'under 1' : above} % above the best
        </Text>
      )}
    </>
  )
}

/** What a piece costs at the chosen quantity with its share of tooling and freight; ≈ where it is another than was asked for. */
export function LandedCell({ quotation: q, compared }: Cell) {
  const cost = compared.landed(q)
  if (cost === null) return <Text tone="secondary">No price for {count(compared.pieces)} pcs</Text>
  return (
    <>
      <Text as="div" size="lead" weight="strong">
        {compared.isOwnQuantity ? '' : '≈ '}
        {unitPrice(Math.round(cost * 100))}
      </Text>
      {compared.desk.withGst && q.gstPercent === null && (
        <Text as="div" size="small" tone="secondary">
          GST not stated
        </Text>
      )}
      {q.freight === null && compared.offers.some(({ freight }) => freight !== null) && (
        <Text as="div" size="small" tone="secondary">
          Without freight
        </Text>
      )}
      {counts(q) && cost === compared.best.landed && <Best at={`Best at ${count(compared.pieces)} pcs`} />}
    </>
  )
}

export function DeliveryCell({ quotation: q, compared: { best, targetDate, now } }: Cell) {
  const delivery = deliveryOf(q, targetDate, now)
  if (!delivery) return <NotStated />
  const { time, arrives, margin, late } = delivery
  return (
    <>
      <Text as="div" size="lead" weight="strong">
        {arrives ? `${time} · ${arrives}` : time}
      </Text>
      {margin && (
        <Text as="div" size="small" weight="strong" tone={late ? 'error' : 'success'}>
          {margin}
        </Text>
      )}
      {arrives && q.leadDays === best.leadDays && <Best at="Fastest" />}
    </>
  )
}

export function ScoreCell({ quotation: q, compared }: Cell) {
  const score = compared.score(q)
  if (score === null) return <Text tone="secondary">Not compared</Text>
  return (
    <>
      <Text as="div" size="lead" weight="strong">
        {score}
      </Text>
      {score === compared.best.score && <Best at="Highest score" />}
    </>
  )
}

/** For which revision it is, and its price before. */
export function VersionCell({ quotation: q }: { quotation: Quotation }) {
  const { version, revision, inquiryRevision, priceBefore, price } = q
  return (
    <>
      v{version} for revision {bidderLetter(revision)}
      {priceBefore !== null && priceBefore !== price && (
        <Text as="div" size="small" tone="secondary">
          {money(priceBefore)} before, {money(Math.abs(price - priceBefore))} {price < priceBefore ? 'less' : 'more'}{' '}
          now
        </Text>
      )}
      {revision < inquiryRevision && (
        <Text as="div" size="small" weight="strong" tone="warning">
          The inquiry is at {bidderLetter(inquiryRevision)}
        </Text>
      )}
    </>
  )
}

export function IncludedCell({ quotation: { details } }: { quotation: Quotation }) {
  const lines = linesOf(details)
  if (!lines.length) return <Text tone="secondary">No details were given</Text>
  return (
    <Stack as="ul" gap="snug" className={css.included}>
      {lines.map((line, i) => (
        <li key={i}>
          <span className={text.clamp}>{line}</span>
        </li>
      ))}
    </Stack>
  )
}

export const DecisionCell = ({ quotation, role }: { quotation: Quotation; role: Role }) => (
  <Row as="span" wrap gap="small" className={css.decision}>
    <QuotationActions
      named
      quotation={quotation}
      role={role}
      otherwise={<Settled quotation={quotation} role={role} />}
    />
  </Row>
)

export const NotStated = () => <Text tone="secondary">Not stated</Text>

const Best = ({ at }: { at: string }) => (
  <Row className={css.best}>
    <StatusChip bare tone="success" label={at} />
  </Row>
)
