import { invoices as invoicesOf } from '@/lib/contract/money/invoices'
import { addAddress } from '@/lib/domain/people/addresses/add-address'
import { editAddress } from '@/lib/domain/people/addresses/edit-address'
import { listAddresses } from '@/lib/domain/people/addresses/list-addresses'
import { removeAddress } from '@/lib/domain/people/addresses/remove-address'
import { editOperator } from '@/lib/domain/people/operator/edit-operator'
import { getOperator, getOperatorTerms } from '@/lib/domain/people/operator/get-operator'
import { addRate } from '@/lib/domain/money/rates/add-rate'
import { editRate } from '@/lib/domain/money/rates/edit-rate'
import { listRates } from '@/lib/domain/money/rates/list-rates'
import { editOwnTaxProfile, editTaxProfile } from '@/lib/domain/people/tax-profiles/edit-tax-profile'
import { getOwnTaxProfile, getTaxProfile } from '@/lib/domain/people/tax-profiles/get-tax-profile'
import { createSupplier } from '../people/accounts/create-supplier'
import { editSupplier, setSupplierCategory } from '@/lib/domain/people/accounts/edit-supplier'
import { changePassword } from '@/lib/domain/people/accounts/change-password'
import { changeProfile } from '@/lib/domain/people/accounts/change-profile'
import { getMe } from '@/lib/domain/people/accounts/get-me'
import { getSupplier } from '@/lib/domain/people/accounts/get-supplier'
import { getSupplierRecord } from '@/lib/domain/people/accounts/get-supplier-record'
import { listAdmins } from '@/lib/domain/people/accounts/list-admins'
import { listCustomers, listSuppliers } from '@/lib/domain/people/accounts/list-accounts'
import { sendEmailProof } from '@/lib/domain/people/accounts/send-email-proof'
import { rejectAccount, requestAccountChanges } from '../people/accounts/refuse-account'
import { verifyAccount, verifySupplier } from '@/lib/domain/people/accounts/verify-account'
import { previewBulk, runBulk } from '@/lib/domain/desk/bulk/run-bulk'
import { createView } from '@/lib/domain/desk/views/create-view'
import { changeView, removeView } from '@/lib/domain/desk/views/change-view'
import { listViews } from '@/lib/domain/desk/views/list-views'
import { exportList } from '@/lib/domain/desk/lists/export-list'
import { exportAudit } from '@/lib/domain/desk/audit/export-audit'
import { getAuditEntry } from '@/lib/domain/desk/audit/get-audit-entry'
import { listActors } from '@/lib/domain/desk/audit/list-actors'
import { listAudit } from '@/lib/domain/desk/audit/list-audit'
import { getDashboard } from '@/lib/domain/desk/dashboard/get-dashboard'
import { getTasks } from '@/lib/domain/desk/dashboard/get-tasks'
import { getTrends } from '@/lib/domain/desk/dashboard/get-trends'
import { downloadInquiryFile } from '@/lib/domain/trade/inquiries/download-inquiry-file'
import { downloadMessageFile } from '@/lib/domain/trade/questions/download-message-file'
import { downloadQuotationFile } from '@/lib/domain/trade/quotations/download-quotation-file'
import { downloadReceiptFile } from '@/lib/domain/money/receipts/download-receipt-file'
import { downloadWorkorderFile } from '@/lib/domain/orders/workorders/download-workorder-file'
import { listReaders } from '@/lib/domain/trade/inquiries/list-readers'
import { changeInquiryStatus } from '@/lib/domain/trade/inquiries/change-inquiry-status'
import { getInquiry } from '@/lib/domain/trade/inquiries/get-inquiry'
import { listInquiries } from '@/lib/domain/trade/inquiries/list-inquiries'
import { copyInquiry } from '@/lib/domain/trade/repeats/copy-inquiry'
import { openInquiry } from '@/lib/domain/trade/repeats/open-to-all'
import { reorder } from '@/lib/domain/orders/workorders/reorder'
import { closeInquiry } from '@/lib/domain/trade/inquiries/close-inquiry'
import { moveDeadline } from '@/lib/domain/trade/inquiries/move-deadline'
import { declineToQuote } from '@/lib/domain/trade/inquiries/decline-to-quote'
import { listBidders } from '@/lib/domain/trade/inquiries/list-bidders'
import { listRevisions } from '@/lib/domain/trade/revisions/list-revisions'
import { reviseInquiry } from '@/lib/domain/trade/revisions/revise-inquiry'
import { setInquiryOwner } from '@/lib/domain/trade/inquiries/set-inquiry-owner'
import { setInquiryProcess } from '@/lib/domain/trade/inquiries/set-inquiry-process'
import { submitInquiry } from '@/lib/domain/trade/inquiries/submit-inquiry'
import { addMachine } from '@/lib/domain/trade/machines/add-machine'
import { changeMachineStatus } from '@/lib/domain/trade/machines/change-machine-status'
import { approveMachine, rejectMachine } from '@/lib/domain/trade/machines/decide-machine'
import { editMachine } from '@/lib/domain/trade/machines/edit-machine'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { getFloor } from '../orders/floor/get-floor'
import { getFloorOrder } from '../orders/floor/get-floor-order'
import { hideFile } from '../orders/documents/hide-file'
import { setDocuments } from '../orders/documents/set-documents'
import { restoreDocument, waiveDocument } from '../orders/documents/waive-document'
import { addProblemFiles } from '../orders/order-problems/add-problem-files'
import { containProblem } from '../orders/order-problems/contain-problem'
import { decideProblem } from '../orders/order-problems/decide-problem'
import { closeProblem, rejectProblem, withdrawProblem } from '../orders/order-problems/end-problem'
import { getProblem } from '../orders/order-problems/get-problem'
import { listProblems } from '../orders/order-problems/list-problems'
import { raiseProblem } from '../orders/order-problems/raise-problem'
import { reopenProblem } from '../orders/order-problems/reopen-problem'
import { sendBackProblem, solveProblem } from '../orders/order-problems/solve-problem'
import { downloadEinvoice } from '../money/tax-documents/download-einvoice'
import { downloadInvoice } from '../money/tax-documents/download-invoice'
import { recordIrn } from '../money/tax-documents/record-irn'
import { editTerms } from '../money/order-terms/edit-terms'
import { getTerms } from '../money/order-terms/get-terms'
import { getInvoice } from '../money/tax-documents/get-invoice'
import { issueInvoice } from '../money/tax-documents/issue-invoice'
import { listInvoices } from '../money/tax-documents/list-invoices'
import { previewInvoice } from '../money/tax-documents/preview-invoice'
import { addLot } from '../orders/lots/add-lot'
import { changeLot } from '../orders/lots/change-lot'
import { issueCertificate } from '../orders/certificates/issue-certificate'
import { voidCertificate } from '../orders/certificates/void-certificate'
import { downloadCertificate } from '../orders/papers/certificate-pdf'
import { downloadDossier } from '../orders/papers/dossier-pdf'
import { downloadDossierZip } from '../orders/papers/dossier-zip'
import { downloadCard } from '../orders/papers/job-card'
import { downloadReport } from '../orders/papers/report-pdf'
import { createReport } from '../orders/reports/create-report'
import { editReport } from '../orders/reports/edit-report'
import { finalizeReport } from '../orders/reports/finalize-report'
import { getReport } from '../orders/reports/get-report'
import { writeValues } from '../orders/reports/write-values'
import { addNote } from '@/lib/domain/core/notes/add-note'
import { listNotes } from '@/lib/domain/core/notes/list-notes'
import { removeNote } from '@/lib/domain/core/notes/remove-note'
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@/lib/domain/people/notifications/notification'
import { fileGstr1 } from '@/lib/domain/money/returns/file-gstr1'
import { returnOverview } from '@/lib/domain/money/returns/return-overview'
import { exportPayments } from '@/lib/domain/money/payments/export-payments'
import { getPayments } from '@/lib/domain/money/payments/get-payments'
import { addProcess } from '@/lib/domain/trade/processes/add-process'
import { approveProcess, rejectProcess } from '@/lib/domain/trade/processes/decide-process'
import { editProcess } from '@/lib/domain/trade/processes/edit-process'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { askQuestion, noticeSuppliers } from '@/lib/domain/trade/questions/ask-question'
import { getQuestion } from '@/lib/domain/trade/questions/get-question'
import { listQuestions } from '@/lib/domain/trade/questions/list-questions'
import { markQuestionsRead } from '@/lib/domain/trade/questions/mark-read'
import { replyToQuestion } from '@/lib/domain/trade/questions/reply'
import { shareAnswer } from '@/lib/domain/trade/questions/share-answer'
import { withholdShown } from '@/lib/domain/trade/questions/withhold-shown'
import { changeQuotationStatus } from '@/lib/domain/trade/quotations/change-quotation-status'
import { getQuotation } from '@/lib/domain/trade/quotations/get-quotation'
import { counterQuotation, declineCounter } from '@/lib/domain/trade/quotations/counter-quotation'
import { requestNewPrice } from '@/lib/domain/trade/quotations/request-new-price'
import { withdrawQuotation } from '@/lib/domain/trade/quotations/withdraw-quotation'
import { reconfirmQuotation } from '@/lib/domain/trade/quotations/reconfirm-quotation'
import { reviseQuotation } from '@/lib/domain/trade/quotations/revise-quotation'
import { createQuotation } from '@/lib/domain/trade/quotations/create-quotation'
import { listQuotations } from '@/lib/domain/trade/quotations/list-quotations'
import { findEverywhere } from '@/lib/domain/desk/search/find-everywhere'
import { endOneSession, endOtherSessions, listSessions } from '@/lib/domain/people/sessions/session'
import { createRequest } from '@/lib/domain/trade/workorder-requests/create-request'
import { retryDeliveries, stuckDeliveries } from '@/lib/domain/people/deliveries/stuck-deliveries'
import { chooseMails, listMailChoices } from '@/lib/domain/people/mails/choose-mails'
import { listMessages } from '@/lib/domain/files/moderation/list-messages'
import { releaseMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { withholdMessage } from '@/lib/domain/trade/questions/decide-held-text'
import { listRequests } from '@/lib/domain/trade/workorder-requests/list-requests'
import { rejectRequest } from '@/lib/domain/trade/workorder-requests/reject-request'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { changeWorkorderStatus } from '@/lib/domain/orders/workorders/change-workorder-status'
import { createWorkorder } from '@/lib/domain/orders/workorders/create-workorder'
import { getWorkorder } from '@/lib/domain/orders/workorders/get-workorder'
import { listWorkorders } from '@/lib/domain/orders/workorders/list-workorders'
import { setWorkorderOwner } from '@/lib/domain/orders/workorders/set-workorder-owner'
import { setWorkorderPayment } from '@/lib/domain/money/payments/set-workorder-payment'
import { setWorkorderProgress } from '@/lib/domain/orders/workorders/set-workorder-progress'
import { setWorkorderReferences } from '@/lib/domain/orders/workorders/set-workorder-references'
import { changeMember } from '@/lib/domain/people/members/change-member'
import { inviteAgain } from '@/lib/domain/people/members/invite-again'
import { inviteMember } from '@/lib/domain/people/members/invite-member'
import { listPeopleOf } from '@/lib/domain/people/members/list-people-of'
import { reinstateAccount, suspendAccount } from '@/lib/domain/people/accounts/suspend-account'
import { endSessionsOf } from '@/lib/domain/people/sessions/end-sessions-of'
import { confirm, confirmOptions } from '@/lib/domain/people/factors/confirm'
import {
  addPasskey,
  confirmTotp,
  listFactors,
  makeRecoveryCodes,
  passkeyOptions,
  removePasskey,
  removeTotp,
  renamePasskey,
  startTotp,
} from '@/lib/domain/people/factors/own-factors'
import { resetFactors } from '@/lib/domain/people/factors/reset-factors'
import { listMembers } from '@/lib/domain/people/members/list-members'
import { allocateReceipt } from '@/lib/domain/money/receipts/allocate-receipt'
import { claimReceipt } from '@/lib/domain/money/receipts/claim-receipt'
import { judgeReceipt } from '@/lib/domain/money/receipts/judge-receipt'
import { getReceipt, listReceipts } from '@/lib/domain/money/receipts/list-receipts'
import { recordReceipt } from '@/lib/domain/money/receipts/record-receipt'
import { getAgeing } from '@/lib/domain/money/statements/get-ageing'
import { getReceivables } from '@/lib/domain/money/statements/get-receivables'
import { getStatement } from '@/lib/domain/money/statements/get-statement'
import { downloadStatement } from '@/lib/domain/money/statements/statement-file'
import { removeMember } from '@/lib/domain/people/members/remove-member'
import { may, permissions, type Act, type Viewer } from '@/lib/rules/core/permissions'
import { make, PASSWORD } from '@/tests/make'
import { ownDatabase } from '@/tests/own-database'
import { refused } from '@/tests/refused'
import type { Verb } from './verb'

await ownDatabase()

// Nothing has this id: who may act gets as far as being told so.
const id = 2_000_000_000
const page = { limit: 1 }
const file = { id, fileName: 'a.pdf' }
const of = <I, O>(verb: Verb<I, O>, input: NoInfer<I>) => [(viewer: Viewer | null) => verb(viewer, input)]

type OpenToAll =
  | ('account.register' | 'account.login' | 'account.forgotPassword' | 'account.resetPassword')
  | ('account.confirmEmail' | 'account.revertEmail')
  | ('factor.second' | 'factor.passkeySignInOptions' | 'factor.passkeySignIn' | 'member.decline' | 'mail.unsubscribe')

/** Every act of the table with the verbs that do it. An act that is forgotten does not compile. */
const verbs: Record<Exclude<Act, OpenToAll | 'file.upload'>, ((v: Viewer | null) => Promise<unknown>)[]> = {
  'account.me': of(getMe, {}),
  'account.changeProfile': of(changeProfile, { id }),
  'account.sendEmailProof': of(sendEmailProof, {}),
  'account.changePassword': of(changePassword, {
    currentPassword: 'x',
    newPassword: 'secret1',
    confirmPassword: 'secret1',
  }),
  'account.verify': [...of(verifyAccount, { id }), ...of(verifySupplier, { id })],
  'account.admins': of(listAdmins, {}),
  'account.reject': of(rejectAccount, { id, reason: 'No' }),
  'account.requestChanges': of(requestAccountChanges, { id, reason: 'No' }),
  'account.suspend': of(suspendAccount, { id, reason: 'Two complaints in a week' }),
  'account.reinstate': of(reinstateAccount, { id }),
  'account.people': of(listPeopleOf, { id }),
  'account.endSessions': of(endSessionsOf, { id }),
  'account.customers': of(listCustomers, page),
  'account.suppliers': of(listSuppliers, page),
  'account.supplier': of(getSupplier, { id }),
  'account.record': of(getSupplierRecord, { id }),
  'account.createSupplier': of(createSupplier, {
    companyName: 'Nava',
    contactName: 'Ravi',
    email: 'nava@permissions.example',
    phone: '982201',
    address: 'Nashik',
  }),
  'account.editSupplier': [...of(editSupplier, { id }), ...of(setSupplierCategory, { id, mainProcessCategory: null })],
  'session.list': of(listSessions, {}),
  'session.end': of(endOneSession, { id, currentPassword: PASSWORD }),
  'session.endOthers': of(endOtherSessions, { currentPassword: PASSWORD }),
  'factor.get': of(listFactors, {}),
  'factor.confirm': of(confirm, { password: PASSWORD }),
  'factor.confirmOptions': of(confirmOptions, {}),
  'factor.startTotp': of(startTotp, {}),
  'factor.confirmTotp': of(confirmTotp, { code: '123456' }),
  'factor.removeTotp': of(removeTotp, {}),
  'factor.passkeyOptions': of(passkeyOptions, {}),
  'factor.addPasskey': of(addPasskey, { id: 'x', response: {}, name: 'Phone' }),
  'factor.renamePasskey': of(renamePasskey, { id, name: 'Phone' }),
  'factor.removePasskey': of(removePasskey, { id }),
  'factor.newRecoveryCodes': of(makeRecoveryCodes, {}),
  'factor.reset': of(resetFactors, { id }),
  'member.list': of(listMembers, {}),
  'member.invite': of(inviteMember, { name: 'Ravi', email: 'ravi@permissions.example', role: 'owner' }),
  'member.change': of(changeMember, { id }),
  'member.remove': of(removeMember, { id }),
  'member.inviteAgain': of(inviteAgain, { id }),
  'address.list': of(listAddresses, {}),
  'address.add': of(addAddress, { label: 'Works', line1: 'Plot 7', city: 'Pune', pin: '411026', stateCode: '27' }),
  'address.edit': of(editAddress, { id }),
  'address.remove': of(removeAddress, { id }),
  'process.list': of(listProcesses, page),
  'process.add': of(addProcess, { name: 'Turning', description: 'Up to 200 mm' }),
  'process.edit': of(editProcess, { id }),
  'process.approve': of(approveProcess, { id }),
  'process.reject': of(rejectProcess, { id }),
  'machine.list': of(listMachines, page),
  'machine.add': of(addMachine, { name: 'VMC', model: 'VF-2', type: 'VMC' }),
  'machine.edit': of(editMachine, { id }),
  'machine.changeStatus': of(changeMachineStatus, { id, status: 'idle' }),
  'machine.approve': of(approveMachine, { id }),
  'machine.reject': of(rejectMachine, { id }),
  'inquiry.list': of(listInquiries, page),
  'inquiry.get': of(getInquiry, { id }),
  'inquiry.submit': of(submitInquiry, { projectName: 'Bush', description: 'Turned bush', quantity: 1 }),
  'inquiry.revise': of(reviseInquiry, { id, quantity: 2 }),
  'inquiry.revisions': of(listRevisions, { id }),
  'inquiry.copy': of(copyInquiry, { id }),
  'inquiry.open': of(openInquiry, { id }),
  'inquiry.moveDeadline': of(moveDeadline, { id, quoteBy: null }),
  'inquiry.close': of(closeInquiry, { id, as: 'cancelled' }),
  'inquiry.bidders': of(listBidders, { id }),
  'inquiry.decline': of(declineToQuote, { id, reason: 'capacity' }),
  'inquiry.changeStatus': of(changeInquiryStatus, { id, status: 'quoted' }),
  'inquiry.setProcess': of(setInquiryProcess, { id, processId: id }),
  'inquiry.setOwner': of(setInquiryOwner, { id, ownerId: null }),
  'inquiry.download': of(downloadInquiryFile, file),
  'inquiry.readers': of(listReaders, { id }),
  'question.list': [...of(listQuestions, { ...page, id }), ...of(getQuestion, id)],
  'question.ask': of(askQuestion, { id, text: 'Which fit?' }),
  'question.notice': of(noticeSuppliers, { id, text: 'Castings are here' }),
  'question.reply': of(replyToQuestion, { id, text: 'As drawn' }),
  'question.share': of(shareAnswer, { id, sharedQuestion: 'Which fit?' }),
  'question.withhold': of(withholdShown, { id, reason: 'Off topic' }),
  'question.read': of(markQuestionsRead, { id, until: '2026-11-25T00:00:00.000Z' }),
  'question.download': of(downloadMessageFile, file),
  'quotation.list': of(listQuotations, page),
  'quotation.get': of(getQuotation, { id }),
  'quotation.create': of(createQuotation, { inquiryId: id, price: 1, details: 'Ex works' }),
  'quotation.revise': of(reviseQuotation, { id, revision: 1, price: 2 }),
  'quotation.reconfirm': of(reconfirmQuotation, { id, revision: 1 }),
  'quotation.withdraw': of(withdrawQuotation, { id, reason: 'The machine is down' }),
  'quotation.counter': of(counterQuotation, { id, price: 1 }),
  'quotation.declineCounter': of(declineCounter, { id }),
  'quotation.requote': of(requestNewPrice, { id }),
  'quotation.download': of(downloadQuotationFile, file),
  'quotation.changeStatus': of(changeQuotationStatus, { id, status: 'accepted' }),
  'workorder.list': of(listWorkorders, page),
  'workorder.get': of(getWorkorder, { id }),
  'workorder.create': of(createWorkorder, { supplierId: id }),
  'workorder.changeStatus': of(changeWorkorderStatus, { id, status: 'started' }),
  'workorder.setProgress': of(setWorkorderProgress, { id, doneQuantity: 1 }),
  'workorder.setPayment': of(setWorkorderPayment, { id, status: 'partial' }),
  'workorder.setOwner': of(setWorkorderOwner, { id, ownerId: null }),
  'workorder.reorder': of(reorder, { id, quantity: 2 }),
  'workorder.setReferences': of(setWorkorderReferences, { id, poNumber: 'PO-7' }),
  'workorder.attachFiles': of(attachWorkorderFiles, { id, files: [{ id }] }),
  'workorder.download': of(downloadWorkorderFile, file),
  'report.get': [...of(getReport, { id }), ...of(downloadReport, { id })],
  'floor.get': of(getFloor, {}),
  'floor.order': of(getFloorOrder, { id }),
  'report.create': of(createReport, { id, kind: 'inspection' }),
  'report.edit': of(editReport, { id }),
  'report.write': of(writeValues, { id, values: [] }),
  'report.finalize': of(finalizeReport, { id }),
  'certificate.get': of(downloadCertificate, { id }),
  'certificate.issue': of(issueCertificate, { id }),
  'certificate.void': of(voidCertificate, { id, reason: 'A wrong heat' }),
  'dossier.get': [...of(downloadDossier, { id }), ...of(downloadDossierZip, { id })],
  'card.get': of(downloadCard, { id, size: 'a4' }),
  'problem.list': of(listProblems, { limit: 1 }),
  'problem.get': of(getProblem, { id }),
  'problem.raise': of(raiseProblem, { id, kind: 'other', description: 'Something is wrong' }),
  'problem.addFiles': of(addProblemFiles, { id, files: [] }),
  'problem.contain': of(containProblem, { id, containment: 'The lot was sorted' }),
  'problem.decide': of(decideProblem, { id, decision: 'accept', note: 'As agreed on site' }),
  'problem.reject': of(rejectProblem, { id, note: 'As agreed on site' }),
  'problem.solve': of(solveProblem, { id, rootCause: 'A worn insert', correctiveAction: 'New inserts daily' }),
  'problem.sendBack': of(sendBackProblem, { id, note: 'As agreed on site' }),
  'problem.close': of(closeProblem, { id }),
  'problem.withdraw': of(withdrawProblem, { id }),
  'problem.reopen': of(reopenProblem, { id, note: 'As agreed on site' }),
  'lot.add': of(addLot, { id, heat: '7A' }),
  'lot.change': of(changeLot, { id, heat: '7B' }),
  'document.set': of(setDocuments, { id, kinds: [] }),
  'document.waive': of(waiveDocument, { id, kind: 'packing_photo', reason: 'The parts were fetched' }),
  'document.restore': of(restoreDocument, { id, kind: 'packing_photo' }),
  'document.hideFile': of(hideFile, { ...file, hidden: true }),
  'terms.get': of(getTerms, { id }),
  'terms.edit': of(editTerms, { id }),
  'invoice.list': of(listInvoices, invoicesOf.list.query.parse({})),
  'invoice.get': of(getInvoice, { id }),
  'invoice.preview': of(previewInvoice, { id, kind: 'invoice' }),
  'invoice.issue': of(issueInvoice, { id, kind: 'invoice', expectedTotalPaise: 1 }),
  'invoice.pdf': of(downloadInvoice, { id, copy: 'original' }),
  'invoice.einvoice': of(downloadEinvoice, { id }),
  'invoice.irn': of(recordIrn, { id, irn: 'a'.repeat(64), ackNo: '1', ackOn: '2026-11-23', signedQr: 'a.b.c' }),
  'payment.ledger': of(getPayments, {}),
  'operator.get': of(getOperator, {}),
  'operator.edit': of(editOperator, { revision: 0 }),
  'operator.terms': of(getOperatorTerms, {}),
  'rate.list': of(listRates, page),
  'rate.add': of(addRate, { kind: 'gst', code: '84', rateBp: 1800, from: '2026-04-01' }),
  'rate.edit': of(editRate, { id }),
  'taxprofile.own': of(getOwnTaxProfile, {}),
  'taxprofile.editOwn': of(editOwnTaxProfile, {}),
  'taxprofile.of': of(getTaxProfile, { id }),
  'taxprofile.editOf': of(editTaxProfile, { id }),
  'payment.export': of(exportPayments, {}),
  'return.overview': of(returnOverview, { month: '2026-11' }),
  'return.gstr1': of(fileGstr1, { month: '2026-11', section: 'b2b' }),
  'receipt.list': of(listReceipts, page),
  'receipt.get': of(getReceipt, { id }),
  'receipt.download': of(downloadReceiptFile, file),
  'receipt.claim': of(claimReceipt, {
    workOrderId: id,
    amountPaise: 1,
    mode: 'neft',
    utr: 'SBIN0000001',
    paidOn: '2026-11-02',
  }),
  'receipt.record': of(recordReceipt, {
    customerId: id,
    direction: 'in',
    amountPaise: 1,
    mode: 'neft',
    receivedOn: '2026-11-02',
    allocations: [],
  }),
  'receipt.judge': of(judgeReceipt, { id, status: 'received' }),
  'receipt.allocate': of(allocateReceipt, { id, allocations: [] }),
  'statement.get': [...of(getStatement, { as: 'json' }), ...of(downloadStatement, { as: 'csv' })],
  'receivable.get': of(getReceivables, {}),
  'ageing.get': of(getAgeing, { side: 'customers' }),
  'bulk.run': [
    ...of(runBulk, { act: 'notification.read', ids: [id] }),
    ...of(previewBulk, { act: 'notification.read', ids: [id] }),
  ],
  'view.list': of(listViews, {}),
  'view.create': of(createView, { list: 'workorders', name: 'Late', query: {} }),
  'view.change': of(changeView, { id }),
  'view.remove': of(removeView, { id }),
  'list.export': of(exportList, { list: 'workorders', query: {} }),
  'audit.list': [...of(listAudit, page), ...of(getAuditEntry, { id }), ...of(listActors, {})],
  'audit.export': of(exportAudit, {}),
  'delivery.stuck': of(stuckDeliveries, {}),
  'delivery.retry': of(retryDeliveries, {}),
  'mail.choices': of(listMailChoices, {}),
  'mail.choose': of(chooseMails, { topic: 'payments', on: true }),
  'message.list': of(listMessages, page),
  'message.moderate': [...of(releaseMessage, { id }), ...of(withholdMessage, { id, reason: 'A phone number' })],
  'note.list': of(listNotes, { ...page, entityType: 'inquiry', entityId: id }),
  'note.add': of(addNote, { entityType: 'inquiry', entityId: id, text: 'Call them' }),
  'note.remove': of(removeNote, { id }),
  'workorderrequest.list': of(listRequests, page),
  'workorderrequest.create': of(createRequest, { machineId: id, processId: id }),
  'workorderrequest.reject': of(rejectRequest, { id }),
  'dashboard.get': of(getDashboard, {}),
  'search.find': of(findEverywhere, { q: 'Bush' }),
  'dashboard.tasks': of(getTasks, {}),
  'dashboard.trends': of(getTrends, {}),
  'notification.list': of(listNotifications, page),
  'notification.read': of(readNotification, { id }),
  'notification.readAll': of(readAllNotifications, {}),
}
const codeOf = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  )

