import { z } from 'zod'
import { emailAddress, instant, nullable, optionalCount, requiredText } from '../core/fields'
import { endpoint, idParam } from '../core/endpoint'
import { MemberRole } from './member'

/** How many people a company may have, invited ones included. */
export const MEMBERS_MAX = 100

const forOwners = 'For owners'

/** A person of the own company, as colleagues see it; owners see the rest. */
export const Member = z.object({
  id: z.int(),
  name: z.string(),
  role: MemberRole,
  state: z.enum(['invited', 'active']),
  contact: z.boolean().describe('Its name and email are those of the company'),
  email: z.string().optional().describe(forOwners),
  approvalLimit: nullable.id
    .optional()
    .describe(
      `${forOwners}: the largest price that a buyer or an approver of a customer accepts without approval (INR, without GST); null: any`,
    ),
  lastSeenAt: nullable.instant.optional().describe(`${forOwners}: the last use of a session, to within a few minutes`),
  secondFactor: z.boolean().optional().describe(`${forOwners}: whether a second factor protects the sign-in`),
  createdAt: instant,
})
export type Member = z.infer<typeof Member>

/** A person of any company, as admins see it. */
export const MemberOfCompany = Member.pick({ id: true, name: true, role: true, state: true }).extend({
  email: z.string(),
  lastSeenAt: nullable.instant,
  sessions: z.int().describe('The sessions of the person'),
})
export type MemberOfCompany = z.infer<typeof MemberOfCompany>

const approvalLimit = optionalCount('Enter an amount in whole rupees, or leave it empty for any').describe(
  'For buyers and approvers of customers: the largest price that they accept without approval (INR, without GST); null: any',
)

export const MemberForm = z.object({
  name: requiredText('Name is required'),
  email: emailAddress(),
  role: MemberRole,
  approvalLimit,
})

export const MemberChange = z.object({
  name: requiredText('Name is required').optional(),
  role: MemberRole.optional(),
  approvalLimit,
})

const aboutOne = { params: idParam, refuses: ['conflict' as const] }

/** Declines an invitation by the link of its mail. */
export const InvitationRefusal = z.object({ token: requiredText('The link is incomplete', 200) })

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/api/members',
    summary: 'The people of your company',
    note: 'Owners first, then by name. People who aren’t owners see names and roles only.',
    answer: z.array(Member),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/members',
    summary: 'Invite a person to your company',
    note: `The email has a link for setting a password, valid for a week. A company has at most ${MEMBERS_MAX} people.`,
    body: MemberForm,
    answer: Member,
    status: 201,
    refuses: ['conflict'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/members/{id}',
    summary: 'Change a person’s name, role or limit',
    note: 'Fields that are left out keep their value. The last owner keeps the role: `conflict`.',
    ...aboutOne,
    body: MemberChange,
    answer: Member,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/members/{id}/remove',
    summary: 'Remove a person, or leave the company yourself',
    note: 'Ends the person’s sessions and links at once; what the person did stays. The last owner can’t be removed: `conflict`.',
    ...aboutOne,
  }),
  inviteAgain: endpoint({
    method: 'POST',
    path: '/api/members/{id}/invite-again',
    summary: 'Send an invitation again, also to a person who was removed',
    note: 'An active person can’t be invited: `conflict`.',
    ...aboutOne,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/members/decline',
    summary: 'Decline an invitation with the link from its email',
    note: 'A used, unknown or expired token is refused with `validation`.',
    access: 'public',
    body: InvitationRefusal,
  }),
}
