import { ShieldCheck } from 'lucide-react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { send } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Member } from '@/lib/contract/accounts/members'
import { initials, money } from '@/lib/rules/format'
import { memberLabel } from '@/lib/rules/member-roles'
import css from './people.module.css'

type Props = { person: Member; isMe: boolean; onEdit: () => void; onRemove: () => void }

/** A person: who it is, what it may do, when it was here last, and what an owner can do about it. */
export function PersonRow({ person, isMe, onEdit, onRemove }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const may = useMay()
  const { id, name, email, role, state, approvalLimit, lastSeenAt, secondFactor } = person
  const invited = state === 'invited'
  const inviteAgain = () =>
    send('POST /api/members/{id}/invite-again', { id }).then(
      () => toast({ title: 'Invitation sent', text: `${name} has a week to set a password.` }),
      (error: unknown) => fail(error, { text: 'The invitation was not sent' }),
    )
  return (
    <li>
      <span className={css.initials} aria-hidden>
        {initials(name)}
      </span>
      <div className={css.person}>
        <p className={css.name}>
          {name}
          {isMe && <span className={css.quiet}>You</span>}
          <span className={css.role}>{memberLabel[role]}</span>
          {invited && <StatusChip tone="decision" label="Invited" />}
        </p>
        <p className={css.quiet}>
          {email && <span>{email}</span>}
          {role === 'approver' && approvalLimit !== undefined && (
            <span>{approvalLimit !== null ? `Up to ${money(approvalLimit)}` : 'Any amount'}</span>
          )}
          {lastSeenAt && (
            <span>
              Last seen: <RelativeTime value={lastSeenAt} />
            </span>
          )}
          {secondFactor && (
            <span className={css.factor}>
              <ShieldCheck size={14} aria-hidden /> Second factor
            </span>
          )}
        </p>
      </div>
      {(may('member.change') || isMe) && (
        <Row wrap gap="small">
          {may('member.inviteAgain') && invited && (
            <Button variant="text" onClick={() => void inviteAgain()} aria-label={`Invite ${name} again`}>
              Send again
            </Button>
          )}
          {may('member.change') && (
            <Button onClick={onEdit} aria-label={`Edit ${name}`}>
              Edit
            </Button>
          )}
          <Button variant="text" color="error" onClick={onRemove} aria-label={isMe ? undefined : `Remove ${name}`}>
            {isMe ? 'Leave' : 'Remove'}
          </Button>
        </Row>
      )}
    </li>
  )
}
