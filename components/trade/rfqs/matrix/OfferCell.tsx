import { ArrowUpRight } from 'lucide-react'
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
    <span id={id} className={css.facts}>
      {who && <span className={css.who}>{who}</span>}
      <span className={css.head}>
        {chooses && isOpen && <span className={css.mark} aria-hidden />}
        {offer.state === 'expired' ? (
          <del className={css.price}>{money(offer.price)}</del>
        ) : (
          <span className={css.price}>{money(offer.price)}</span>
        )}
      </span>
      <span className={css.each}>{eachOf(offer)}</span>
      <span className={css.words}>
        {look && <span className={`${css.word} ${tones[look.tone].className}`}>{look.label}</span>}
        {offer.tooling !== null && offer.tooling > 0 && <span>Tooling {money(offer.tooling)}</span>}
      </span>
    </span>
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
        className={css.open}
        aria-label={chooses ? `Open ${displayId('quotation', offer.quotationId)}` : name}
        aria-describedby={chooses ? undefined : id}
        title={`Open ${displayId('quotation', offer.quotationId)}`}
        tabIndex={isActive ? 0 : -1}
      >
        <ArrowUpRight size={15} aria-hidden />
      </a>
    </div>
  )
}
