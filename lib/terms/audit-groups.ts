/** The groups of events that an admin can narrow the audit log to. */
export const auditGroups = {
  accounts: 'Accounts',
  passwords: 'Passwords',
  inquiries: 'Inquiries',
  questions: 'Questions',
  quotations: 'Quotations',
  workorders: 'Work orders',
  problems: 'Problems',
  shipments: 'Shipments',
  payments: 'Payments',
  company: 'Company',
  machines: 'Machines',
  processes: 'Processes',
  documents: 'Company documents',
  exports: 'Exports',
  deliveries: 'Deliveries',
  messages: 'Held texts',
  notes: 'Notes',
} as const
export type AuditGroup = keyof typeof auditGroups
