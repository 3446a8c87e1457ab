import type { MemberRole } from '../../../lib/terms/member-roles'

/** A colleague of a company's first person; `key` is what stands before the @ of the email. */
export type DemoPerson = {
  key: string
  company: string
  name: string
  role: MemberRole
  joined: number
  approvalLimit?: number
}

export const people: DemoPerson[] = [
  { key: 'finance', company: 'customer', name: 'Suresh Pawar', role: 'finance', joined: 120.4 },
  { key: 'buyer', company: 'customer', name: 'Anita Kulkarni', role: 'buyer', joined: 96.2, approvalLimit: 75_000 },
  { key: 'quoter', company: 'supplier', name: 'Sunita Rao', role: 'quoter', joined: 150.3 },
  { key: 'approver', company: 'supplier', name: 'Anand Jadhav', role: 'approver', joined: 149.7 },
  { key: 'floor', company: 'supplier', name: 'Ravi Kale', role: 'floor', joined: 88.5 },
  { key: 'operations', company: 'admin', name: 'Imran Sheikh', role: 'operations', joined: 60.6 },
]
