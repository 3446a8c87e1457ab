import Link from 'next/link'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Button } from '@/components/ui/controls/Button'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { KeyValues } from '@/components/ui/record/KeyValues'
import { Text } from '@/components/ui/layout/Text'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { Fold } from '@/components/ui/layout/Fold'
import { Row } from '@/components/ui/layout/Row'
import { useMay } from '@/lib/client/viewer'
import type { Machine } from '@/lib/contract/trade/machines'
import type { Workorder } from '@/lib/contract/orders/workorders'
import { approvalFlow } from '@/lib/rules/trade/flows/approval-flow'
import { CurrentJob } from './CurrentJob'
import css from './MachineCards.module.css'
import { nameplate } from './nameplate'
import { StatusSwitch } from './StatusSwitch'

export type MachineAct = 'status' | 'edit'
type Props = {
  machine: Machine
  /** The order that it works on, where it is at hand. */ job?: Workorder
  chosen: boolean
  onDo: (act: MachineAct) => void
}

/** One machine as a tile: what it does now, its job, and what its supplier can do with it. */
export function MachineCard({ machine, job, chosen, onDo }: Props) {
  const may = useMay()
  const { id, name, model, status, approvalStatus } = machine
  const edit = approvalStatus === 'rejected' ? 'Edit and resubmit' : 'Edit'
  const titleId = useId()
  const address = useUrlState()
  const ref = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (chosen) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  const inPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    address.set({ id: chosen ? null : id })
  }
  return (
    <li
      ref={ref}
      className={css.card}
      data-approval={approvalStatus}
      aria-current={chosen || undefined}
      aria-labelledby={titleId}
    >
      <div>
        <Text as="h2" size="title" cut={3} className={css.name}>
          <Link id={titleId} href={address.href({ id })} onClick={inPlace}>
            {name}
          </Link>
        </Text>
        <Text as="p" size="small" tone="secondary">
          {model}
        </Text>
      </div>
      <StatusSwitch machine={machine} />
      {status === 'running' && <CurrentJob machine={machine} job={job} />}
      <Standing machine={machine} />
      <Fold quiet summary="Specifications" open={chosen || undefined}>
        <KeyValues lines items={nameplate(machine)} empty="N/A" />
      </Fold>
      <Row wrap gap="small" className={css.foot}>
        {may('machine.changeStatus') && (
          <Button size="small" variant="text" onClick={() => onDo('status')} aria-label={`Status of ${name}`}>
            Status
          </Button>
        )}
        {approvalFlow.moves(approvalStatus, 'supplier').includes('pending') && may('machine.edit') && (
          <Button size="small" onClick={() => onDo('edit')} aria-label={`${edit} ${name}`}>
            {edit}
          </Button>
        )}
        {status === 'idle' && approvalStatus === 'approved' && may('workorderrequest.create') && (
          <LinkButton
            href={`/supplier/workorders?request=true&machineId=${id}`}
            size="small"
            variant="contained"
            aria-label={`Request Work for ${name}`}
          >
            Request Work
          </LinkButton>
        )}
      </Row>
    </li>
  )
}

/** It waits for approval, or why it was rejected. */
function Standing({ machine: { approvalStatus, rejectionReason } }: { machine: Machine }) {
  if (approvalStatus === 'pending')
    return (
      <p>
        <StatusChip tone="decision" label="Pending Admin Approval" />
      </p>
    )
  if (approvalStatus === 'approved') return null
  return (
    <Notice tone="neutral" title="Rejected by an admin">
      <p>{rejectionReason ?? 'No reason was given.'}</p>
    </Notice>
  )
}
