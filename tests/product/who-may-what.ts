import { PASSWORD } from '@/tests/make'

/** A call of the table: its line, a body that fits, and what is answered to each of the columns. */
export type Row = [line: string, body: object | null, statuses: string]

const inquiry = { projectName: 'Flange', description: 'Turned flange, 12 holes', quantity: 4 }
const person = { name: 'Ravi', email: '{newEmail}', role: 'owner' }
const ceremony = { id: 'never-was', response: {} }
const waiver = { reason: 'The customer fetched the parts' }
const address = { label: 'Works', line1: 'Plot 7', city: 'Pune', pin: '411026', stateCode: '27' }
const rate = { kind: 'gst', rateBp: 1800, from: '2026-04-01' }
const taxProfile = {
  legalName: '{newName}',
  addressLine1: 'Plot 7',
  city: 'Pune',
  pin: '411026',
  stateCode: '27',
  scheme: 'unregistered',
}
const quotation = { inquiryId: '{inquiry}', price: 45_000, details: 'Ex works' }
const category = { mainProcessCategory: 'Milling' }
const machine = { name: 'VMC', model: 'VF-2', type: 'VMC' }
const process = { name: 'Honing', description: 'Bores up to 200 mm' }
const supplier = {
  companyName: 'Nava Tools',
  contactName: 'Ravi',
  email: '{newEmail}',
  phone: '9822012345',
  address: 'Nashik, MIDC Ambad',
}
const registration = {
  role: 'supplier',
  companyName: 'Nava',
  contactName: 'Ravi',
  email: '{newEmail}',
  password: 'secret1',
}
const wrongPassword = { currentPassword: 'not-it', newPassword: 'secret2', confirmPassword: 'secret2' }
const unknownToken = { token: 'never-was', newPassword: 'secret2', confirmPassword: 'secret2' }
const why = 'As agreed on the telephone'
const paid = { amountPaise: 100, mode: 'neft', utr: '{reference}' }
const received = { ...paid, customerId: '{customer}', receivedOn: '2026-11-02', confirmOver: true }
const claimed = { ...paid, workOrderId: '{workorder}', paidOn: '2026-11-02' }
const wrong = { kind: 'finish', description: why, wanted: 'rework' }
const solution = { rootCause: why, correctiveAction: why }
const order = { supplierId: '{supplier}' }
// Of another document: see einvoice.test.
const irn = { irn: 'a'.repeat(64), ackNo: '112010036563310', ackOn: '2026-11-23', signedQr: 'a.b.c' }
const invoice = { kind: 'invoice', expectedTotalPaise: 1_18_000_00 }
const bulk = { act: 'notification.read', ids: ['{notification}'] }
const note = { entityType: 'inquiry', entityId: '{inquiry}', text: 'Call them' }
const text = { text: 'As drawn?' }
const request = { machineId: '{machine}', processId: '{process}' }

/**
 * Who may do what. Things in braces are the customer's and the supplier's; the columns ask for them:
 * nobody · customer · another customer · an unverified customer · supplier · another supplier · an unverified supplier · admin
 */
