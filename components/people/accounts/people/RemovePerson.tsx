'use client'

import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import type { OverlayProps } from '@/components/ui/overlay/Overlay'
import { useNavigateWithToast } from '@/components/ui/feedback/useNavigateWithToast'
import { send } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import type { Me } from '@/lib/contract/people/account'
import type { Member } from '@/lib/contract/people/members'

type Props = { person: Member; viewer: Me } & OverlayProps

/** Asks before a person is removed, or before one leaves. */
export function RemovePerson({ person, viewer, ...overlay }: Props) {
  const toast = useToast()
  const { go } = useNavigateWithToast()
  const { id, name, state } = person
  const leaves = id === viewer.member.id
  const remove = async () => {
    if (leaves) {
      // The session is over: nothing of this screen can be read again.
      await call('POST /api/members/{id}/remove', { id })
      go('/auth', { title: 'You have left', text: `You no longer act for ${viewer.companyName}.` }, { anew: true })
      return
    }
    await send('POST /api/members/{id}/remove', { id })
    toast({
      title: state === 'invited' ? 'Invitation withdrawn' : 'Person removed',
      text: `${name} can’t sign in for ${viewer.companyName}.`,
    })
  }
  return (
    <ConfirmDialog
      {...overlay}
      title={leaves ? `Leave ${viewer.companyName}?` : `Remove ${name}?`}
      text={
        leaves
          ? 'You’re signed out on all devices and can come back only if an owner invites you again.'
          : state === 'invited'
            ? 'The link in the invitation stops working.'
            : 'They’re signed out on all devices at once. Their inquiries, quotations and orders stay with the company.'
      }
      confirmLabel={leaves ? 'Leave' : 'Remove'}
      tone="danger"
      onConfirm={remove}
      failTitle="Error"
      failText="The person was not removed."
    />
  )
}