const people: Record<string, Viewer> = {}
const viewers = async () => {
  if (!people.customer) {
    for (const role of ['customer', 'supplier', 'admin'] as const) {
      people[role] = await make[role]()
      people[`unverified ${role}`] = await make[role]({ verified: false })
      if (role !== 'admin') people[`suspended ${role}`] = await make.suspended(await make[role]())
    }
  }
  return Object.entries(people)
}

test.each(Object.keys(verbs) as (keyof typeof verbs)[])('%s is for those whom the table lists', async (act) => {
  for (const verb of verbs[act]) {
    await refused(verb(null), 'unauthenticated')
    for (const [who, viewer] of await viewers()) {
      const code = await codeOf(verb(viewer))
      if (may(act, viewer))
        expect([who, code]).toEqual([who, expect.stringMatching(/^(done|not_found|validation|conflict)$/)])
      else expect([who, code]).toEqual([who, 'forbidden'])
    }
  }
})

test('every act of the table is tried here, but for those that have tests of their own', () => {
  const own = [
    'account.register',
    'account.login',
    'account.forgotPassword',
    'account.resetPassword',
    'account.confirmEmail',
    'account.revertEmail',
    'factor.second',
    'factor.passkeySignInOptions',
    'factor.passkeySignIn',
    'member.decline',
    'mail.unsubscribe',
    'file.upload',
  ]
  expect([...Object.keys(verbs), ...own].sort()).toEqual(Object.keys(permissions).sort())
})
