import type { EventKind } from '../terms/event-kinds'
import type { Events } from './events'
import { factsOf } from './audit-facts'
import { eventRow, subjectOf } from './event-lookups'

const account = { accountId: 4, role: 'supplier', companyName: 'Pune Precision' } as const
const inquiry = { inquiryId: 12, projectName: 'Flange', customerId: 5 }
const quotation = { ...inquiry, quotationId: 3, supplierId: 4, price: 123_456 }
const order = { workorderId: 7, projectName: 'Flange', customerId: 5, supplierId: 4 }
const request = {
  requestId: 2,
  supplierId: 4,
  machineName: 'VMC 850',
  processName: 'Milling',
  supplierName: 'Asha Tools',
}
const machine = { machineId: 9, machineName: 'VMC 850', supplierId: 4, supplierName: 'Pune Precision' }
const process = { processId: 8, processName: 'Milling', supplierId: 4, supplierName: 'Pune Precision' }
const problem = {
  problemId: 3,
  workorderId: 7,
  projectName: 'Flange',
  customerId: 5,
  supplierId: 4,
  raisedRole: 'customer' as const,
} as const
const receipt = {
  receiptId: 3,
  customerId: 5,
  companyName: 'Nandi Valves',
  amountPaise: 67_900_00,
  tdsPaise: 100_00,
  mode: 'neft',
  utr: 'SBIN0526',
  orders: [7, 8] as number[],
} as const
const review = {
  entityType: 'inquiry',
  entityId: 12,
  field: 'description',
  authorId: 5,
  found: ['phone'] as ('phone' | 'name')[],
} as const
const question = { questionId: 3, inquiryId: 12, projectName: 'Hub', customerId: 4 }
const asked = { ...question, supplierId: 5 }
const note = { noteId: 1, entityType: 'workorder', entityId: 7, name: 'Flange', accountId: 5 } as const

const person = { ...account, memberId: 9, memberName: 'Ravi Kale', memberRole: 'quoter' } as const

const invoice = {
  invoiceId: 9,
  kind: 'invoice' as const,
  number: 'JW/26-27/00007',
  workorderId: 7,
  projectName: 'Flange',
  customerId: 5,
  totalPaise: 1_18_000_00,
  dueOn: '2026-12-23',
}

