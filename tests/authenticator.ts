import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { env } from '@/lib/infra/env'

type Given = { id: string; options: Record<string, unknown> }
/** What an honest browser and authenticator would never say. */
type Lies = { origin?: string; site?: string; unverified?: true; counter?: number; transports?: unknown }

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')
const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntBE(value, 0, bytes)
  return buffer
}

/** A device with one passkey, and the browser in front of it (WebAuthn 3; ES256, no attestation). */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(16)
  let uses = 0

  const said = (type: 'create' | 'get', { options }: Given, { origin = env().APP_URL }: Lies) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge: options.challenge, origin, crossOrigin: false }))
  const dataOf = ({ site = new URL(env().APP_URL).hostname, unverified, counter = ++uses }: Lies, attested?: Buffer) =>
    Buffer.concat([
      sha256(site),
      Buffer.from([PRESENT | (unverified ? 0 : VERIFIED) | (attested ? ATTESTED : 0)]),
      uint(counter, 4),
      attested ?? Buffer.alloc(0),
    ])
  const answer = (given: Given, response: Record<string, unknown>) => ({
    id: given.id,
    response: {
      id: base64url(credentialId),
      rawId: base64url(credentialId),
      type: 'public-key',
      clientExtensionResults: {},
      response,
    },
  })

  return {
    /** Makes the passkey. */
    make(given: Given, lies: Lies = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      // COSE and CBOR by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, {fmt: 'none', attStmt: {}, authData: …}.
      const [head, between] = [Buffer.from('a5010203262001215820', 'hex'), Buffer.from('225820', 'hex')]
      const key = Buffer.concat([head, Buffer.from(x!, 'base64url'), between, Buffer.from(y!, 'base64url')])
      const data = dataOf(lies, Buffer.concat([Buffer.alloc(16), uint(credentialId.length, 2), credentialId, key]))
      const before = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      return answer(given, {
        clientDataJSON: base64url(said('create', given, lies)),
        attestationObject: base64url(Buffer.concat([before, uint(data.length, 1), data])),
        transports: lies.transports ?? ['internal'],
      })
    },
    /** Uses it. */
    use(given: Given, lies: Lies = {}) {
      const [clientData, data] = [said('get', given, lies), dataOf(lies)]
      return answer(given, {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey)),
      })
    },
  }
}
