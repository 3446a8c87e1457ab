import type { Role } from './roles'

/** What a person may do for a company, by the company's role; the first one may do everything. */
export const memberRoles = {
  customer: ['owner', 'buyer', 'approver', 'finance'],
  supplier: ['owner', 'quoter', 'approver', 'finance', 'floor'],
  admin: ['owner', 'operations', 'finance', 'reader'],
} as const satisfies Record<Role, readonly string[]>

export type MemberRole = (typeof memberRoles)[Role][number]

/** Whether this person works on a shop floor, which reads no amount and no payment. */
export const isFloor = ({ member }: { member: { role: MemberRole } }) => member.role === 'floor'

/** The roles in words. */
export const memberLabel = {
  owner: 'Owner',
  buyer: 'Buyer',
  quoter: 'Quoter',
  approver: 'Approver',
  finance: 'Finance',
  floor: 'Shop floor',
  operations: 'Operations',
  reader: 'Reader',
} as const satisfies Record<MemberRole, string>

/** What each role may do, in words, for an owner who chooses one. */
export const memberTasks: { [R in Role]: Record<(typeof memberRoles)[R][number], string> } = {
  customer: {
    owner: 'Everything, people and company details too',
    buyer: 'Submits inquiries, accepts and rejects quotations',
    approver: 'Accepts and rejects quotations, sees the rest',
    finance: 'Sees everything, payments too',
  },
  supplier: {
    owner: 'Everything, people and company details too',
    quoter: 'Quotes, requests work, keeps machines, processes and orders up to date',
    approver: 'Sees everything',
    finance: 'Sees everything, payments too',
    floor: 'Moves orders and machines along. Sees no prices, payments or quotations',
  },
  admin: {
    owner: 'Everything, people too',
    operations: 'Everything but people, payments and the export of the audit log',
    finance: 'Records and exports payments, sees the rest',
    reader: 'Sees everything, changes nothing',
  },
}
