import type { Me, Role } from '../../contract/people/account'
import { Problem } from '../../contract/core/problem'
import { memberLabel, type MemberRole } from '../../terms/member-roles'

/** The signed-in account of a request, and its person. */
export type Viewer = Me & {
  /** The session that the request came by. */ session?: number
  /** When the person of the session signed in, or confirmed last that it is the one. */ confirmedAt?: string
  /** The person has a second factor. */ hasFactor?: boolean
  /** When the session was last proven by a second factor. */ factorAt?: string | null
  /** Whom a suspended company calls. */ salesPhone?: string
  /** The day for a second factor is over: until one is added, nothing else can be done. */ factorOverdue?: boolean
}

type Rule = {
  roles: readonly Role[] | 'public'
  /** The people of these companies; absent: all of them. */ members?: readonly MemberRole[]
  /** Only once an admin has verified the account, and while its details don't have to be checked again. */ verified?: true
  /** It goes on while the company is suspended. */ suspended?: true
  /** It changes something. */ writes?: true
  /** Minutes since the sign-in, or since the person last confirmed it. */ fresh?: number
  /** Only the people of these companies are asked; absent: all who may do it. */ freshOf?: readonly Role[]
  /** The same for those alone who have a second factor. */ factorFresh?: number
  /** It goes on when a second factor is overdue. */ withoutFactor?: true
}
type More = Pick<Rule, 'verified' | 'suspended' | 'fresh' | 'freshOf' | 'factorFresh' | 'withoutFactor'>

const customer = ['customer'] as const
const supplier = ['supplier'] as const
const admin = ['admin'] as const
const makers = ['supplier', 'admin'] as const
const anyone = ['customer', 'supplier', 'admin'] as const

// The people of a company, by what they do for it. A role that another kind of company has takes nothing from these.
const everyone = undefined
const owners = ['owner'] as const
const office = ['owner', 'buyer', 'quoter', 'approver', 'finance', 'operations', 'reader'] as const
const trade = ['owner', 'buyer', 'quoter', 'operations'] as const
const deciding = ['owner', 'buyer', 'approver', 'operations'] as const
const shop = ['owner', 'quoter', 'floor', 'operations'] as const
const money = ['owner', 'finance'] as const
const books = ['owner', 'finance', 'reader'] as const
const filing = ['owner', 'buyer', 'quoter', 'floor', 'operations'] as const
/** Who pays proves it. */
const uploading = [...filing, 'finance'] as const
const noting = ['owner', 'operations', 'finance'] as const

/** How long ago the sign-in may be for an act of money (minutes). */
const MONEY_FRESH = 60
/** And for who one is: people, sign-ins, bank accounts, GST numbers. */
export const IDENTITY_FRESH = 15

const open = { roles: 'public' } as const
/** An act that changes nothing in the trade. */
const reads = <const R extends readonly Role[]>(roles: R, members?: readonly MemberRole[], more?: More) =>
  ({ roles, members, suspended: true, ...more }) as const
/** An act that changes something, and the people for whom it is. */
const acts = <const R extends readonly Role[]>(roles: R, members: readonly MemberRole[] | undefined, more?: More) =>
  ({ roles, members, writes: true, ...more }) as const
/** An act of money, for those who keep the books: it asks for a recent sign-in. */
const pays = <const R extends readonly Role[]>(roles: R, more?: More) =>
  acts(roles, money, { fresh: MONEY_FRESH, ...more })
/** Hands out what the operator has of all companies. */
const handsOut = { fresh: MONEY_FRESH, freshOf: admin } as const
/** What a person does with the own sign-in. */
const own = { roles: anyone, suspended: true, withoutFactor: true } as const
const ownFresh = { ...own, fresh: IDENTITY_FRESH } as const

