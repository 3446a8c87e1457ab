import { useState } from 'react'
import { Button } from '@/components/ui/controls/Button'
import buttons from '@/components/ui/controls/buttons.module.css'
import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { EmptyState } from '@/components/ui/feedback/EmptyState'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import text from '@/components/ui/layout/text.module.css'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { Grid } from '@/components/ui/layout/Grid'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Surface } from '@/components/ui/layout/Surface'
import { Text } from '@/components/ui/layout/Text'
import { May, useMay } from '@/lib/client/viewer'
import type { ApprovalStatus, Process } from '@/lib/contract/trade/processes'
import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'
import css from './ProcessCards.module.css'

/** More characters than the lines of a card hold. */
const LONG = 220

type Props = { processes: readonly Process[]; status?: ApprovalStatus; onEdit: (id: number) => void; onAdd: () => void }

const whyEmpty: Record<ApprovalStatus, string> = {
  pending: 'No process is waiting for approval.',
  approved: 'Your processes appear here once they are approved.',
  rejected: 'No process was rejected.',
}

/** The processes as cards, each with its status, and what to do where one was rejected. */
export function ProcessCards({ processes, status, onEdit, onAdd }: Props) {
  if (!processes.length)
    return (
      <EmptyState
        art="process"
        title="No Processes Found"
        text={status ? whyEmpty[status] : 'Add what you offer to be notified of matching inquiries.'}
        action={
          status ? (
            <LinkButton href="/supplier/processes">Show all processes</LinkButton>
          ) : (
            <May act="process.add">
              <Button variant="contained" onClick={onAdd}>
                Add Process
              </Button>
            </May>
          )
        }
      />
    )
  return (
    <Grid as="ul" aria-label="Processes" least="320px" gap="large">
      {processes.map((process) => (
        <Stack as="li" key={process.id}>
          <ProcessCard process={process} onEdit={() => onEdit(process.id)} />
        </Stack>
      ))}
    </Grid>
  )
}

function ProcessCard({ process, onEdit }: { process: Process; onEdit: () => void }) {
  const { name, description, status, rejectionReason, createdAt } = process
  const [whole, setWhole] = useState(false)
  const may = useMay()
  const editable = may('process.edit') && approvalFlow.moves(status, 'supplier').includes('pending')
  const edit = status === 'rejected' ? 'Edit and resubmit' : 'Edit'
  const show = whole ? 'Show less' : 'Show all'
  return (
    <Surface as="article" className={css.card} data-status={status} aria-label={name}>
      <StatusChip {...approvalFlow.states[status]} />
      <Text as="h2" size="title" cut={3}>
        {name}
      </Text>
      <Text as="p" tone="secondary" className={whole ? css.description : `${css.description} ${text.clamp}`}>
        {description ?? 'No description'}
      </Text>
      {(description?.length ?? 0) > LONG && (
        <Button
          size="small"
          variant="text"
          className={buttons.edge}
          aria-expanded={whole}
          aria-label={`${show}: ${name}`}
          onClick={() => setWhole(!whole)}
        >
          {show}
        </Button>
      )}
      {status === 'rejected' && (
        <Notice tone="neutral" title="Rejected by an admin">
          <p>{rejectionReason ?? 'No reason was given.'}</p>
        </Notice>
      )}
      <Row justify="between" muted className={css.foot}>
        <span>
          Added <FormattedDate value={createdAt} />
        </span>
        {editable && (
          <Button size="small" onClick={onEdit} aria-label={`${edit} ${name}`}>
            {edit}
          </Button>
        )}
      </Row>
    </Surface>
  )
}
