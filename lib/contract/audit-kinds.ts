import type { EventKind } from './events'

/** What can happen, in groups: how an admin calls each kind. */
export const auditGroups = {
  accounts: {
    label: 'Accounts',
    kinds: {
      'account.registered': 'Account registered',
      'account.added': 'Account added',
      'account.verified': 'Account verified',
      'account.edited': 'Supplier edited',
      'account.categorySet': 'Category set',
      'account.profileChanged': 'Profile changed',
      'account.emailChangeAsked': 'E-mail change asked for',
      'account.emailChangeCancelled': 'E-mail change cancelled',
      'account.emailChanged': 'E-mail changed',
      'account.mailsChosen': 'Mails chosen',
    },
  },
  passwords: {
    label: 'Passwords',
    kinds: {
      'account.passwordChanged': 'Password changed',
      'account.passwordLinkSent': 'Password link sent',
      'account.passwordSet': 'Password set by link',
    },
  },
  inquiries: {
    label: 'Inquiries',
    kinds: {
      'inquiry.submitted': 'Inquiry submitted',
      'inquiry.released': 'Inquiry released',
      'inquiry.statusChanged': 'Inquiry moved',
    },
  },
  quotations: {
    label: 'Quotations',
    kinds: {
      'quotation.created': 'Quotation created',
      'quotation.sent': 'Quotation sent',
      'quotation.accepted': 'Quotation accepted',
      'quotation.rejected': 'Quotation rejected',
    },
  },
  workorders: {
    label: 'Work orders',
    kinds: {
      'workorder.created': 'Work order created',
      'workorder.statusChanged': 'Work order moved',
      'workorder.filesAdded': 'Files added',
      'workorderrequest.created': 'Request created',
      'workorderrequest.assigned': 'Request assigned',
      'workorderrequest.rejected': 'Request rejected',
    },
  },
  payments: {
    label: 'Payments',
    kinds: { 'workorder.paymentChanged': 'Payment set' },
  },
  machines: {
    label: 'Machines',
    kinds: {
      'machine.submitted': 'Machine submitted',
      'machine.approved': 'Machine approved',
      'machine.rejected': 'Machine rejected',
      'machine.statusChanged': 'Machine status set',
    },
  },
  processes: {
    label: 'Processes',
    kinds: {
      'process.submitted': 'Process submitted',
      'process.approved': 'Process approved',
      'process.rejected': 'Process rejected',
    },
  },
  exports: {
    label: 'Exports',
    kinds: { 'payment.exported': 'Payments exported', 'audit.exported': 'Audit log exported' },
  },
  deliveries: {
    label: 'Deliveries',
    kinds: { 'delivery.retried': 'Deliveries retried' },
  },
} as const satisfies Record<string, { label: string; kinds: Partial<Record<EventKind, string>> }>

export type AuditGroup = keyof typeof auditGroups

/** The name of every kind; one that stands in no group does not compile. */
export const kindNames: Record<EventKind, string> = {
  ...auditGroups.accounts.kinds,
  ...auditGroups.passwords.kinds,
  ...auditGroups.inquiries.kinds,
  ...auditGroups.quotations.kinds,
  ...auditGroups.workorders.kinds,
  ...auditGroups.payments.kinds,
  ...auditGroups.machines.kinds,
  ...auditGroups.processes.kinds,
  ...auditGroups.exports.kinds,
  ...auditGroups.deliveries.kinds,
}

/** The kinds of a group, or the one that is named. */
export const kindsOf = (kind: AuditGroup | EventKind): string[] =>
  kind in auditGroups ? Object.keys(auditGroups[kind as AuditGroup].kinds) : [kind]
