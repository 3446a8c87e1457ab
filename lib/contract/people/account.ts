import { z } from 'zod'
import { roles, type Role as RoleName } from '../../terms/roles'
import { OwnMember } from './member'
import { instant, noteCount, nullable } from '../core/fields'

export const Role = z.enum(roles)
export type Role = RoleName

/** Where an account stands with the admins; each account has one state. */
export const AccountState = z.enum(['pending', 'verified', 'recheck', 'rejected', 'changes', 'suspended'])
export type AccountState = z.infer<typeof AccountState>

export const Account = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  pendingEmail: nullable.text.describe('The requested new email, until it is confirmed'),
  emailProven: z.boolean().describe('Whether the email was confirmed by its link'),
  role: Role,
  companyName: z.string(),
  contactName: z.string(),
  phone: nullable.text,
  address: nullable.text,
  gstNumber: nullable.text,
  mainProcessCategory: nullable.text,
  verified: z.boolean(),
  recheck: z
    .boolean()
    .describe(
      'Verified, but the company name or GST number has changed since: it can start nothing new until an admin checks it again',
    ),
  state: AccountState.describe(
    '`rejected` and `changes`: an admin decided so; changing the profile submits it again; `suspended`, whatever else it is, until an admin lifts it',
  ),
  rejectionReason: nullable.text.describe('The reason for which an admin rejected it or asked for changes'),
  createdAt: instant,
})
export type Account = z.infer<typeof Account>

/** The signed-in account: its company, and the person, whose email and contact name stand in the company's place. */
export const Me = Account.extend({
  member: OwnMember,
  suspended: z.boolean().describe('An admin has suspended the company: it can read everything and start nothing'),
  suspendedReason: nullable.text,
  factorDueAt: nullable.instant.describe('An admin has to add a second factor until then'),
})
export type Me = z.infer<typeof Me>

const forAdmins = {
  members: z.int().optional().describe('The people of the company, with invited ones; for admins'),
  suspendedAt: nullable.instant.optional().describe('The time of its suspension; for admins'),
  suspendedReason: nullable.text.optional(),
}

/** A customer as admins see it. */
export const Customer = Account.extend({ ...forAdmins, noteCount })
export type Customer = z.infer<typeof Customer>

/** What a supplier has to do, and how it keeps its days. */
export const SupplierWork = z.object({
  open: z.int().describe('Orders that are not completed'),
  machines: z.int().describe('Approved machines'),
  idle: z.int().describe('Approved machines that are idle'),
  dated: z.int().describe('Orders with a due date among the last 200 completed ones'),
  onTime: z.int().describe('Orders of `dated` that were completed by the end of the due date in India'),
})
export type SupplierWork = z.infer<typeof SupplierWork>

/** A supplier as admins see it. */
export const Supplier = Account.extend({
  ...forAdmins,
  notes: nullable.text.optional(),
  noteCount,
  work: SupplierWork.optional().describe('Only in lists'),
})
export type Supplier = z.infer<typeof Supplier>

/** An admin as the others choose and mention them. */
export const Colleague = z.object({ id: z.int(), contactName: z.string() })
export type Colleague = z.infer<typeof Colleague>