/** Which people of which companies may ever do what. Which rows: `visible…()`. Which moves: the flows. */
export const permissions = {
  'account.register': open,
  'account.login': open,
  'account.forgotPassword': open,
  'account.resetPassword': open,
  'account.confirmEmail': open,
  'account.revertEmail': open,
  'account.me': own,
  'account.changeProfile': own,
  'account.chooseLanguage': own,
  'account.sendEmailProof': own,
  // It asks for the password, too.
  'account.changePassword': { ...own, factorFresh: IDENTITY_FRESH },
  'account.verify': acts(admin, trade),
  'account.reject': acts(admin, trade),
  'account.requestChanges': acts(admin, trade),
  'account.suspend': acts(admin, trade, { fresh: IDENTITY_FRESH }),
  'account.reinstate': acts(admin, trade, { fresh: IDENTITY_FRESH }),
  'account.people': reads(admin, trade),
  'account.endSessions': acts(admin, trade, { fresh: IDENTITY_FRESH }),
  'session.list': own,
  'session.end': ownFresh,
  'session.endOthers': ownFresh,
  'account.admins': reads(admin),
  'account.customers': reads(admin),
  'account.suppliers': reads(admin),
  'account.supplier': reads(makers),
  'account.record': reads(admin),
  'account.createSupplier': acts(admin, trade),
  'account.editSupplier': acts(admin, trade),
  'factor.get': own,
  'factor.second': open,
  'factor.passkeySignInOptions': open,
  'factor.passkeySignIn': open,
  'factor.confirm': own,
  'factor.confirmOptions': own,
  'factor.startTotp': ownFresh,
  'factor.confirmTotp': ownFresh,
  'factor.removeTotp': ownFresh,
  'factor.passkeyOptions': ownFresh,
  'factor.addPasskey': ownFresh,
  'factor.renamePasskey': ownFresh,
  'factor.removePasskey': ownFresh,
  'factor.newRecoveryCodes': ownFresh,
  'factor.reset': acts(admin, owners, { fresh: IDENTITY_FRESH }),
  'member.list': reads(anyone, everyone, { withoutFactor: true }),
  'member.invite': acts(anyone, owners, { fresh: IDENTITY_FRESH }),
  'member.change': acts(anyone, owners, { fresh: IDENTITY_FRESH }),
  // A person may leave; the verb refuses others. A suspended company may take access away, not give it.
  'member.remove': acts(anyone, everyone, { fresh: IDENTITY_FRESH, suspended: true }),
  'member.inviteAgain': acts(anyone, owners, { fresh: IDENTITY_FRESH }),
  'member.decline': open,
  'address.list': reads(customer),
  'address.add': acts(customer, trade),
  'address.edit': acts(customer, trade),
  'address.remove': acts(customer, trade),
  'process.list': reads(anyone),
  'process.add': acts(supplier, trade),
  'process.edit': acts(supplier, trade),
  'process.approve': acts(admin, trade),
  'process.reject': acts(admin, trade),
  'companydocument.list': reads(makers, office),
  'companydocument.add': acts(supplier, trade),
  'companydocument.check': acts(admin, trade),
  'companydocument.reject': acts(admin, trade),
  'companydocument.file': reads(makers, office),
  'machine.list': reads(makers),
  'machine.add': acts(supplier, trade),
  'machine.edit': acts(supplier, trade),
  'machine.changeStatus': acts(supplier, shop),
  'machine.approve': acts(admin, trade),
  'machine.reject': acts(admin, trade),
  'part.list': reads(['customer', 'admin'], office),
  'part.get': reads(['customer', 'admin'], office),
  'part.orderAgain': acts(customer, trade),
  'rfq.list': reads(anyone, office),
  'rfq.get': reads(anyone, office),
  'rfq.matrix': reads(['customer', 'admin'], office),
  'rfq.sheet': reads(anyone, office),
  'rfq.add': acts(customer, trade),
  'rfq.edit': acts(customer, trade),
  'rfq.remove': acts(customer, trade),
  'rfq.submit': acts(customer, trade),
  'rfq.moveDeadline': acts(['customer', 'admin'], trade),
  'rfq.close': acts(customer, trade),
  'rfq.award': acts(customer, deciding),
  'rfq.order': acts(admin, trade),
  'rfq.acceptNda': acts(supplier, trade, { suspended: true }),
  'rfq.quote': acts(supplier, trade, { verified: true }),
  'inquiry.list': reads(anyone, office),
  'inquiry.get': reads(anyone, office),
  'inquiry.submit': acts(customer, trade),
  'inquiry.revise': acts(customer, trade),
  'inquiry.revisions': reads(anyone, office),
  'inquiry.copy': acts(customer, trade),
  'inquiry.open': acts(['customer', 'admin'], trade),
  'inquiry.moveDeadline': acts(['customer', 'admin'], trade),
  'inquiry.close': acts(customer, trade),
  'inquiry.bidders': reads(['customer', 'admin'], office),
  'inquiry.decline': acts(supplier, trade, { verified: true }),
  'inquiry.changeStatus': acts(admin, trade),
  'inquiry.setProcess': acts(admin, trade),
  'inquiry.setOwner': acts(admin, trade),
  'inquiry.download': reads(anyone),
  'inquiry.readers': reads(['customer', 'admin']),
  'nda.get': reads(anyone),
  'nda.set': acts(admin, owners),
  'nda.acceptances': reads(makers, office),
  // An order of a suspended supplier goes on.
  'nda.accept': acts(supplier, trade, { suspended: true }),
  'invitation.list': reads(admin),
  'invitation.suppliers': reads(admin),
  'invitation.send': acts(admin, trade),
  'question.list': reads(anyone, office),
  'question.ask': acts(supplier, trade, { verified: true }),
  'question.notice': acts(['customer', 'admin'], trade),
  'question.listOfOrder': reads(anyone, office),
  'question.askOnOrder': acts(anyone, trade, { suspended: true }),
  'question.readOfOrder': reads(['customer', 'supplier'], office),
  // A suspended company goes on with its orders alone: the verb refuses the rest.
  'question.reply': acts(anyone, trade, { suspended: true }),
  'question.share': acts(['customer', 'admin'], trade),
  'question.withhold': acts(admin, trade),
  'question.read': reads(['customer', 'supplier'], office),
  'question.download': reads(anyone, office),
  'quotation.list': reads(anyone, office),
  'quotation.get': reads(anyone, office),
  'quotation.create': acts(supplier, trade, { verified: true }),
  'quotation.revise': acts(supplier, trade, { verified: true }),
  'quotation.reconfirm': acts(supplier, trade, { verified: true }),
  'quotation.withdraw': acts(supplier, trade, { verified: true }),
  'quotation.counter': acts(customer, deciding),
  'quotation.declineCounter': acts(supplier, trade, { verified: true }),
  'quotation.requote': acts(customer, deciding),
  'quotation.download': reads(anyone, office),
  'quotation.poFile': reads(['customer', 'admin'], office),
  'quotation.changeStatus': acts(['customer', 'admin'], deciding),
  'approvalrequest.list': reads(customer, deciding),
  'approvalrequest.ask': acts(customer, deciding),
  'approvalrequest.approve': acts(customer, deciding),
  'approvalrequest.decline': acts(customer, deciding),
  'approvalrequest.withdraw': acts(customer, deciding),
  'workorder.list': reads(anyone),
  'workorder.get': reads(anyone),
  'workorder.create': acts(admin, trade),
  'workorder.changeStatus': acts(makers, shop, { suspended: true }),
  'workorder.setProgress': acts(makers, shop, { suspended: true }),
  'workorder.setPayment': pays(admin),
  'workorder.setPayable': pays(admin),
  'workorder.setOwner': acts(admin, trade),
  'workorder.reorder': acts(customer, trade),
  'workorder.setReferences': acts(customer, trade),
  'workorder.cancel': acts(admin, noting, { fresh: MONEY_FRESH }),
  'workorder.closeShort': acts(admin, noting, { fresh: MONEY_FRESH }),
  'workorder.previewClose': reads(admin, noting),
  'workorder.acknowledge': acts(supplier, trade, { suspended: true }),
  'schedule.set': acts(admin, trade),
  'workorder.setMachine': acts(makers, trade, { suspended: true }),
  'orderchange.ask': acts(anyone, trade, { suspended: true }),
  'orderchange.list': reads(anyone),
  'orderchange.approve': acts(anyone, trade, { suspended: true }),
  'orderchange.decline': acts(anyone, trade, { suspended: true }),
  'orderchange.withdraw': acts(['customer', 'supplier'], trade, { suspended: true }),
  'workorder.attachFiles': acts(makers, shop, { suspended: true }),
  'workorder.download': reads(anyone),
  'floor.get': reads(supplier),
  'floor.order': reads(supplier),
  'report.get': reads(anyone),
  'report.create': acts(makers, shop, { suspended: true }),
  'report.edit': acts(makers, shop, { suspended: true }),
  'report.write': acts(makers, shop, { suspended: true }),
  'report.finalize': acts(makers, shop, { suspended: true }),
  'certificate.get': reads(anyone),
  'certificate.issue': acts(makers, shop, { suspended: true }),
  'certificate.void': acts(makers, shop, { suspended: true }),
  'dossier.get': reads(anyone),
  'card.get': reads(makers),
  'lot.add': acts(makers, shop, { suspended: true }),
  'lot.change': acts(makers, shop, { suspended: true }),
  'document.set': acts(admin, trade),
  'document.waive': acts(admin, trade),
  'document.restore': acts(admin, trade),
  'document.hideFile': acts(admin, trade),
  'firstarticle.accept': acts(['customer', 'admin'], trade, { suspended: true }),
  'firstarticle.reject': acts(['customer', 'admin'], trade, { suspended: true }),
  'problem.list': reads(anyone),
  'problem.get': reads(anyone),
  'problem.raise': acts(anyone, filing, { suspended: true }),
  'problem.addFiles': acts(anyone, filing, { suspended: true }),
  'problem.contain': acts(makers, shop, { suspended: true }),
  // A credit may be promised with it.
  'problem.decide': acts(admin, trade, { fresh: MONEY_FRESH }),
  'problem.reject': acts(admin, trade),
  'problem.solve': acts(makers, shop, { suspended: true }),
  'problem.sendBack': acts(anyone, filing, { suspended: true }),
  'problem.close': acts(anyone, filing, { suspended: true }),
  'problem.withdraw': acts(anyone, filing, { suspended: true }),
  'problem.reopen': acts(admin, trade),
  'shipment.list': reads(anyone),
  'shipment.get': reads(anyone),
  'shipment.plan': acts(makers, shop, { suspended: true }),
  'shipment.change': acts(makers, shop, { suspended: true }),
  // Its sender sends and cancels, its receiver records the arrival and counts: the verbs ask which role is which.
  'shipment.move': acts(anyone, filing, { suspended: true }),
  'shipment.receive': acts(anyone, filing, { suspended: true }),
  'shipment.correct': acts(admin, trade),
  'shipment.enterEway': acts(makers, shop, { suspended: true }),
  // It has amounts.
  'shipment.eway': reads(makers, office),
  'shipment.labels': reads(makers),
  'challan.issue': acts(admin, trade),
  // A challan to a supplier has the value of its material.
  'challan.pdf': reads(anyone, office),
  'material.list': reads(makers),
  'terms.get': reads(admin, books),
  'terms.edit': pays(admin),
  'invoice.list': reads(anyone, books),
  'invoice.get': reads(anyone, books),
  'invoice.pdf': reads(anyone, books),
  'invoice.preview': reads(admin, money),
  'invoice.issue': pays(admin),
  'invoice.einvoice': reads(admin, books),
  'invoice.irn': pays(admin),
  'payment.ledger': reads(admin, books),
  'operator.get': reads(admin),
  'operator.edit': pays(admin, { fresh: IDENTITY_FRESH }),
  'operator.terms': reads(makers, office),
  'rate.list': reads(admin),
  'rate.add': pays(admin),
  'rate.edit': pays(admin),
  'rate.confirm': pays(admin),
  'taxprofile.own': reads(['customer', 'supplier'], office),
  'taxprofile.editOwn': pays(['customer', 'supplier'], { fresh: IDENTITY_FRESH }),
  'taxprofile.of': reads(admin),
  'taxprofile.editOf': pays(admin, { fresh: IDENTITY_FRESH }),
  'payment.export': reads(admin, money, handsOut),
  'return.overview': reads(admin, books),
  'return.gstr1': reads(admin, money, handsOut),
  'return.itc04': reads(admin, money, handsOut),
  'return.deduction': reads(admin, books),
  'return.deductionExport': reads(admin, money, handsOut),
  'return.rule37': reads(admin, books),
  'return.rule37Export': reads(admin, money, handsOut),
  'return.msme1': reads(admin, money, handsOut),
  'return.msme1Overview': reads(admin, books),
  'return.tally': reads(admin, money, handsOut),
  'bill.list': reads(makers, books),
  'bill.get': reads(makers, books),
  'bill.pdf': reads(makers, books),
  'bill.download': reads(makers, books),
  'bill.propose': reads(supplier, books),
  // A bill counts for nothing until an admin approves it, so that no supplier is asked.
  'bill.add': pays(supplier, { suspended: true, freshOf: admin }),
  'bill.judge': pays(makers, { suspended: true, freshOf: admin }),
  'bill.object': pays(admin),
  'payout.list': reads(makers, books),
  'payout.get': reads(makers, books),
  'payout.record': pays(admin),
  'payout.reverse': pays(admin),
  'payout.bankFile': pays(admin),
  // It has whole account numbers.
  'payout.downloadBankFile': pays(admin),
  'payout.paste': pays(admin),
  'payout.tdsCodes': reads(admin, books),
  'receipt.list': reads(['customer', 'admin'], books),
  'receipt.get': reads(['customer', 'admin'], books),
  'receipt.download': reads(['customer', 'admin'], books),
  // What a customer claims counts for nothing until an admin confirms it, so that no customer is asked.
  'receipt.claim': pays(customer, { suspended: true, freshOf: admin }),
  'receipt.record': pays(admin),
  'receipt.judge': pays(['customer', 'admin'], { suspended: true, freshOf: admin }),
  'receipt.allocate': pays(admin),
  'statement.get': reads(anyone, books),
  'receivable.get': reads(['customer', 'admin'], books),
  'ageing.get': reads(admin, books),
  'workorderrequest.list': reads(makers, office),
  'workorderrequest.create': acts(supplier, trade, { verified: true }),
  'workorderrequest.reject': acts(admin, trade),
  // Each act on many has the permission of the single act as well.
  'bulk.run': reads(anyone),
  'list.export': reads(anyone, everyone, handsOut),
  'view.list': reads(anyone),
  'view.create': reads(anyone),
  'view.change': reads(anyone),
  'view.remove': reads(anyone),
  'file.upload': acts(anyone, uploading, { suspended: true }),
  'dashboard.get': reads(anyone),
  'dashboard.tasks': reads(anyone),
  'search.find': reads(anyone),
  'dashboard.trends': reads(anyone),
  'notification.list': reads(anyone, everyone, { withoutFactor: true }),
  'notification.read': reads(anyone),
  'notification.readAll': reads(anyone),
  'delivery.stuck': reads(admin),
  'delivery.retry': acts(admin, trade),
  'audit.list': reads(admin),
  'audit.export': reads(admin, money, handsOut),
  'message.list': reads(admin),
  'message.moderate': acts(admin, trade),
  'note.list': reads(admin),
  'note.add': acts(admin, noting),
  'note.remove': acts(admin, noting),
  'mail.choices': reads(anyone, everyone, { withoutFactor: true }),
  'mail.choose': reads(anyone),
  'mail.unsubscribe': open,
} as const satisfies Record<string, Rule>

