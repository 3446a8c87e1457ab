import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { Notice } from '@/components/ui/feedback/Notice'
import css from './Approvals.module.css'
import { HeldText } from './HeldText'
import type { QueueName } from './query'
import { MachineFacts } from './MachineFacts'
import { ProcessFacts } from './ProcessFacts'
import { SupplierFacts } from './SupplierFacts'
import { isOpen, type Waiting } from './waiting'

type Props = {
  one: Waiting
  /** 3 of 12. */
  place?: string
  onBack: () => void
  /** Other words for a held text, as they are typed. */
  onWords?: (text: string) => void
  /** The decision; it sticks to the foot. */
  foot?: ReactNode
}

/** All there is to know for the decision on one thing. */
export function Preview({ one, place, onBack, onWords, foot }: Props) {
  return (
    <article className={css.preview} aria-labelledby="approval-title">
      <div className={css.back}>
        <button type="button" onClick={onBack}>
          <ArrowLeft size={16} aria-hidden /> Queue
        </button>
        {place && <span>{place}</span>}
      </div>
      <div className={css.body}>
        <header>
          <h2 id="approval-title" className={css.name}>
            {one.title}
          </h2>
          <p className={css.since}>
            {begun[one.queue]} <RelativeTime value={one.since} />
            {place && <span className={css.place}>{place}</span>}
          </p>
        </header>
        {!isOpen(one) && (
          <Notice tone="neutral" title="This one has been decided">
            It is shown as it stands now.
          </Notice>
        )}
        <Facts one={one} onWords={onWords} />
      </div>
      {foot && (
        <div className={css.foot} data-foot>
          {foot}
        </div>
      )}
    </article>
  )
}

const begun: Record<QueueName, string> = {
  suppliers: 'Registered',
  machines: 'Submitted',
  processes: 'Submitted',
  held: 'Written',
}

function Facts({ one, onWords }: Pick<Props, 'one' | 'onWords'>) {
  if (one.queue === 'held') return <HeldText message={one.thing} onWords={isOpen(one) ? onWords : undefined} />
  if (one.queue === 'suppliers') return <SupplierFacts supplier={one.thing} />
  return one.queue === 'machines' ? <MachineFacts machine={one.thing} /> : <ProcessFacts process={one.thing} />
}
