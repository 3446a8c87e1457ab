import { Activity } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { LinkButton } from '@/components/ui/navigation/LinkButton'
import { KeyValues } from '@/components/ui/data/KeyValues'
import { Notice } from '@/components/ui/feedback/Notice'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import type { Machine } from '@/lib/contract/machines'
import { approvalFlow } from '@/lib/rules/approval-flow'
import { displayId } from '@/lib/rules/nouns'
import { machineFlow } from '@/lib/rules/machine-flow'
import css from './MachineCards.module.css'
import { nameplate } from './nameplate'

export type MachineAct = 'status' | 'edit'
type Props = { machine: Machine; chosen: boolean; mayRequest: boolean; onDo: (act: MachineAct) => void }

/** One machine: its nameplate, what it does now, what its supplier can do with it. */
export function MachineCard({ machine, chosen, mayRequest, onDo }: Props) {
  const { id, name, status, approvalStatus } = machine
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
      <div className={css.head}>
        <h2 className={css.name}>
          <Link id={titleId} href={address.href({ id })} onClick={inPlace}>
            {name}
          </Link>
        </h2>
        <StatusChip {...machineFlow.states[status]} />
      </div>
      <Standing machine={machine} />
      <div className={css.plate}>
        <KeyValues lines items={nameplate(machine)} empty="N/A" />
      </div>
      <div className={css.foot}>
        <Button size="small" onClick={() => onDo('status')} aria-label={`Status of ${name}`}>
          Status
        </Button>
        {approvalFlow.moves(approvalStatus, 'supplier').includes('pending') && (
          <Button size="small" onClick={() => onDo('edit')} aria-label={`${edit} ${name}`}>
            {edit}
          </Button>
        )}
        {status === 'idle' && mayRequest && (
          <LinkButton
            href={`/supplier/workorders?request=true&machineId=${id}`}
            size="small"
            variant="contained"
            aria-label={`Request Work for ${name}`}
          >
            Request Work
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** What is special about it: it waits, was rejected, or works on something. */
function Standing({ machine }: { machine: Machine }) {
  const { status, approvalStatus, rejectionReason, currentWorkOrderId: order, specifications } = machine
  const { availableHours: hours } = specifications
  return (
    <>
      {approvalStatus === 'pending' && (
        <p className={css.waits}>
          <StatusChip tone="decision" label="Pending Admin Approval" />
        </p>
      )}
      {approvalStatus === 'rejected' && (
        <Notice tone="danger" title="Rejected by an admin">
          <p>{rejectionReason ?? 'No reason was given.'}</p>
        </Notice>
      )}
      {status === 'running' && (
        <p className={css.job}>
          <Activity size={16} aria-hidden />
          <strong>Job Active</strong>
          {order && <Link href={`/supplier/workorders?id=${order}`}>{displayId('workorder', order)}</Link>}
          {hours !== null && <span>{hours} h available</span>}
        </p>
      )}
    </>
  )
}
