'use client'

import Link from 'next/link'
import { call } from '@/lib/client/call'
import { LinkAct } from './LinkAct'

/** Confirms a mailbox. */
export const ConfirmEmail = ({ token }: { token: string }) => (
  <LinkAct
    asked={{ title: 'Confirm your email?', text: 'Confirm that the address this link was sent to is yours.' }}
    done={{
      title: 'Your email is confirmed',
      text: (
        <>
          You’ll use it to sign in. <Link href="/auth">Go to Jobwork</Link>
        </>
      ),
    }}
    button="Confirm email"
    act={() => call('POST /api/email/confirm', { token })}
    failed="We couldn’t confirm your email."
  />
)
