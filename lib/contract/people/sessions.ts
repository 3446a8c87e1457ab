import { z } from 'zod'
import { PasswordConfirmation } from './account-forms'
import { endpoint, idParam } from '../core/endpoint'

/** A valid session of the own account. */
export const Session = z.object({
  id: z.int(),
  device: z.string().describe('Browser and operating system at sign-in'),
  createdAt: z.iso.datetime().describe('The time of the sign-in'),
  seenAt: z.iso.datetime().describe('Last use, to within a few minutes'),
  current: z.boolean().describe('Whether it is the session of this call'),
})
export type Session = z.infer<typeof Session>

const asksPassword = {
  note: 'A missing or wrong current password is an issue on `currentPassword`.',
  body: PasswordConfirmation,
  refuses: ['rate_limited'],
} as const

export const sessions = {
  list: endpoint({
    method: 'GET',
    path: '/api/sessions',
    summary: 'Your sessions, most recently used first',
    answer: z.array(Session),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/sessions/{id}/end',
    summary: 'Sign one device out; its live channel closes at once',
    params: idParam,
    ...asksPassword,
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/api/sessions/end-others',
    summary: 'Sign out all other devices',
    ...asksPassword,
  }),
}
