'use client'

import { call } from '@/lib/client/call'
import { LinkAct } from './LinkAct'

/** Takes a changed email back. */
export const RevertEmail = ({ token }: { token: string }) => (
  <LinkAct
    asked={{
      title: 'Restore your previous email?',
      text: 'Your account will use this address again. We sign out all devices, and you set a new password.',
    }}
    done={{
      title: 'Your previous email is restored',
      text: 'We’ve sent you a link for a new password. Until you set it nobody can sign in with a password.',
    }}
    button="Restore email"
    act={() => call('POST /api/email/revert', { token })}
    failed="We couldn’t restore your email."
  />
)