const said: { [K in EventKind]: [Events[K], string] } = {
  'account.registered': [account, 'Registered Pune Precision as a supplier'],
  'account.added': [account, 'Added supplier Pune Precision'],
  'account.verified': [account, 'Verified supplier Pune Precision'],
  'account.identityChanged': [
    {
      ...account,
      oldCompanyName: 'Pune Tools',
      newCompanyName: 'Pune Precision',
      oldGstNumber: null,
      newGstNumber: '27',
    },
    'Changed the company name from Pune Tools to Pune Precision and the GST number from none to 27',
  ],
  'account.rechecked': [account, 'Checked supplier Pune Precision again'],
  'account.rejected': [{ ...account, note: 'No GST number' }, 'Rejected supplier Pune Precision'],
  'account.changesRequested': [{ ...account, note: 'No GST number' }, 'Requested changes from supplier Pune Precision'],
  'account.resubmitted': [account, 'Submitted the account of Pune Precision again'],
  'account.edited': [
    { ...account, fields: ['phone', 'gstNumber', 'email'] },
    'Changed phone, GST number and email of supplier Pune Precision',
  ],
  'account.suspended': [{ ...account, note: 'Two complaints in a week' }, 'Suspended supplier Pune Precision'],
  'account.reinstated': [{ ...account, note: null }, 'Reinstated supplier Pune Precision'],
  'account.sessionsEnded': [{ ...account, sessions: 3 }, 'Signed out all people of Pune Precision'],
  'account.categorySet': [{ ...account, from: null, to: 'Milling' }, 'Set the category of Pune Precision to Milling'],
  'account.profileChanged': [{ ...account, fields: ['phone'] }, 'Changed phone in the profile of Pune Precision'],
  'account.addressChanged': [{ ...account, change: 'removed' }, 'Removed an address of Pune Precision'],
  'account.taxProfileChanged': [
    { ...account, fields: ['bankAccount', 'ifsc', 'legalName'], first: false, byAdmin: false, notified: true },
    'Changed account number, IFSC and legal name in the tax profile of Pune Precision',
  ],
  'operator.changed': [
    { operatorId: 1, fields: ['gstin', 'terms'], bank: false },
    'Changed GSTIN and terms in the company profile',
  ],
  'rate.added': [
    { rateId: 1, code: '8481', rateBp: 1800, since: '2026-04-01' },
    'Listed 18 % as the rate of 8481 from 1 Apr 2026',
  ],
  'rate.changed': [{ rateId: 1, code: 'bank', fields: ['to'] }, 'Changed to of the bank rate'],
  'account.memberInvited': [person, 'Invited Ravi Kale to Pune Precision as Quoter'],
  'account.memberJoined': [person, 'Ravi Kale joined Pune Precision as Quoter'],
  'account.memberDeclined': [person, 'Ravi Kale declined the invitation to Pune Precision'],
  'account.memberChanged': [
    { ...person, fromRole: 'floor', toRole: 'quoter', fields: ['role'] },
    'Changed the role of Ravi Kale of Pune Precision from Shop floor to Quoter',
  ],
  'account.memberRemoved': [person, 'Removed Ravi Kale from Pune Precision'],
  'account.emailChangeAsked': [
    { ...account, pendingEmail: 'new@pune.example' },
    'Requested to change the email of Pune Precision to new@pune.example',
  ],
  'account.emailChangeCancelled': [
    { ...account, pendingEmail: 'new@pune.example' },
    'Cancelled the change of the email of Pune Precision to new@pune.example',
  ],
  'account.emailChanged': [
    { ...account, oldEmail: 'old@pune.example', newEmail: 'new@pune.example' },
    'Changed the email of Pune Precision from old@pune.example to new@pune.example, confirmed by link',
  ],
  'account.emailReverted': [
    { ...account, oldEmail: 'thief@pune.example', newEmail: 'old@pune.example' },
    'Took the email of Pune Precision back from thief@pune.example to old@pune.example, by link',
  ],
  'account.newDevice': [
    { ...person, device: 'Chrome on Android' },
    'Signed in Ravi Kale of Pune Precision from a new device: Chrome on Android',
  ],
  'account.factorAdded': [{ ...person, factor: 'totp' }, 'Added an authenticator app for Ravi Kale of Pune Precision'],
  'account.factorRemoved': [{ ...person, factor: 'passkey' }, 'Removed a passkey of Ravi Kale of Pune Precision'],
  'account.factorsReset': [person, 'Removed all second factors of Ravi Kale of Pune Precision'],
  'account.recoveryUsed': [person, 'Used a recovery code of Ravi Kale of Pune Precision'],
  'account.passwordChanged': [account, 'Changed the password of Pune Precision'],
  'account.passwordLinkSent': [account, 'Requested a password link for Pune Precision'],
  'account.passwordSet': [{ ...account, first: true }, 'Set the first password of Pune Precision by link'],
  'account.emailProven': [account, 'Confirmed the email of Pune Precision by link'],
  'account.mailsChosen': [
    { ...account, topic: 'payments', on: false },
    'Turned off emails about payments for Pune Precision',
  ],
  'inquiry.submitted': [
    { ...inquiry, from: null, to: 'new', processName: null, held: true },
    'Submitted inquiry INQ-0012 (Flange), held until its customer is verified',
  ],
  'inquiry.released': [{ ...inquiry, processName: null }, 'Released inquiry INQ-0012 (Flange) to suppliers'],
  'inquiry.processSet': [
    { ...inquiry, processName: 'Milling', held: false },
    'Set the process of inquiry INQ-0012 (Flange) to Milling',
  ],
  'inquiry.statusChanged': [
    { ...inquiry, from: 'new', to: 'quoted' },
    'Moved inquiry INQ-0012 (Flange) from New to Quoted',
  ],
  'inquiry.revised': [
    {
      ...inquiry,
      revision: 2,
      texts: ['material'],
      quantity: { from: 80, to: 1200 },
      targetDate: '2026-12-23',
      added: 0,
      removed: 2,
      replaced: 1,
    },
    'Revised inquiry INQ-0012 (Flange): revision B, quantity 80 → 1,200, wanted by 23 Dec 2026, material changed, 1 file replaced, 2 files removed',
  ],
  'inquiry.ownerSet': [
    { ...inquiry, ownerId: 2, ownerName: 'Asha Rao' },
    'Assigned inquiry INQ-0012 (Flange) to Asha Rao',
  ],
  'quotation.created': [
    { ...quotation, from: null, to: 'pending', supplierName: 'Asha Tools' },
    'Quoted ₹1,23,456 on inquiry INQ-0012 (Flange)',
  ],
  'quotation.revised': [
    { ...quotation, version: 2, prices: [132_800, 127_000], leadDays: [21, 18] },
    'Revised quotation QUOT-0003 for Flange: v2, ₹1,32,800 → ₹1,27,000, 21 → 18 days',
  ],
  'quotation.reconfirmed': [
    { ...quotation, revision: 2, version: 1 },
    'Confirmed quotation QUOT-0003 for revision B of Flange',
  ],
  'quotation.withdrawn': [
    { ...quotation, from: 'pending', to: 'rejected', note: 'The machine is down' },
    'Withdrew quotation QUOT-0003 for Flange',
  ],
  'quotation.countered': [{ ...quotation, asked: 1_000 }, 'Asked ₹1,000 instead of ₹1,23,456 for quotation QUOT-0003'],
  'quotation.counterDeclined': [{ ...quotation, asked: 1_000 }, 'Declined ₹1,000 for quotation QUOT-0003'],
  'quotation.expiring': [
    { ...quotation, price: null, validUntil: '2026-11-21T00:00:00.000Z' },
    'Quotation QUOT-0003 for Flange is valid until 21 Nov 2026',
  ],
  'quotation.expired': [
    { ...quotation, price: null, validUntil: '2026-11-21T00:00:00.000Z' },
    'Quotation QUOT-0003 for Flange expired on 21 Nov 2026',
  ],
  'quotation.requoteAsked': [quotation, 'Asked for a new price for quotation QUOT-0003'],
  'inquiry.opened': [{ ...inquiry, processName: 'Milling' }, 'Opened inquiry INQ-0012 (Flange) to all suppliers'],
  'inquiry.deadlineMoved': [
    { ...inquiry, quoteBy: '2026-11-27T12:30:00.000Z' },
    'Moved the deadline of inquiry INQ-0012 (Flange): until 27 Nov 2026, 18:00',
  ],
  'inquiry.deadlineNear': [
    { ...inquiry, supplierId: 4, quoteBy: '2026-11-27T12:30:00.000Z' },
    'Quoting on inquiry INQ-0012 (Flange) closes on 27 Nov 2026, 18:00',
  ],
  'inquiry.deadlinePassed': [inquiry, 'No quotation came for inquiry INQ-0012 (Flange) by its deadline'],
  'inquiry.quotingDeclined': [
    { ...inquiry, supplierId: 4, reason: 'capacity' },
    'Will not quote on inquiry INQ-0012 (Flange): no capacity',
  ],
  'quotation.sent': [{ ...quotation, from: 'pending', to: 'sent' }, 'Marked quotation QUOT-0003 for Flange as sent'],
  'quotation.accepted': [
    { ...quotation, from: 'pending', to: 'accepted' },
    'Accepted quotation QUOT-0003 for Flange at ₹1,23,456',
  ],
  'quotation.rejected': [
    { ...quotation, from: 'pending', to: 'rejected', following: true },
    'Rejected quotation QUOT-0003 for Flange, following another decision',
  ],
  'workorder.created': [{ ...order, from: null, to: 'pending' }, 'Created work order WO-0007 (Flange)'],
  'workorder.statusChanged': [
    { ...order, from: 'pending', to: 'quality_check' },
    'Moved work order WO-0007 (Flange) from Order Received to Quality Check',
  ],
  'workorder.paymentChanged': [
    { ...order, projectName: null, from: 'pending', to: 'complete' },
    'Set the payment of work order WO-0007 from Pending to Paid',
  ],
  'workorder.ownerSet': [
    { ...order, ownerId: null, ownerName: null },
    'Removed the owner of work order WO-0007 (Flange)',
  ],
  'workorder.progressed': [
    { ...order, doneQuantity: 60, quantity: 120, expectedDate: null, dueDate: null },
    'Reported on work order WO-0007 (Flange): 60 of 120 pieces done',
  ],
  'workorder.referencesChanged': [order, 'Changed the PO number of work order WO-0007 (Flange)'],
  'workorder.filesAdded': [{ ...order, names: ['a.pdf', 'b.pdf'] }, 'Added 2 files to work order WO-0007 (Flange)'],
  'workorder.documentsSet': [
    { ...order, added: ['inspection_report', 'packing_photo'], removed: ['first_article'] },
    'Set the documents of work order WO-0007 (Flange): inspection report and packing photo wanted, first article inspection no longer wanted',
  ],
  'workorder.documentWaived': [
    { ...order, kind: 'packing_photo', note: 'Fetched by the buyer' },
    'Waived the packing photo of work order WO-0007 (Flange): Fetched by the buyer',
  ],
  'workorder.documentRestored': [
    { ...order, kind: 'packing_photo' },
    'Required the packing photo of work order WO-0007 (Flange) again',
  ],
  'workorder.reportFinal': [
    { ...order, kind: 'inspection', version: 1, verdict: 'accepted' },
    'Made the inspection report of work order WO-0007 (Flange) final: accepted',
  ],
  'workorder.certificateIssued': [{ ...order, no: 1 }, 'Issued certificate COC-0007-1 of work order WO-0007 (Flange)'],
  'workorder.certificateVoided': [
    { ...order, no: 1, note: 'A wrong heat' },
    'Made certificate COC-0007-1 of work order WO-0007 (Flange) void: A wrong heat',
  ],
  'workorder.lotAdded': [{ ...order, heat: '7A' }, 'Added heat 7A to work order WO-0007 (Flange)'],
  'workorder.lotChanged': [{ ...order, heat: '7A' }, 'Changed heat 7A of work order WO-0007 (Flange)'],
  'workorder.lotVoided': [{ ...order, heat: '7A' }, 'Removed heat 7A from work order WO-0007 (Flange)'],
  'workorder.fileHidden': [{ ...order, name: 'a.pdf' }, 'Hid a.pdf of work order WO-0007 (Flange) from its customer'],
  'workorder.fileShown': [
    { ...order, name: 'a.pdf' },
    'Showed a.pdf of work order WO-0007 (Flange) to its customer again',
  ],
  'workorder.termsChanged': [{ ...order, fields: ['hsn'] }, 'Changed what work order WO-0007 (Flange) is invoiced by'],
  'invoice.issued': [
    { ...invoice, held: false },
    'Issued invoice JW/26-27/00007 of ₹1,18,000.00 for WO-0007, due 23 Dec 2026',
  ],
  'invoice.registered': [invoice, 'Recorded the IRN of invoice JW/26-27/00007'],
  'invoice.dueSoon': [
    { ...invoice, balancePaise: 500_00 },
    'Reminded of invoice JW/26-27/00007 for WO-0007: ₹500.00 due 23 Dec 2026',
  ],
  'invoice.overdue': [
    { ...invoice, balancePaise: 500_00, days: 1 },
    'Reminded that invoice JW/26-27/00007 for WO-0007 is overdue by 1 day: ₹500.00',
  ],
  'invoice.irnMissing': [invoice, 'Reminded that invoice JW/26-27/00007 has no IRN'],
  'problem.raised': [
    { ...problem, from: null, to: 'open', kind: 'finish', quantity: 40 },
    'Raised PRB-0003 on WO-0007: 40 pcs, finish',
  ],
  'problem.filesAdded': [{ ...problem, names: ['a.jpg'] }, 'Added 1 file to PRB-0003 on WO-0007'],
  'problem.contained': [{ ...problem, from: 'open', to: 'contained' }, 'Contained PRB-0003 on WO-0007'],
  'problem.decided': [
    { ...problem, from: 'open', to: 'decided', decision: 'rework' },
    'Decided PRB-0003 on WO-0007: Rework',
  ],
  'problem.rejected': [{ ...problem, from: 'open', to: 'rejected' }, 'Rejected PRB-0003 on WO-0007'],
  'problem.solved': [
    { ...problem, from: 'decided', to: 'solved', closesAt: '2026-11-27T12:30:00.000Z' },
    'Gave root cause and corrective action of PRB-0003 on WO-0007',
  ],
  'problem.sentBack': [{ ...problem, from: 'solved', to: 'decided' }, 'Sent back PRB-0003 on WO-0007'],
  'problem.closed': [{ ...problem, from: 'solved', to: 'closed' }, 'Closed PRB-0003 on WO-0007'],
  'problem.expired': [
    { ...problem, from: 'solved', to: 'closed' },
    'Closed PRB-0003 on WO-0007 from Solved to Closed: nobody answered',
  ],
  'problem.withdrawn': [{ ...problem, from: 'open', to: 'withdrawn' }, 'Withdrew PRB-0003 on WO-0007'],
  'problem.reopened': [{ ...problem, from: 'closed', to: 'open' }, 'Opened PRB-0003 on WO-0007 again'],
  'receipt.claimed': [
    { ...receipt, from: null, to: 'claimed' },
    'Says it has paid ₹67,900.00 by NEFT SBIN0526 and ₹100.00 TDS (RCP-0003)',
  ],
  'receipt.received': [
    { ...receipt, from: 'claimed', to: 'received' },
    'Confirmed ₹67,900.00 by NEFT SBIN0526 and ₹100.00 TDS of Nandi Valves (RCP-0003)',
  ],
  'receipt.refunded': [
    { ...receipt, tdsPaise: 0, from: null, to: 'received' },
    'Recorded a refund of ₹67,900.00 by NEFT SBIN0526 to Nandi Valves (RCP-0003)',
  ],
  'receipt.adjusted': [
    { ...receipt, mode: 'adjustment', from: null, to: 'received' },
    'Adjusted ₹67,900.00 of Nandi Valves (RCP-0003)',
  ],
  'receipt.allocated': [receipt, 'Allotted RCP-0003 to WO-0007, WO-0008'],
  'receipt.refused': [
    { ...receipt, amountPaise: 0, from: 'claimed', to: 'refused' },
    'Refused the claim of ₹100.00 TDS by Nandi Valves (RCP-0003)',
  ],
  'receipt.withdrawn': [
    { ...receipt, utr: null, from: 'claimed', to: 'withdrawn' },
    'Withdrew the claim of ₹67,900.00 by NEFT and ₹100.00 TDS (RCP-0003)',
  ],
  'receipt.reversed': [
    { ...receipt, from: 'received', to: 'reversed', note: 'The cheque bounced' },
    'Reversed ₹67,900.00 by NEFT SBIN0526 and ₹100.00 TDS of Nandi Valves (RCP-0003)',
  ],
  'problem.uncontained': [problem, 'Reminded of PRB-0003 on WO-0007: nothing was stopped for a day'],
  'workorderrequest.created': [
    { ...request, from: null, to: 'pending' },
    'Requested work for VMC 850, Milling: request REQ-0002 of Asha Tools',
  ],
  'workorderrequest.assigned': [
    { ...request, from: 'pending', to: 'assigned', workorderId: 7 },
    'Assigned request REQ-0002 of Asha Tools to WO-0007',
  ],
  'workorderrequest.rejected': [
    { ...request, from: 'pending', to: 'rejected' },
    'Rejected request REQ-0002 of Asha Tools for VMC 850',
  ],
  'machine.submitted': [
    { ...machine, from: 'rejected', to: 'pending' },
    'Edited machine VMC 850 of Pune Precision and submitted it again',
  ],
  'machine.approved': [{ ...machine, from: 'pending', to: 'approved' }, 'Approved machine VMC 850 of Pune Precision'],
  'machine.rejected': [{ ...machine, from: 'pending', to: 'rejected' }, 'Rejected machine VMC 850 of Pune Precision'],
  'machine.statusChanged': [
    { ...machine, from: 'idle', to: 'maintenance' },
    'Set machine VMC 850 of Pune Precision from Idle to Maintenance',
  ],
  'process.submitted': [
    { ...process, from: null, to: 'pending' },
    'Submitted process Milling of Pune Precision for approval',
  ],
  'process.approved': [{ ...process, from: 'pending', to: 'approved' }, 'Approved process Milling of Pune Precision'],
  'process.rejected': [{ ...process, from: 'pending', to: 'rejected' }, 'Rejected process Milling of Pune Precision'],
  'list.exported': [
    { list: 'workorders', filters: { status: 'issues' }, rows: 12 },
    'Exported the list of work orders with 1 filter',
  ],
  'payment.exported': [{ filters: {} }, 'Exported the payments without filters'],
  'audit.exported': [{ filters: { kind: 'machines' } }, 'Exported the audit log with 1 filter'],
  'message.held': [
    { ...review, found: ['phone', 'name'], from: null, to: 'held' },
    'Wrote a phone number and a name in the description of INQ-0012, held for the other side',
  ],
  'file.held': [{ ...review, field: 'file:7', fault: 'password' }, 'Held a file of INQ-0012: it asks for a password'],
  'message.released': [
    { ...review, from: 'held', to: 'released', edited: true },
    'Released the description of INQ-0012 in other words',
  ],
  'message.withheld': [
    { ...review, field: 'file:7', from: 'held', to: 'withheld', note: 'A letterhead' },
    'Withheld a file of INQ-0012',
  ],
  'question.asked': [asked, 'Asked about INQ-0012 (Hub)'],
  'question.answered': [asked, 'Answered a question on INQ-0012 (Hub)'],
  'question.shared': [asked, 'Shared an answer on INQ-0012 (Hub) with all suppliers'],
  'question.noticed': [question, 'Told all suppliers something about INQ-0012 (Hub)'],
  'question.withheld': [{ ...question, authorId: 5, note: 'Off topic' }, 'Took back a message on INQ-0012 (Hub)'],
  'note.added': [{ ...note, authorName: 'Asha Rao', mentioned: [] }, 'Wrote a note on WO-0007 (Flange)'],
  'note.removed': [{ ...note, entityType: 'machine', name: 'VMC 850' }, 'Removed a note on machine VMC 850'],
  'delivery.retried': [{ deliveries: 1 }, 'Retried 1 stuck delivery'],
}

