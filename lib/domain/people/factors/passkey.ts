import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Passkey } from '../../../contract/people/factors'
import { sql, type Rows } from '../../../infra/db/db'
import { env } from '../../../infra/env'
import { openChallenge, takeChallenge } from './challenge'

type Row = Passkey & {
  memberId: number
  credentialId: Uint8Array
  publicKey: Uint8Array<ArrayBuffer>
  counter: string
  transports: AuthenticatorTransport[]
}

const passkeySelect = sql`
  p.id, p.name, p.created_at AS "createdAt", p.used_at AS "usedAt", p.backed_up AS "backedUp", p.member_id AS "memberId",
  p.credential_id AS "credentialId", p.public_key AS "publicKey", p.counter::text, p.transports`

/** The passkeys of a person, the first one first. */
export const passkeysOf = (rows: Rows, memberId: number) =>
  rows<Row>(sql`SELECT ${passkeySelect} FROM passkeys p WHERE p.member_id = ${memberId} ORDER BY p.id LIMIT 100`)

/** A passkey as its person sees it. */
export const toPasskey = ({ id, name, createdAt, usedAt, backedUp }: Row): Passkey => ({
  id,
  name,
  createdAt,
  usedAt,
  backedUp,
})

const site = () => {
  const { hostname, origin } = new URL(env().APP_URL)
  return { rpID: hostname, origin }
}
const TRANSPORTS: AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb']
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** What a browser needs to make a passkey. */
export async function newPasskeyOptions(rows: Rows, { id, email, name }: { id: number; email: string; name: string }) {
  const options = await generateRegistrationOptions({
    rpName: 'Jobwork',
    rpID: site().rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(`member ${id}`),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await passkeysOf(rows, id)).map(({ credentialId, transports }) => ({
      id: base64url(credentialId),
      transports,
    })),
  })
  return { id: await openChallenge(rows, 'passkey add', id, options.challenge), options: { ...options } }
}

/** The new passkey that a browser made; null when its answer is wrong, for another step or another site. */
export async function newPasskey(rows: Rows, memberId: number, { id, response }: { id: string; response?: unknown }) {
  const step = await takeChallenge(rows, 'passkey add', id)
  if (!step || step.memberId !== memberId) return null
  const { rpID, origin } = site()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: step.value,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  }).catch(() => ({ verified: false, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return null
  const { credential, credentialBackedUp } = registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    // As the browser says, unchecked by the library.
    transports: TRANSPORTS.filter((one) => Array.isArray(credential.transports) && credential.transports.includes(one)),
    backedUp: credentialBackedUp,
  }
}

type Purpose = 'passkey sign-in' | 'confirm'

/** What a browser needs to use a passkey: of one person, or any that it has for this site. */
export async function passkeyOptions(rows: Rows, purpose: Purpose, memberId: number | null) {
  const own = memberId === null ? undefined : await passkeysOf(rows, memberId)
  const options = await generateAuthenticationOptions({
    rpID: site().rpID,
    userVerification: 'required',
    allowCredentials: own?.map(({ credentialId, transports }) => ({ id: base64url(credentialId), transports })),
  })
  return { id: await openChallenge(rows, purpose, memberId, options.challenge), options: { ...options } }
}

/** The person whose passkey a browser used; null when its answer is wrong, replayed, or of an unknown passkey. */
export async function personOfPasskey(
  rows: Rows,
  purpose: Purpose,
  { id, response }: { id: string; response?: unknown },
) {
  const step = await takeChallenge(rows, purpose, id)
  const given = response as AuthenticationResponseJSON
  if (!step || typeof given?.id !== 'string') return null
  const [passkey] = await rows<Row>(sql`
    SELECT ${passkeySelect} FROM passkeys p JOIN members m ON m.id = p.member_id AND m.state = 'active'
    WHERE p.credential_id = ${Buffer.from(given.id, 'base64url')}`)
  if (!passkey || (step.memberId !== null && step.memberId !== passkey.memberId)) return null
  const { rpID, origin } = site()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: given,
    expectedChallenge: step.value,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: base64url(passkey.credentialId),
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
      transports: passkey.transports,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return null
  const { newCounter } = authenticationInfo
  // Of two answers at once with one counter the second is a copy's.
  const used = await rows(sql`
    UPDATE passkeys SET counter = ${newCounter}::bigint, used_at = now()
    WHERE id = ${passkey.id} AND (counter < ${newCounter}::bigint OR ${newCounter} = 0) RETURNING id`)
  return used.length ? passkey.memberId : null
}
