'use client'

import { call } from '@/lib/client/call'
import { LinkAct } from './LinkAct'

/** Takes a changed email back. */
export const RevertEmail = ({ token }: { token: string }) => (
  <LinkAct
    asked={{
      title: 'Take back your email?',
      text: 'Your account uses the address again that this link was sent to. All devices are signed out, and you set a new password.',
    }}
    done={{
      title: 'Your email is back',
      text: 'We’ve sent you a link for a new password. Until you set it nobody can sign in with a password.',
    }}
    button="Take back email"
    act={() => call('POST /api/email/revert', { token })}
    failed="We couldn’t take back your email."
  />
)