export type Act = keyof typeof permissions

/** What of a viewer decides what it may do. */
export type Permitted = Pick<Viewer, 'role' | 'verified' | 'recheck' | 'suspended'> & {
  member: Pick<Me['member'], 'role'>
}

/** Whether the person may do this; screens ask before they show a button. */
export function may(act: Act, viewer: Permitted): boolean {
  const rule: Rule = permissions[act]
  if (rule.roles === 'public') return true
  const isVerified = viewer.verified && !viewer.recheck
  return (
    rule.roles.includes(viewer.role) &&
    (!rule.members || rule.members.includes(viewer.member.role)) &&
    (!rule.verified || isVerified) &&
    (rule.suspended || !viewer.suspended)
  )
}

/** Without a session: 401. What the role, the person, the account or the session doesn't allow: 403. */
export function assertMay(act: Act, viewer: Viewer | null): asserts viewer is Viewer {
  const rule: Rule = permissions[act]
  if (rule.roles === 'public') return
  if (!viewer) throw new Problem('unauthenticated', 'Please sign in')
  if (!rule.roles.includes(viewer.role)) throw new Problem('forbidden', `This isn’t available to ${viewer.role}s`)
  if (rule.members && !rule.members.includes(viewer.member.role))
    throw new Problem(
      'forbidden',
      `This isn’t part of your role, ${memberLabel[viewer.member.role]}. An owner of your company can change the role.`,
    )
  if (rule.verified && !viewer.verified)
    throw new Problem(
      'forbidden',
      'Your account is pending verification by an admin. You can do this once it is verified.',
    )
  if (rule.verified && viewer.recheck)
    throw new Problem('forbidden', 'Your company details changed. You can do this once an admin has checked them.')
  if (!rule.suspended) assertNotSuspended(viewer)
  if (!rule.withoutFactor && viewer.factorOverdue)
    throw new Problem('second_factor_required', 'Add a second factor in your profile to continue')
  const minutes = freshFor(rule, viewer)
  if (minutes) assertFresh(viewer, minutes)
}