test.each(Object.entries(said) as [EventKind, [unknown, string]][])('%s', (kind, [data, sentence]) =>
  expect(eventRow(kind).sentence(data)).toBe(sentence),
)

test('every event happened to a noun and keeps its id, but for exports and retries', () => {
  const kinds = Object.keys(said) as EventKind[]
  const aimless = kinds.filter((kind) => !Number.isInteger(subjectOf(kind, said[kind][0])?.entityId))
  expect(aimless).toEqual(['list.exported', 'payment.exported', 'audit.exported', 'delivery.retried'])
})

test('what else was known is told as people read it: filters by their names, money, days, fields', () => {
  const filters = { kind: 'machine.rejected', completedFrom: '2026-04-01', q: 'Nava' }
  expect(factsOf('audit.exported', { filters })).toEqual([
    { label: 'What', value: 'Machine rejected' },
    { label: 'Completed from', value: '1 Apr 2026' },
    { label: 'Search', value: 'Nava' },
  ])
  const narrowed = { status: 'in_progress', due: 'late', process: 'Milling', sort: '-dueDate' }
  expect(factsOf('list.exported', { list: 'workorders', filters: narrowed, rows: 1_200 })).toEqual([
    { label: 'Rows', value: '1,200' },
    { label: 'Status', value: 'In Production' },
    { label: 'Due', value: 'Late' },
    { label: 'Process', value: 'Milling' },
    { label: 'Order', value: 'Due Date, last first' },
  ])
  expect(factsOf('list.exported', { list: 'customers', filters: { status: 'pending' }, rows: 0 })).toContainEqual({
    label: 'Status',
    value: 'Pending',
  })
  expect(factsOf('quotation.created', { ...quotation, validUntil: '2026-05-01' })).toEqual([
    { label: 'Project', value: 'Flange' },
    { label: 'Price', value: '₹1,23,456' },
    { label: 'Valid Until', value: '1 May 2026' },
  ])
  expect(factsOf('account.edited', { fields: ['phone', 'gstNumber'] })).toEqual([
    { label: 'Changed', value: 'Phone, GST number' },
  ])
})
