import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Team } from '@/components/core/team/Team'
import { Button } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { Notice } from '@/components/ui/feedback/Notice'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import css from './Approvals.module.css'
import { HeldText } from './HeldText'
import type { QueueName } from './query'
import { DocumentFacts } from './DocumentFacts'
import { MachineFacts } from './MachineFacts'
import { ProcessFacts } from './ProcessFacts'
import { CompanyFacts } from './CompanyFacts'
import { isOpen, type KnownOf, type Waiting } from './waiting'

type Props = {
  one: Waiting
  /** 3 of 12. */
  place?: string
  onBack: () => void
  known: ReturnType<KnownOf>
  /** Other words for a held text, as they are typed. */
  onWords?: (text: string) => void
  /** The decision; it sticks to the foot. */
  foot?: ReactNode
}

/** All there is to know for the decision on one thing. */
export function Preview({ one, place, onBack, known, onWords, foot }: Props) {
  return (
    <article className={css.preview} aria-labelledby="approval-title">
      <div className={`${text.onPhone} ${css.back}`}>
        <Row justify="between" muted>
          <Button
            variant="text"
            className={buttons.edge}
            startIcon={<ArrowLeft size={16} aria-hidden />}
            onClick={onBack}
          >
            Queue
          </Button>
          {place && <Text figures>{place}</Text>}
        </Row>
      </div>
      <div className={css.body}>
        <header>
          <Text as="h2" size="section" id="approval-title">
            {one.title}
          </Text>
          <Row as="p" gap="tight" muted>
            <Text grow>
              {begun[one.queue]} <RelativeTime value={one.since} />
            </Text>
            {place && (
              <Text figures className={text.notOnPhone}>
                {place}
              </Text>
            )}
          </Row>
        </header>
        {!isOpen(one) && (
          <Notice tone="neutral" title="Already decided">
            This is its current state.
          </Notice>
        )}
        {known.changes}
        <div className={css.split}>
          <Stack gap="wide">
            <Facts one={one} gst={known.gst} onWords={onWords} />
          </Stack>
          {known.evidence && (
            <aside aria-label="Evidence" className={css.evidence}>
              {known.evidence}
            </aside>
          )}
        </div>
        {one.queue !== 'held' && one.queue !== 'documents' && <Team of={noted[one.queue]} id={one.id} />}
      </div>
      {foot && (
        <Row gap="medium" justify="end" className={css.foot} data-foot>
          {foot}
        </Row>
      )}
    </article>
  )
}

const noted = { suppliers: 'account', customers: 'account', machines: 'machine', processes: 'process' } as const

const begun: Record<QueueName, string> = {
  suppliers: 'Registered',
  customers: 'Registered',
  machines: 'Submitted',
  processes: 'Submitted',
  documents: 'Submitted',
  held: 'Written',
}

function Facts({ one, gst, onWords }: Pick<Props, 'one' | 'onWords'> & { gst?: ReactNode }) {
  if (one.queue === 'held') return <HeldText message={one.thing} onWords={isOpen(one) ? onWords : undefined} />
  if (one.queue === 'suppliers' || one.queue === 'customers') return <CompanyFacts account={one.thing} gst={gst} />
  if (one.queue === 'documents') return <DocumentFacts document={one.thing} />
  return one.queue === 'machines' ? <MachineFacts machine={one.thing} /> : <ProcessFacts process={one.thing} />
}