/** A suspended company starts nothing: 403 with the reason. */
export function assertNotSuspended({ suspended, suspendedReason, salesPhone }: Viewer) {
  if (suspended)
    throw new Problem(
      'forbidden',
      `Your account is suspended: ${withoutStop(suspendedReason)}. You can look at everything; call ${salesPhone ?? 'us'}.`,
    )
}

/** How long ago this person's sign-in may be for an act (minutes); undefined when it doesn't matter. */
function freshFor({ fresh, freshOf, factorFresh }: Rule, { role, hasFactor }: Viewer): number | undefined {
  if (fresh && (!freshOf || freshOf.includes(role))) return fresh
  return hasFactor ? factorFresh : undefined
}

type Sign = Pick<Viewer, 'confirmedAt' | 'hasFactor' | 'factorAt'>

/**
 * Refuses when the sign-in, or its last confirmation, is longer ago (minutes): 403 `confirm`. Of a person with a second
 * factor only what that factor proved counts. Outside of a session nobody is asked.
 */
export function assertFresh({ confirmedAt, hasFactor, factorAt }: Sign, minutes: number) {
  if (!confirmedAt) return
  const proven = hasFactor ? factorAt : confirmedAt
  if (!proven || Date.now() - Date.parse(proven) >= minutes * 60_000)
    throw new Problem('confirm', 'Confirm your identity to continue')
}

const withoutStop = (reason: string | null) => (reason ?? '').replace(/[.\s]+$/, '')
