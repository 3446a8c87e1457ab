import { call } from './call'

const webauthn = () => import('@simplewebauthn/browser')
type Options = { id: string; options: Record<string, unknown> }

/** Whether this browser can use passkeys. */
export const canUsePasskeys = () => typeof window !== 'undefined' && 'PublicKeyCredential' in window

/** The person closed the browser's question, or has no passkey here. */
const isDeclined = (error: unknown) => error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** A button asks for a passkey: an offer in a field would end its question. */
let asking = false

async function answer({ id, options }: Options, useBrowserAutofill = false) {
  const { startAuthentication } = await webauthn()
  if (useBrowserAutofill && asking) return null
  if (!useBrowserAutofill) asking = true
  try {
    const response = await startAuthentication({ optionsJSON: options as never, useBrowserAutofill })
    return { id, response: response as unknown as Record<string, unknown> }
  } catch (error) {
    if (isDeclined(error)) return null
    throw error
  } finally {
    if (!useBrowserAutofill) asking = false
  }
}

/** Has the browser use a passkey for a sign-in; null when the person declined. */
export const passkeyForSignIn = async () => answer(await call('POST /api/login/passkey/options', {}))

/** Has the browser offer passkeys in the username; null when it can't, or until it is asked otherwise. */
export async function passkeyFromAutofill() {
  const { browserSupportsWebAuthnAutofill } = await webauthn()
  if (!(await browserSupportsWebAuthnAutofill())) return null
  return answer(await call('POST /api/login/passkey/options', {}), true)
}

/** Ends what waits for a passkey. */
export const endPasskeyOffer = async () => (await webauthn()).WebAuthnAbortService.cancelCeremony()

/** Has the browser use a passkey to confirm; null when the person declined. */
export const passkeyToConfirm = async () => answer(await call('POST /api/user/confirm/options', {}))

/** Has the browser make a passkey; null when the person declined. */
export async function makePasskey() {
  const { id, options } = await call('POST /api/user/passkeys/options', {})
  const { startRegistration } = await webauthn()
  try {
    const response = await startRegistration({ optionsJSON: options as never })
    return { id, response: response as unknown as Record<string, unknown> }
  } catch (error) {
    if (isDeclined(error)) return null
    throw error
  }
}
