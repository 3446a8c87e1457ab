import { useEffect, useEffectEvent } from 'react'
import { call } from '@/lib/client/call'
import { canUsePasskeys, endPasskeyOffer, passkeyFromAutofill } from '@/lib/client/passkey'
import type { Me } from '@/lib/contract/people/account'

/** Shorter than the five minutes of a step (ms). */
const ANEW = 4 * 60_000

/** Passkeys among what the browser fills into the username, where it can. */
export function useOfferedPasskey(onDone: (me: Me) => void, onFail: (error: unknown) => void) {
  const signIn = useEffectEvent((passkey: NonNullable<Awaited<ReturnType<typeof passkeyFromAutofill>>>) =>
    call('POST /api/login/passkey', passkey).then(onDone, onFail),
  )
  useEffect(() => {
    if (!canUsePasskeys()) return
    let left = false
    const offer = async () => {
      if (document.hidden) return
      // Nobody asked for it: without the line or a passkey the form is as it was.
      const passkey = await passkeyFromAutofill().catch(() => null)
      if (passkey && !left) await signIn(passkey)
    }
    void offer()
    const anew = setInterval(() => void offer(), ANEW)
    return () => {
      left = true
      clearInterval(anew)
      void endPasskeyOffer()
    }
  }, [])
}
