import { ShieldCheck } from 'lucide-react'
import { Initials } from '@/components/ui/data/Initials'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { send } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Member } from '@/lib/contract/people/members'
import { money } from '@/lib/terms/format'
import { memberLabel } from '@/lib/terms/member-roles'
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
    <Row as="li" wrap gap="medium" lineGap="small">
      <Initials of={name} decorative quiet />
      <Stack grow="wrap">
        <Row as="p" wrap gap="small" lineGap="tight">
          <Text weight="strong">{name}</Text>
          {isMe && (
            <Text size="small" tone="secondary">
              You
            </Text>
          )}
          <Text size="small" tone="secondary" className={css.role}>
            {memberLabel[role]}
          </Text>
          {invited && <StatusChip tone="decision" label="Invited" />}
        </Row>
        <Row as="p" wrap gap="medium" lineGap="hair" muted>
          {email && <Text breaks>{email}</Text>}
          {typeof approvalLimit === 'number' && <span>Accepts up to {money(approvalLimit)}</span>}
          {role === 'approver' && approvalLimit === null && <span>Any amount</span>}
          {lastSeenAt && (
            <span>
              Last seen: <RelativeTime value={lastSeenAt} />
            </span>
          )}
          {secondFactor && (
            <Row as="span" gap="tight">
              <ShieldCheck size={14} aria-hidden /> Second factor
            </Row>
          )}
        </Row>
      </Stack>
      {(may('member.change') || isMe) && (
        <Row wrap gap="small">
          {may('member.inviteAgain') && invited && (
            <Button variant="text" onClick={() => void inviteAgain()} aria-label={`Send again to ${name}`}>
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
    </Row>
  )
}
