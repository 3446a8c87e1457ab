import type { EventKind, Events } from '../contract/events'
import { count, displayId, money } from './format'
import { labelOf } from './audit-states'
import { fieldName } from './audit-facts'

type Sentence<E> = (e: E) => string

const inquiry = (e: { inquiryId: number; projectName: string }) =>
  `inquiry ${displayId('inquiry', e.inquiryId)} (${e.projectName})`
const quotation = (e: { quotationId: number }) => `quotation ${displayId('quotation', e.quotationId)}`
const order = (e: { workorderId: number; projectName: string | null }) =>
  `work order ${displayId('workorder', e.workorderId)}` + (e.projectName ? ` (${e.projectName})` : '')
const request = (e: { requestId: number; supplierName: string }) =>
  `request ${displayId('workorderrequest', e.requestId)} of ${e.supplierName}`
const machine = (e: { machineName: string; supplierName: string }) => `machine ${e.machineName} of ${e.supplierName}`
const process = (e: { processName: string; supplierName: string }) => `process ${e.processName} of ${e.supplierName}`
const move = (kind: EventKind, { from, to }: { from: string; to: string }) =>
  `from ${labelOf(kind, from)} to ${labelOf(kind, to)}`
const several = (n: number, one: string, more: string) => `${count(n)} ${n === 1 ? one : more}`
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')
const fields = (e: { fields: string[] }) => listed(e.fields.map((field) => withinText(fieldName(field))))
/** Phone becomes phone, GST number stays. */
const withinText = (name: string) => name.replace(/^[A-Z](?=[a-z-])/, (first) => first.toLowerCase())
const submitted = (from: string | null, thing: string) =>
  from === null ? `Submitted ${thing} for approval` : `Edited ${thing} and submitted it again`
const exported = (what: string, { filters }: { filters: Record<string, string> }) => {
  const n = Object.keys(filters).length
  return n ? `Exported ${what}, narrowed by ${several(n, 'filter', 'filters')}` : `Exported ${what} as a whole`
}

/** What the actor of an event did, as a sentence without its subject. A forgotten kind does not compile. */
const sentences: { [K in EventKind]: Sentence<Events[K]> } = {
  'account.registered': (e) => `Registered ${e.companyName} as a ${e.role}`,
  'account.added': (e) => `Added ${e.role} ${e.companyName}`,
  'account.verified': (e) => `Verified ${e.role} ${e.companyName}`,
  'account.edited': (e) => `Changed ${fields(e)} of ${e.role} ${e.companyName}`,
  'account.categorySet': (e) =>
    e.to ? `Set the category of ${e.companyName} to ${e.to}` : `Took the category of ${e.companyName} away`,
  'account.profileChanged': (e) => `Changed ${fields(e)} in the profile of ${e.companyName}`,
  'account.emailChangeAsked': (e) => `Asked to change the e-mail of ${e.companyName} to ${e.pendingEmail}`,
  'account.emailChangeCancelled': (e) => `Took back the change of the e-mail of ${e.companyName} to ${e.pendingEmail}`,
  'account.emailChanged': (e) =>
    `Confirmed the e-mail of ${e.companyName} by the link of a mail: ${e.newEmail} instead of ${e.oldEmail}`,
  'account.passwordChanged': (e) => `Changed the password of ${e.companyName}`,
  'account.passwordLinkSent': (e) => `Asked for a mail to ${e.companyName} with a link for a new password`,
  'account.passwordSet': (e) =>
    `Set ${e.first ? 'the first password' : 'a new password'} of ${e.companyName} by the link of a mail`,
  'account.mailsChosen': (e) => `Switched mails about ${e.topic} ${e.on ? 'on' : 'off'} for ${e.companyName}`,
  'inquiry.submitted': (e) => `Submitted ${inquiry(e)}` + (e.held ? ', held until its customer is verified' : ''),
  'inquiry.released': (e) => `Released ${inquiry(e)} to suppliers`,
  'inquiry.statusChanged': (e) => `Moved ${inquiry(e)} ${move('inquiry.statusChanged', e)}`,
  'quotation.created': (e) => `Quoted ${money(e.price)} on ${inquiry(e)}`,
  'quotation.sent': (e) => `Marked ${quotation(e)} for ${e.projectName} as sent`,
  'quotation.accepted': (e) => `Accepted ${quotation(e)} for ${e.projectName} at ${money(e.price)}`,
  'quotation.rejected': (e) =>
    `Rejected ${quotation(e)} for ${e.projectName}` + (e.following ? ', as another decision required' : ''),
  'workorder.created': (e) => `Created ${order(e)}`,
  'workorder.statusChanged': (e) =>
    e.from === e.to
      ? `Reported on ${order(e)}: ${labelOf('workorder.statusChanged', e.to)}`
      : `Moved ${order(e)} ${move('workorder.statusChanged', e)}`,
  'workorder.paymentChanged': (e) => `Set the payment of ${order(e)} ${move('workorder.paymentChanged', e)}`,
  'workorder.filesAdded': (e) => `Added ${several(e.names.length, 'file', 'files')} to ${order(e)}`,
  'workorderrequest.created': (e) => `Asked for work for ${e.machineName}, ${e.processName}: ${request(e)}`,
  'workorderrequest.assigned': (e) => `Assigned ${request(e)} to ${displayId('workorder', e.workorderId)}`,
  'workorderrequest.rejected': (e) => `Rejected ${request(e)} for ${e.machineName}`,
  'machine.submitted': (e) => submitted(e.from, machine(e)),
  'machine.approved': (e) => `Approved ${machine(e)}`,
  'machine.rejected': (e) => `Rejected ${machine(e)}`,
  'machine.statusChanged': (e) => `Set ${machine(e)} ${move('machine.statusChanged', e)}`,
  'process.submitted': (e) => submitted(e.from, process(e)),
  'process.approved': (e) => `Approved ${process(e)}`,
  'process.rejected': (e) => `Rejected ${process(e)}`,
  'payment.exported': (e) => exported('the payments', e),
  'audit.exported': (e) => exported('the audit log', e),
  'delivery.retried': (e) => `Retried ${several(e.deliveries, 'stuck delivery', 'stuck deliveries')}`,
}

/** The sentence of an event whose kind is known only now. */
export const sentenceOf = (kind: EventKind, data: unknown) => (sentences[kind] as Sentence<unknown>)(data)
