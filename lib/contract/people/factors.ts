import { z } from 'zod'
import { endpoint, idParam } from '../core/endpoint'
import { instant, nullable, requiredText } from '../core/fields'
import { Me } from './account'

/** How many passkeys a person may have. */
export const PASSKEYS_MAX = 10

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: instant,
  usedAt: nullable.instant,
  backedUp: z.boolean().describe('A password manager keeps it for several devices'),
})
export type Passkey = z.infer<typeof Passkey>

export const Factors = z.object({
  totp: z.boolean().describe('An authenticator app is set up'),
  passkeys: z.array(Passkey),
  recoveryLeft: z.int().describe('Recovery codes that were not used yet'),
  required: z.boolean().describe('One of them has to stay'),
  dueAt: nullable.instant.describe('The time from which a second factor must be added before anything else'),
})
export type Factors = z.infer<typeof Factors>

const code = z
  .string({ error: 'Enter the code of six digits' })
  .max(40, 'Enter the code of six digits')
  .overwrite((v) => v.replace(/\s/g, ''))
  .regex(/^\d{6}$/, 'Enter the code of six digits')

/** What a browser sends of a passkey. */
const Ceremony = z.object({
  id: z.string({ error: 'The passkey’s answer is incomplete' }).max(100),
  // Whatever it is: the verb refuses what no browser answers.
  response: z.unknown().optional().describe('As the browser’s WebAuthn answers, in JSON'),
})

const recovery = requiredText('Enter a recovery code', 40)

/** One of the ways to prove a second factor. */
export const SecondFactor = z.union(
  [z.object({ code }), z.object({ recovery }), z.object({ passkey: Ceremony })],
  'Give a code, a recovery code or a passkey',
)
export type SecondFactor = z.infer<typeof SecondFactor>

export const PasswordProof = z.object({
  password: z.string({ error: 'Enter your password' }).min(1, 'Enter your password').max(1000),
})

/** One of the ways to confirm that it is the same person. */
export const Confirmation = z.union(
  [PasswordProof, z.object({ code }), z.object({ recovery }), z.object({ passkey: Ceremony })],
  'Give the password, a code, a recovery code or a passkey',
)
export type Confirmation = z.infer<typeof Confirmation>

export const TotpCode = z.object({ code })
export const RecoveryCode = z.object({ recovery })
const passkeyName = requiredText('Give it a name', 60)
export const PasskeyName = z.object({ name: passkeyName })
export const PasskeyForm = Ceremony.extend({ name: passkeyName })
const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).describe('Shown once, when the first second factor is added'),
})
const Options = z.object({
  id: z.string(),
  options: z.record(z.string(), z.unknown()).describe('For the browser’s WebAuthn'),
})

const ceremony = { answer: Options, refuses: ['conflict' as const] }

export const factors = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/factors',
    summary: 'Your second factors',
    answer: Factors,
  }),
  second: endpoint({
    method: 'POST',
    path: '/api/login/second',
    summary: 'Complete a sign-in with a second factor',
    note: 'After a sign-in that answered `second_factor`, within five minutes and with its cookie. With a code of the authenticator app, a recovery code or a passkey.',
    access: 'public',
    body: SecondFactor,
    answer: Me,
    refuses: ['unauthenticated', 'rate_limited'],
  }),
  passkeySignInOptions: endpoint({
    method: 'POST',
    path: '/api/login/passkey/options',
    summary: 'Begin a sign-in with a passkey',
    access: 'public',
    answer: Options,
  }),
  passkeySignIn: endpoint({
    method: 'POST',
    path: '/api/login/passkey',
    summary: 'Sign in with a passkey, without a password',
    access: 'public',
    body: Ceremony,
    answer: Me,
    refuses: ['unauthenticated', 'rate_limited'],
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/user/confirm',
    summary: 'Confirm your identity',
    note: 'Acts that ask for a fresh sign-in are refused with `confirm` until then. A person with a second factor confirms with a code, a recovery code or a passkey; others confirm with the password. A wrong entry is an issue on its field.',
    body: Confirmation,
    refuses: ['rate_limited'],
  }),
  confirmOptions: endpoint({
    method: 'POST',
    path: '/api/user/confirm/options',
    summary: 'Begin a confirmation with a passkey',
    answer: Options,
  }),
  startTotp: endpoint({
    method: 'POST',
    path: '/api/user/totp',
    summary: 'Begin to set up an authenticator app',
    note: 'It counts once a code of it is confirmed.',
    answer: z.object({ uri: z.string().describe('For a QR code'), secret: z.string().describe('To type, in base32') }),
    refuses: ['conflict'],
  }),
  confirmTotp: endpoint({
    method: 'POST',
    path: '/api/user/totp/confirm',
    summary: 'Confirm the authenticator app with a code of it',
    note: 'Adding the first second factor creates ten recovery codes; otherwise the list is empty.',
    body: TotpCode,
    answer: RecoveryCodes,
    refuses: ['conflict', 'rate_limited'],
  }),
  removeTotp: endpoint({
    method: 'POST',
    path: '/api/user/totp/remove',
    summary: 'Remove the authenticator app',
    refuses: ['conflict'],
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/api/user/passkeys/options',
    summary: 'Begin to add a passkey',
    ...ceremony,
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/api/user/passkeys',
    summary: 'Add a passkey',
    note: `At most ${PASSKEYS_MAX}. Adding the first second factor creates ten recovery codes; otherwise the list is empty.`,
    body: PasskeyForm,
    answer: RecoveryCodes.extend({ passkey: Passkey }),
    status: 201,
    refuses: ['conflict'],
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/api/user/passkeys/{id}',
    summary: 'Rename a passkey',
    params: idParam,
    body: PasskeyName,
    answer: Passkey,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/api/user/passkeys/{id}/remove',
    summary: 'Remove a passkey',
    params: idParam,
    refuses: ['conflict'],
  }),
  newRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/user/recovery-codes',
    summary: 'Make ten new recovery codes; the old ones stop working',
    note: 'Without a second factor there is nothing to recover: `conflict`.',
    answer: RecoveryCodes,
    refuses: ['conflict'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/members/{id}/factors/reset',
    summary: 'Remove all second factors of a person who lost them',
    note: 'By an admin owner, for a person of any company. It signs the person out and mails it.',
    params: idParam,
    refuses: ['conflict'],
  }),
}
