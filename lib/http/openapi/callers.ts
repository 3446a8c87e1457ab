import type { Role } from '../../contract/people/account'
import type { Call } from '../../contract/calls'
import type { MemberRole } from '../../terms/member-roles'
import { permissions, type Act } from '../../rules/core/permissions'

/** Calls whose act has another name. */
const actsOf: Record<string, Act> = {
  'accounts.customer': 'account.customers',
  'accounts.verifySupplier': 'account.verify',
  'accounts.setCategory': 'account.editSupplier',
  'accounts.categories': 'account.suppliers',
  'dashboard.get': 'dashboard.get',
  'floor.get': 'floor.get',
  'floor.order': 'floor.order',
  'search.find': 'search.find',
  'dashboard.tasks': 'dashboard.tasks',
  'dashboard.trends': 'dashboard.trends',
  'inquiries.file': 'inquiry.download',
  'inquiries.picture': 'inquiry.download',
  'accounts.customerRecord': 'account.record',
  'workorders.file': 'workorder.download',
  'workorders.picture': 'workorder.download',
  'reports.pdf': 'report.get',
  'certificates.pdf': 'certificate.get',
  'dossiers.pdf': 'dossier.get',
  'dossiers.zip': 'dossier.get',
  'bulk.run': 'bulk.run',
  'bulk.preview': 'bulk.run',
  'bills.proposal': 'bill.propose',
  'bills.addOf': 'bill.add',
  'bills.prepareOf': 'bill.add',
  'bills.changeStatus': 'bill.judge',
  'bills.object': 'bill.object',
  'bills.pdf': 'bill.pdf',
  'bills.file': 'bill.download',
  'payouts.changeStatus': 'payout.reverse',
  'receipts.changeStatus': 'receipt.judge',
  'receipts.file': 'receipt.download',
  'ageing.get': 'ageing.get',
  'listExports.create': 'list.export',
  'orderTerms.get': 'terms.get',
  'orderTerms.edit': 'terms.edit',
  'invoices.toIssue': 'invoice.preview',
  'invoices.batch': 'invoice.issue',
  'invoiceFiles.pdf': 'invoice.pdf',
  'invoiceFiles.einvoice': 'invoice.einvoice',
  'invoiceFiles.einvoices': 'invoice.einvoice',
  'invoiceFiles.irns': 'invoice.irn',
  'invoiceFiles.irn': 'invoice.irn',
  'orderEndings.cancel': 'workorder.cancel',
  'orderEndings.preview': 'workorder.previewClose',
  'orderEndings.closeShort': 'workorder.closeShort',
  'shipments.issueChallan': 'challan.issue',
  'shipments.challan': 'challan.pdf',
  'materials.list': 'material.list',
  'materialReturns.itc04': 'return.itc04',
  'payments.get': 'payment.ledger',
  'operator.get': 'operator.get',
  'operator.edit': 'operator.edit',
  'operator.terms': 'operator.terms',
  'audit.list': 'audit.list',
  'audit.export': 'audit.export',
  'audit.actors': 'audit.list',
  'audit.people': 'audit.list',
  'audit.get': 'audit.list',
  'questions.file': 'question.download',
  'quotations.file': 'quotation.download',
  'nda.get': 'nda.get',
  'nda.set': 'nda.set',
  'nda.acceptances': 'nda.acceptances',
  'nda.accept': 'nda.accept',
  'messages.release': 'message.moderate',
  'messages.withhold': 'message.moderate',
}

/** The act of a call; undefined for one that needs no session. */
export function actOf({ group, name, endpoint }: Call): Act | undefined {
  if (endpoint.access === 'public') return undefined
  const act = actsOf[`${group}.${name}`] ?? actNamed(group, name)
  if (!act)
    throw new Error(`${group}.${name} has no act of its name in the permission table: see lib/http/openapi/callers.ts`)
  return act
}

/** The roles that may make a call, whether they must be verified, and whether it goes on while they are suspended. Null: public. */
export function callersOf(
  call: Call,
): { roles: readonly Role[]; members?: readonly MemberRole[]; verified?: true; suspended?: true } | null {
  const act = actOf(call)
  if (!act) return null
  const { roles, ...rule } = permissions[act]
  return roles === 'public' ? null : { roles, ...rule }
}

const pluralOf = (noun: string) => (noun.endsWith('s') ? `${noun}es` : `${noun.replace(/y$/, 'ie')}s`)

/** Acts by the call of their name: `inquiries.submit` is inquiry.submit. */
const actsByCall = new Map<string, Act>()
for (const act of Object.keys(permissions) as Act[]) {
  const [noun, verb] = act.split('.') as [string, string]
  const call = `${pluralOf(noun)}.${verb}`
  if (!actsByCall.has(call)) actsByCall.set(call, act)
}
const actNamed = (group: string, name: string) => actsByCall.get(`${group.toLowerCase()}.${name}`)

/** The callers in words, a sentence. */
export function whoMay(callers: ReturnType<typeof callersOf>): string {
  if (!callers) return 'For everyone, without a session.'
  if (callers.roles.length === 3) return 'For anyone signed in.'
  return `For ${callers.verified ? 'verified ' : ''}${callers.roles.map((role) => `${role}s`).join(' and ')}.`
}