export const table: Row[] = [
  ['POST /api/register', registration, '201 201 201 201 201 201 201 201'],
  ['POST /api/login', { username: '{ownEmail}', password: 'secret1' }, '200 200 200 200 200 200 200 200'],
  ['POST /api/logout', null, '204 204 204 204 204 204 204 204'],
  ['GET /api/user', null, '401 200 200 200 200 200 200 200'],
  ['PATCH /api/users/{customer}', { contactName: 'Asha' }, '401 200 404 404 404 404 404 404'],
  ['PATCH /api/users/{supplier}', { contactName: 'Ravi' }, '401 404 404 404 200 404 404 404'],
  ['POST /api/user/password', wrongPassword, '401 400 400 400 400 400 400 400'],
  ['POST /api/password/forgot', { email: '{ownEmail}' }, '204 204 204 204 204 204 204 204'],
  ['POST /api/password/reset', unknownToken, '400 400 400 400 400 400 400 400'],
  ['POST /api/email/confirm', { token: 'never-was' }, '400 400 400 400 400 400 400 400'],
  ['POST /api/email/revert', { token: 'never-was' }, '400 400 400 400 400 400 400 400'],
  ['PATCH /api/users/{newCustomer}/verify', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/users/{newSupplier}/verify', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/users/{newCustomer}/reject', { reason: 'No' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/users/{newSupplier}/changes', { reason: 'No' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/users/{newSupplier}/suspend', { reason: 'Two complaints' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/users/{suspended}/reinstate', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/users/{supplier}/members', null, '401 403 403 403 403 403 403 200'],
  ['POST /api/users/{newCustomer}/sessions/end', null, '401 403 403 403 403 403 403 204'],

  ['GET /api/inquiries', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/inquiries', inquiry, '401 201 201 201 403 403 403 403'],
  ['GET /api/inquiries/{inquiry}', null, '401 200 404 404 200 200 404 200'],
  ['PATCH /api/inquiries/{inquiry}', { quantity: 60 }, '401 200 404 404 403 403 403 403'],
  ['GET /api/inquiries/{inquiry}/revisions', null, '401 200 404 404 200 200 404 200'],
  ['POST /api/inquiries/{inquiry}/copy', { quantity: 20 }, '401 201 404 404 403 403 403 403'],
  ['POST /api/inquiries/{inquiry}/open', null, '401 200 404 404 403 403 403 200'],
  ['POST /api/workorders/{completed}/reorder', { quantity: 20 }, '401 201 404 404 403 403 403 403'],
  ['PATCH /api/inquiries/{inquiry}/deadline', { quoteBy: '{nextWeek}' }, '401 200 404 404 403 403 403 200'],
  ['PATCH /api/inquiries/{inquiry}/close', { as: 'cancelled' }, '401 200 404 404 403 403 403 403'],
  ['GET /api/inquiries/{inquiry}/bidders', null, '401 200 404 404 403 403 403 200'],
  ['POST /api/inquiries/{inquiry}/decline', { reason: 'capacity' }, '401 403 403 403 200 200 403 403'],
  ['PATCH /api/inquiries/{inquiry}/status', { status: 'processing' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/inquiries/{inquiry}/process', { processId: '{process}' }, '401 403 403 403 403 403 403 200'],
  // The other side has another name for it.
  ['GET /api/inquiries/{inquiryWithFile}/files/drawing.pdf', null, '401 200 404 404 404 404 404 200'],
  ['GET /api/inquiries/{inquiryWithPicture}/files/drawing.pdf/picture', null, '401 200 404 404 404 404 404 200'],
  ['PATCH /api/inquiries/{inquiry}/owner', { ownerId: '{owner}' }, '401 403 403 403 403 403 403 200'],
  ['GET /api/inquiries/{inquiry}/readers', null, '401 200 404 404 403 403 403 200'],

  ['GET /api/inquiries/{inquiry}/questions', null, '401 200 404 404 200 200 404 200'],
  ['POST /api/inquiries/{inquiry}/questions', text, '401 403 403 403 201 201 403 403'],
  ['POST /api/inquiries/{inquiry}/notices', text, '401 201 404 404 403 403 403 201'],
  [
    'PATCH /api/inquiries/{inquiry}/questions/read',
    { until: '2026-11-25T00:00:00Z' },
    '401 204 404 404 204 204 404 403',
  ],
  ['POST /api/questions/{question}/messages', text, '401 201 404 404 201 404 404 201'],
  ['PATCH /api/questionmessages/{answer}/share', { sharedQuestion: 'Which fit?' }, '401 200 404 404 403 403 403 200'],
  ['PATCH /api/questionmessages/{answer}/withhold', { reason: 'Off topic' }, '401 403 403 403 403 403 403 200'],
  ['GET /api/questionmessages/{answerWithFile}/files/drawing.pdf', null, '401 200 404 404 404 404 404 200'],

  ['GET /api/user/factors', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/login/second', { code: '123456' }, '401 401 401 401 401 401 401 401'],
  ['POST /api/login/passkey/options', null, '200 200 200 200 200 200 200 200'],
  ['POST /api/login/passkey', ceremony, '401 401 401 401 401 401 401 401'],
  ['POST /api/user/confirm', { password: PASSWORD }, '401 204 204 204 204 204 204 204'],
  ['POST /api/user/confirm/options', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/user/totp', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/user/totp/confirm', { code: '123456' }, '401 400 400 400 400 400 400 400'],
  ['POST /api/user/totp/remove', null, '401 409 409 409 409 409 409 409'],
  ['POST /api/user/passkeys/options', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/user/passkeys', { ...ceremony, name: 'Phone' }, '401 400 400 400 400 400 400 400'],
  ['POST /api/user/recovery-codes', null, '401 409 409 409 409 409 409 409'],
  ['PATCH /api/user/passkeys/{passkey}', { name: 'Phone' }, '401 200 404 404 404 404 404 404'],
  ['POST /api/user/passkeys/{passkey}/remove', null, '401 204 404 404 404 404 404 404'],
  ['POST /api/members/{protected}/factors/reset', null, '401 403 403 403 403 403 403 204'],

  ['GET /api/members', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/members', person, '401 201 201 201 201 201 201 201'],
  ['PATCH /api/members/{colleague}', { name: 'Ravi' }, '401 404 404 404 200 404 404 404'],
  ['POST /api/members/{colleague}/remove', null, '401 404 404 404 204 404 404 404'],
  ['POST /api/members/{invited}/invite-again', null, '401 404 404 404 204 404 404 404'],
  ['POST /api/members/decline', { token: 'never-was' }, '400 400 400 400 400 400 400 400'],

  ['GET /api/addresses', null, '401 200 200 200 403 403 403 403'],
  ['POST /api/addresses', address, '401 201 201 201 403 403 403 403'],
  ['PATCH /api/addresses/{address}', { city: 'Pune' }, '401 200 404 404 403 403 403 403'],
  ['DELETE /api/addresses/{address}', null, '401 204 404 404 403 403 403 403'],

  ['GET /api/quotations', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/quotations', quotation, '401 403 403 403 201 201 403 403'],
  ['GET /api/quotations/{quotation}', null, '401 200 404 404 200 404 404 200'],
  ['PATCH /api/quotations/{quotation}', { revision: 1, price: 44_000 }, '401 403 403 403 200 404 403 403'],
  ['POST /api/quotations/{quotation}/reconfirm', { revision: 1 }, '401 403 403 403 200 404 403 403'],
  ['POST /api/quotations/{quotation}/withdraw', { reason: 'No steel' }, '401 403 403 403 200 404 403 403'],
  ['POST /api/quotations/{quotation}/counter', { price: 40_000 }, '401 200 404 404 403 403 403 403'],
  ['POST /api/quotations/{countered}/counter/decline', {}, '401 403 403 403 200 404 403 403'],
  ['POST /api/quotations/{expired}/requote', {}, '401 200 404 404 403 403 403 403'],
  ['GET /api/quotations/{quotationWithFile}/files/drawing.pdf', null, '401 404 404 404 200 404 404 200'],
  ['PATCH /api/quotations/{quotation}/status', { status: 'accepted' }, '401 200 404 404 403 403 403 409'],
  ['PATCH /api/quotations/{quotation}/status', { status: 'rejected' }, '401 200 404 404 403 403 403 409'],
  ['PATCH /api/quotations/{quotation}/status', { status: 'sent' }, '401 400 400 400 403 403 403 200'],

  ['GET /api/processes', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/processes', process, '401 403 403 403 201 201 201 403'],
  ['PATCH /api/processes/{pendingProcess}', { name: 'Lapping' }, '401 403 403 403 200 404 404 403'],
  ['PATCH /api/processes/{pendingProcess}/approve', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/processes/{pendingProcess}/reject', { reason: 'Too vague' }, '401 403 403 403 403 403 403 200'],

  ['GET /api/machines', null, '401 403 403 403 200 200 200 200'],
  ['POST /api/machines', machine, '401 403 403 403 201 201 201 403'],
  ['PATCH /api/machines/{pendingMachine}', { model: 'VF-3' }, '401 403 403 403 200 404 404 403'],
  ['PATCH /api/machines/{machine}/status', { status: 'running' }, '401 403 403 403 200 404 404 403'],
  ['PATCH /api/machines/{pendingMachine}/approve', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/machines/{pendingMachine}/reject', { reason: 'No serial' }, '401 403 403 403 403 403 403 200'],

  ['GET /api/workorderrequests', null, '401 403 403 403 200 200 200 200'],
  ['POST /api/workorderrequests', request, '401 403 403 403 201 400 403 403'],
  ['PATCH /api/workorderrequests/{request}/reject', { reason: 'No work' }, '401 403 403 403 403 403 403 200'],

  ['GET /api/workorders', null, '401 200 200 200 200 200 200 200'],
  ['GET /api/workorders/{workorder}', null, '401 200 404 404 200 404 404 200'],
  ['POST /api/workorders', order, '401 403 403 403 403 403 403 201'],
  ['PATCH /api/workorders/{workorder}/status', { status: 'started' }, '401 403 403 403 200 404 404 200'],
  ['PATCH /api/workorders/{workorder}/payment', { status: 'partial' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/workorders/{workorder}/owner', { ownerId: '{owner}' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/workorders/{workorder}/progress', { doneQuantity: 1 }, '401 403 403 403 200 404 404 200'],
  ['PATCH /api/workorders/{workorder}/references', { poNumber: 'PO-7' }, '401 200 404 404 403 403 403 403'],
  ['GET /api/floor', null, '401 403 403 403 200 200 200 403'],
  ['GET /api/floor/{workorder}', null, '401 403 403 403 200 404 404 403'],
  ['POST /api/workorders/{workorder}/files', { files: [{ id: '{ownUpload}' }] }, '401 403 403 403 200 404 404 200'],
  ['GET /api/workorders/{workorderWithFile}/files/drawing.pdf', null, '401 404 404 404 200 404 404 200'],
  ['GET /api/workorders/{workorderWithPhoto}/files/bore.jpg/picture', null, '401 404 404 404 200 404 404 200'],
  ['POST /api/workorders/{workorder}/reports', { kind: 'inspection', plan: 'one' }, '401 403 403 403 201 404 404 201'],
  ['GET /api/reports/{draft}', null, '401 404 404 404 200 404 404 200'],
  ['PATCH /api/reports/{draft}', { note: 'At 20 °C' }, '401 403 403 403 200 404 404 200'],
  [
    'PATCH /api/reports/{draft}/values',
    { values: [{ characteristicId: '{characteristic}', sample: 1, value: 25 }] },
    '401 403 403 403 200 404 404 200',
  ],
  ['POST /api/reports/{measured}/finalize', null, '401 403 403 403 200 404 404 200'],
  ['GET /api/reports/{draft}/pdf', null, '401 404 404 404 200 404 404 200'],
  ['POST /api/workorders/{workorder}/certificates', {}, '401 403 403 403 201 404 404 201'],
  ['POST /api/certificates/{certificate}/void', { reason: 'A wrong heat' }, '401 403 403 403 200 404 404 200'],
  ['GET /api/certificates/{certificate}/pdf', null, '401 200 404 404 200 404 404 200'],
  ['GET /api/workorders/{workorderWithFile}/dossier/pdf', null, '401 200 404 404 200 404 404 200'],
  ['GET /api/workorders/{workorderWithFile}/dossier/zip', null, '401 200 404 404 200 404 404 200'],
  ['GET /api/workorders/{workorder}/card', null, '401 403 403 403 200 404 404 200'],
  ['GET /api/problems', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/workorders/{workorder}/problems', wrong, '401 409 404 404 201 404 404 201'],
  ['POST /api/workorders/{completed}/problems', wrong, '401 400 404 404 409 404 404 201'],
  ['GET /api/problems/{problem}', null, '401 200 404 404 200 404 404 200'],
  ['POST /api/problems/{problem}/files', { files: [{ id: '{ownUpload}' }] }, '401 200 404 404 200 404 404 200'],
  ['PATCH /api/problems/{problem}/contain', { containment: why }, '401 403 403 403 200 404 404 200'],
  ['PATCH /api/problems/{problem}/decide', { decision: 'accept', note: why }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/problems/{problem}/reject', { note: why }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/problems/{remade}/solve', solution, '401 403 403 403 200 404 404 200'],
  ['PATCH /api/problems/{solved}/send-back', { note: why }, '401 200 404 404 409 404 404 200'],
  ['PATCH /api/problems/{solved}/close', null, '401 200 404 404 409 404 404 200'],
  ['PATCH /api/problems/{problem}/withdraw', null, '401 200 404 404 409 404 404 409'],
  ['PATCH /api/problems/{rejected}/reopen', { note: why }, '401 403 403 403 403 403 403 200'],
  ['GET /api/receipts', null, '401 200 200 200 403 403 403 200'],
  ['POST /api/receipts', received, '401 403 403 403 403 403 403 201'],
  ['POST /api/receipts/claims', claimed, '401 201 400 400 403 403 403 403'],
  ['GET /api/receipts/{receipt}', null, '401 200 404 404 403 403 403 200'],
  ['PATCH /api/receipts/{claim}/status', { status: 'received', voucher: false }, '401 409 404 404 403 403 403 200'],
  ['POST /api/receipts/{receipt}/allocations', { allocations: [] }, '401 403 403 403 403 403 403 200'],
  ['GET /api/receipts/{proved}/files/drawing.pdf', null, '401 200 404 404 403 403 403 200'],
  ['GET /api/statements', null, '401 200 200 200 403 403 403 400'],
  ['GET /api/ageing', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/receivables', null, '401 200 200 200 403 403 403 200'],
  ['POST /api/workorders/{workorder}/lots', { heat: '7A' }, '401 403 403 403 201 404 404 201'],
  ['PATCH /api/lots/{lot}', { heat: '7B' }, '401 403 403 403 200 404 404 200'],
  ['PATCH /api/workorders/{workorder}/documents', { kinds: ['packing_photo'] }, '401 403 403 403 403 403 403 200'],
  ['POST /api/workorders/{documented}/documents/packing_photo/waive', waiver, '401 403 403 403 403 403 403 200'],
  ['POST /api/workorders/{waived}/documents/packing_photo/restore', null, '401 403 403 403 403 403 403 200'],
  [
    'PATCH /api/workorders/{workorderWithFile}/files/drawing.pdf/hide',
    { hidden: true },
    '401 403 403 403 403 403 403 200',
  ],
  ['POST /api/files', null, '401 201 201 201 201 201 403 201'],

  ['GET /api/messages', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/messages/{message}/release', { text: 'Ask us' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/messages/{message}/withhold', { reason: 'A phone number' }, '401 403 403 403 403 403 403 200'],

  ['GET /api/notes?entityType=inquiry&entityId=1', null, '401 403 403 403 403 403 403 200'],
  ['POST /api/notes', note, '401 403 403 403 403 403 403 201'],
  ['DELETE /api/notes/{note}', null, '401 403 403 403 403 403 403 204'],
  ['GET /api/admins', null, '401 403 403 403 403 403 403 200'],

  ['GET /api/deliveries', null, '401 403 403 403 403 403 403 200'],
  ['POST /api/deliveries/retry', null, '401 403 403 403 403 403 403 204'],
  ['GET /api/sessions', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/email/proof', null, '401 409 409 409 409 409 409 409'],
  ['POST /api/sessions/{session}/end', { currentPassword: PASSWORD }, '401 204 404 404 404 404 404 404'],
  ['POST /api/sessions/end-others', { currentPassword: PASSWORD }, '401 204 204 204 204 204 204 204'],
  ['GET /api/user/mails', null, '401 200 200 200 200 200 200 200'],
  ['PATCH /api/user/mails', { topic: 'accounts', on: true }, '401 200 200 200 200 200 200 200'],
  ['POST /api/unsubscribe', null, '400 400 400 400 400 400 400 400'],
  ['GET /api/operator', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/operator', { revision: '{operatorRevision}', terms: '{newName}' }, '401 403 403 403 403 403 403 200'],
  ['GET /api/operator/terms', null, '401 403 403 403 200 200 200 200'],
  ['GET /api/rates', null, '401 403 403 403 403 403 403 200'],
  ['POST /api/rates', { ...rate, code: '{newCode}' }, '401 403 403 403 403 403 403 201'],
  ['PATCH /api/rates/{rate}', { to: '2027-03-31' }, '401 403 403 403 403 403 403 200'],
  ['GET /api/tax-profile', null, '401 200 200 200 200 200 200 403'],
  ['PATCH /api/tax-profile', taxProfile, '401 200 200 200 200 200 200 403'],
  ['GET /api/tax-profiles/{customer}', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/tax-profiles/{supplier}', taxProfile, '401 403 403 403 403 403 403 200'],
  ['GET /api/workorders/{sold}/terms', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/workorders/{sold}/terms', { customerDays: 45 }, '401 403 403 403 403 403 403 200'],
  ['POST /api/workorders/{sold}/invoices/preview', { kind: 'invoice' }, '401 403 403 403 403 403 403 200'],
  ['POST /api/workorders/{sold}/invoices', invoice, '401 403 403 403 403 403 403 201'],
  ['GET /api/invoices', null, '401 200 200 200 200 200 200 200'],
  ['GET /api/invoices/{invoice}', null, '401 200 404 404 404 404 404 200'],
  ['GET /api/invoices/{invoice}/pdf', null, '401 200 404 404 404 404 404 200'],
  ['GET /api/invoices/{due}/einvoice', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/invoices/{due}/irn', irn, '401 403 403 403 403 403 403 400'],
  ['GET /api/payments', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/payments/export', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/returns?month=2026-11', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/returns/gstr1?month=2026-11&section=b2b', null, '401 403 403 403 403 403 403 200'],
  // Each act on many is refused as the single act is: lib/domain/desk/bulk.
  ['POST /api/bulk', bulk, '401 200 200 200 200 200 200 200'],
  ['POST /api/bulk/preview', bulk, '401 200 200 200 200 200 200 200'],
  ['GET /api/views', null, '401 200 200 200 200 200 200 200'],
  ['POST /api/views', { list: 'workorders', name: '{newName}', query: {} }, '401 201 201 201 201 201 201 201'],
  ['PATCH /api/views/{view}', { name: '{newName}' }, '401 200 404 404 404 404 404 404'],
  ['DELETE /api/views/{view}', null, '401 204 404 404 404 404 404 404'],
  ['POST /api/exports', { list: 'workorders' }, '401 200 200 200 200 200 200 200'],
  ['GET /api/audit', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/audit/export', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/audit/actors', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/audit/people', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/audit/{entry}', null, '401 403 403 403 403 403 403 200'],

  ['GET /api/customers', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/customers/{customer}', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/suppliers', null, '401 403 403 403 403 403 403 200'],
  ['POST /api/suppliers', supplier, '401 403 403 403 403 403 403 201'],
  ['GET /api/suppliers/categories', null, '401 403 403 403 403 403 403 200'],
  ['GET /api/suppliers/{supplier}', null, '401 403 403 403 200 404 404 200'],
  ['GET /api/suppliers/{supplier}/record', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/suppliers/{supplier}', { contactName: 'Ravi Kale' }, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/suppliers/{newSupplier}/verify', null, '401 403 403 403 403 403 403 200'],
  ['PATCH /api/suppliers/{supplier}/process-category', category, '401 403 403 403 403 403 403 200'],

  ['GET /api/dashboard', null, '401 200 200 200 200 200 200 200'],
  ['GET /api/search?q=flange', null, '401 200 200 200 200 200 200 200'],
  ['GET /api/dashboard/tasks', null, '401 200 200 200 200 200 200 200'],
  ['GET /api/dashboard/trends', null, '401 200 200 200 200 200 200 200'],
  ['GET /api/notifications', null, '401 200 200 200 200 200 200 200'],
  ['PATCH /api/notifications/{notification}/read', null, '401 200 404 404 404 404 404 404'],
  ['POST /api/notifications/read-all', null, '401 204 204 204 204 204 204 204'],
  ['GET /api/health', null, '200 200 200 200 200 200 200 200'],
  ['GET /api/health/live', null, '200 200 200 200 200 200 200 200'],
  ['GET /api/health/ready', null, '200 200 200 200 200 200 200 200'],
  ['GET /api/openapi.json', null, '200 200 200 200 200 200 200 200'],
]
