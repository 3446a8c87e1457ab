'use client'

import { KeyRound } from 'lucide-react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { call } from '@/lib/client/call'
import { canUsePasskeys, passkeyForSignIn } from '@/lib/client/passkey'
import type { Me } from '@/lib/contract/people/account'
import { useOfferedPasskey } from './useOfferedPasskey'

/** A whole sign-in by fingerprint or face. It is there before scripts are, so that nothing moves. */
export function PasskeySignIn({ onDone }: { onDone: (me: Me) => void }) {
  const toast = useToast()
  const fail = useFailToast()
  const failed = (error: unknown) => fail(error, { title: 'Login failed' })
  useOfferedPasskey(onDone, failed)
  const signIn = async () => {
    if (!canUsePasskeys())
      return toast({ title: 'Login failed', text: 'This browser can’t use passkeys.', tone: 'danger' })
    try {
      const passkey = await passkeyForSignIn()
      if (passkey) onDone(await call('POST /api/login/passkey', passkey))
    } catch (error) {
      failed(error)
    }
  }
  return (
    <Button fullWidth variant="text" startIcon={<KeyRound size={18} aria-hidden />} onClick={() => void signIn()}>
      Sign in with a passkey
    </Button>
  )
}
