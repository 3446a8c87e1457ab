import { z } from 'zod'
import { languages, type Language } from '../../terms/language'
import { memberRoles, type MemberRole as Role } from '../../terms/member-roles'
import { nullable } from '../core/fields'

const roles = [...new Set<Role>(Object.values(memberRoles).flat())]

/** What a person may do for the company. */
export const MemberRole = z.enum(roles, { error: 'Choose a role' })

/** In which language the shop floor speaks with a person. */
export const PersonLanguage = z.enum(Object.keys(languages) as [Language, ...Language[]], {
  error: 'Choose a language',
})

/** The person behind a session. */
export const OwnMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: MemberRole.describe('The person’s role in the company'),
  approvalLimit: nullable.id.describe('The largest price that an approver accepts (INR, without GST); null: any'),
  language: PersonLanguage.describe('The language of the shop floor'),
  leaked: z.boolean().describe('The password is on a list of leaked passwords'),
})
export type OwnMember = z.infer<typeof OwnMember>
