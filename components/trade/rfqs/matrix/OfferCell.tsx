import { ArrowUpRight } from 'lucide-react'
import buttons from '@/components/ui/controls/buttons.module.css'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import text from '@/components/ui/layout/text.module.css'
import { tones } from '@/components/ui/theme/tones'
import { money } from '@/lib/terms/format'
import { displayId } from '@/lib/terms/nouns'
import type { MatrixLine, MatrixOffer } from './choice'
import css from './matrix.module.css'
import { eachOf, lookOf } from './words'

type Props = {
  line: Pick<MatrixLine, 'lineNo' | 'inquiryId'>
  offer: MatrixOffer
  row: number
  column: number
  /** It is the one that Tab leads to. */
  isActive: boolean
  isChosen: boolean
  /** The reader chooses offers. */
  chooses: boolean
  /** Beside the facts: who offers it, where no head of a column says it. */
  who?: string
}

/** An offer on a line: pressed, it is chosen. Its link opens the quotation. */
export function OfferCell({ line, offer, row, column, isActive, isChosen, chooses, who }: Props) {
  const look = lookOf(offer)
  const name = `Line ${line.lineNo}, offer ${offer.letter}`
  const id = `offer-${offer.quotationId}`
  const isOpen = offer.state === 'open'
  const place = { 'data-row': row, 'data-column': column }
  const facts = (
    <Stack as="span" id={id} gap="hair" grow>
      {who && <Text weight="strong">{who}</Text>}
      <Row as="span" gap="small">
        {chooses && isOpen && <span className={css.mark} aria-hidden />}
        <Text as={offer.state === 'expired' ? 'del' : 'span'} size="body" weight="strong" figures>
          {money(offer.price)}
        </Text>
      </Row>
      <Text size="micro" tone="secondary" figures cut={1}>
        {eachOf(offer)}
      </Text>
      <Row as="span" gap="snug" className={css.words}>
        {look && <StatusChip bare tone={look.tone} label={look.label} />}
        {offer.tooling !== null && offer.tooling > 0 && (
          <Text size="micro" tone="secondary" figures>
            Tooling {money(offer.tooling)}
          </Text>
        )}
      </Row>
    </Stack>
  )
  const tone = look?.tone === 'success' || look?.tone === 'warning' ? tones[look.tone].className : ''
  return (
    <div className={`${css.offer} ${tone}`} data-state={offer.state} data-chosen={isChosen || undefined}>
      {/* It stays a button once it can't be chosen any more, so that it keeps the focus. */}
      {chooses ? (
        <button
          type="button"
          {...place}
          className={css.choice}
          aria-pressed={isChosen}
          aria-disabled={!isOpen || undefined}
          tabIndex={isActive ? 0 : -1}
        >
          {/* Called 'Line 3, offer B', and what is written on it. */}
          <span className={text.unseen}>{name}</span>
          {facts}
        </button>
      ) : (
        <div className={css.choice}>{facts}</div>
      )}
      <a
        {...(!chooses && place)}
        href={`?id=${offer.quotationId}`}
        data-quotation={offer.quotationId}
        className={`${buttons.icon} ${buttons.smallIcon} ${css.open}`}
        aria-label={chooses ? `Open ${displayId('quotation', offer.quotationId)}` : name}
        aria-describedby={chooses ? undefined : id}
        title={`Open ${displayId('quotation', offer.quotationId)}`}
        tabIndex={isActive ? 0 : -1}
      >
        <ArrowUpRight size={16} aria-hidden />
      </a>
    </div>
  )
}
