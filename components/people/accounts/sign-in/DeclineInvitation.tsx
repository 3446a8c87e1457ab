'use client'

import { call } from '@/lib/client/call'
import { LinkAct } from './LinkAct'

/** Declines an invitation. */
export const DeclineInvitation = ({ token }: { token: string }) => (
  <LinkAct
    asked={{ title: 'Decline the invitation?', text: 'The link for setting a password stops working then.' }}
    done={{ title: 'The invitation is declined', text: 'We’ve told the company. You can close this page.' }}
    button="Decline invitation"
    act={() => call('POST /api/members/decline', { token })}
    failed="We couldn’t decline the invitation."
  />
)
