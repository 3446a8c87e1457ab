import type { Me, Role } from '../contract/accounts/account'
import { Problem } from '../contract/core/problem'

/** The signed-in account of a request, and its person. */
export type Viewer = Me & { /** The session that the request came by. */ session?: number }

type Rule = {
  roles: readonly Role[] | 'public'
  /** Only once an admin has verified the account, and while its details don't have to be checked again. */ verified?: true
}

const customer = { roles: ['customer'] } as const
const supplier = { roles: ['supplier'] } as const
const admin = { roles: ['admin'] } as const
const anyone = { roles: ['customer', 'supplier', 'admin'] } as const
const makers = { roles: ['supplier', 'admin'] } as const
const verifiedSupplier = { roles: ['supplier'], verified: true } as const

/** Which roles may ever do what. Which rows: `visible…()`. Which moves: the flows. */
export const permissions = {
  'account.register': { roles: 'public' },
  'account.login': { roles: 'public' },
  'account.forgotPassword': { roles: 'public' },
  'account.resetPassword': { roles: 'public' },
  'account.confirmEmail': { roles: 'public' },
  'account.me': anyone,
  'account.changeProfile': anyone,
  'account.sendEmailProof': anyone,
  'account.changePassword': anyone,
  'account.verify': admin,
  'account.reject': admin,
  'account.requestChanges': admin,
  'session.list': anyone,
  'session.end': anyone,
  'session.endOthers': anyone,
  'account.admins': admin,
  'account.customers': admin,
  'account.suppliers': admin,
  'account.supplier': makers,
  'account.record': admin,
  'account.createSupplier': admin,
  'account.editSupplier': admin,
  'address.list': customer,
  'address.add': customer,
  'address.edit': customer,
  'address.remove': customer,
  'process.list': anyone,
  'process.add': supplier,
  'process.edit': supplier,
  'process.approve': admin,
  'process.reject': admin,
  'machine.list': makers,
  'machine.add': supplier,
  'machine.edit': supplier,
  'machine.changeStatus': supplier,
  'machine.approve': admin,
  'machine.reject': admin,
  'inquiry.list': anyone,
  'inquiry.get': anyone,
  'inquiry.submit': customer,
  'inquiry.changeStatus': admin,
  'inquiry.setProcess': admin,
  'inquiry.setOwner': admin,
  'inquiry.download': anyone,
  'inquiry.readers': { roles: ['customer', 'admin'] },
  'quotation.list': anyone,
  'quotation.create': verifiedSupplier,
  'quotation.changeStatus': { roles: ['customer', 'admin'] },
  'workorder.list': anyone,
  'workorder.get': anyone,
  'workorder.create': admin,
  'workorder.changeStatus': makers,
  'workorder.setProgress': makers,
  'workorder.setPayment': admin,
  'workorder.setOwner': admin,
  'workorder.setReferences': customer,
  'workorder.attachFiles': makers,
  'workorder.download': anyone,
  'payment.ledger': admin,
  'payment.export': admin,
  'workorderrequest.list': makers,
  'workorderrequest.create': verifiedSupplier,
  'workorderrequest.reject': admin,
  // Each act on many has the permission of the single act as well.
  'bulk.run': anyone,
  'list.export': anyone,
  'view.list': anyone,
  'view.create': anyone,
  'view.change': anyone,
  'view.remove': anyone,
  'file.upload': anyone,
  'dashboard.get': anyone,
  'dashboard.tasks': anyone,
  'search.find': anyone,
  'dashboard.trends': anyone,
  'notification.list': anyone,
  'notification.read': anyone,
  'notification.readAll': anyone,
  'delivery.stuck': admin,
  'delivery.retry': admin,
  'audit.list': admin,
  'audit.export': admin,
  'message.list': admin,
  'message.moderate': admin,
  'note.list': admin,
  'note.add': admin,
  'note.remove': admin,
  'mail.choices': anyone,
  'mail.choose': anyone,
  'mail.unsubscribe': { roles: 'public' },
} as const satisfies Record<string, Rule>

export type Act = keyof typeof permissions

/** Whether the account may do this; screens ask before they show a button. */
export function may(act: Act, viewer: Pick<Viewer, 'role' | 'verified' | 'recheck'>): boolean {
  const rule: Rule = permissions[act]
  const isVerified = viewer.verified && !viewer.recheck
  return rule.roles === 'public' || (rule.roles.includes(viewer.role) && (!rule.verified || isVerified))
}

/** Without a session: 401. Another role, or not verified where the act needs it: 403. */
export function assertMay(act: Act, viewer: Viewer | null): asserts viewer is Viewer {
  const rule: Rule = permissions[act]
  if (rule.roles === 'public') return
  if (!viewer) throw new Problem('unauthenticated', 'Please sign in')
  if (!rule.roles.includes(viewer.role)) throw new Problem('forbidden', `This isn’t available to ${viewer.role}s`)
  if (rule.verified && !viewer.verified)
    throw new Problem(
      'forbidden',
      'Your account is pending verification by an admin. You can do this once it is verified.',
    )
  if (rule.verified && viewer.recheck)
    throw new Problem('forbidden', 'Your company details changed. You can do this once an admin has checked them.')
}
