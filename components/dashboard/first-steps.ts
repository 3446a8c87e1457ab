import type { Viewer } from '@/lib/rules/permissions'
import type { FirstStep } from './FirstSteps'

/** The parts of an account that a newcomer still fills in. */
type Newcomer = Pick<Viewer, 'role' | 'phone' | 'address' | 'gstNumber' | 'mainProcessCategory' | 'verified'>

const verification = (verified: boolean, until: string): FirstStep => ({
  title: 'Get verified',
  text: verified ? 'Your company is verified.' : `An admin checks your company. ${until}`,
  done: verified,
})

/** How a customer gets from an empty account to the first order. */
export function customerSteps(viewer: Newcomer, inquiries: number): FirstStep[] {
  return [
    {
      title: 'Complete your company profile',
      text: 'Phone, address and GST number go on every order.',
      done: Boolean(viewer.phone && viewer.address && viewer.gstNumber),
      action: { href: '/customer/profile', label: 'Complete profile' },
    },
    {
      title: 'Submit your first inquiry',
      text: 'Say what you need, how many and by when; drawings and models can go with it.',
      done: inquiries > 0,
      action: { href: '/customer/inquiries', label: 'Submit inquiry' },
    },
    verification(viewer.verified, 'Suppliers see your inquiries from then on.'),
    {
      title: 'Accept a quotation',
      text: 'Quotations arrive here as suppliers answer. You compare price and validity, and accept one.',
      done: false,
      ...(inquiries > 0 && { action: { href: '/customer/quotations', label: 'See quotations' } }),
    },
  ]
}

/** How a supplier gets from an empty account to the first quotation. */
export function supplierSteps(viewer: Newcomer, own: { processes: number; machines: number }): FirstStep[] {
  return [
    {
      title: 'Complete your company profile',
      text: 'Address, GST number and your main process category: admins verify you by them.',
      done: Boolean(viewer.phone && viewer.address && viewer.gstNumber && viewer.mainProcessCategory),
      action: { href: '/supplier/profile', label: 'Complete profile' },
    },
    {
      title: 'Add a process',
      text: 'What you offer: turning, plating, welding. You are told of inquiries for the processes that are approved.',
      done: own.processes > 0,
      action: { href: '/supplier/processes?new=1', label: 'Add process' },
    },
    {
      title: 'Add a machine',
      text: 'Make, model and capacity, so that work can be given to it.',
      done: own.machines > 0,
      action: { href: '/supplier/machines?new=1', label: 'Add machine' },
    },
    verification(viewer.verified, 'Inquiries and work requests open from then on.'),
    {
      title: 'Quote on an inquiry',
      text: 'Open inquiries stand under Quotations, with their drawings.',
      done: false,
      ...(viewer.verified && { action: { href: '/supplier/quotations', label: 'See inquiries' } }),
    },
  ]
}

/** How an admin fills an empty marketplace. */
export function adminSteps(accounts: { suppliers: number; customers: number }): FirstStep[] {
  return [
    {
      title: 'Bring in a supplier',
      text: 'Add one yourself, or let suppliers register and verify them here.',
      done: accounts.suppliers > 0,
      action: { href: '/admin/suppliers', label: 'Add supplier' },
    },
    {
      title: 'Approve what they make and on which machines',
      text: 'Each process and machine waits in Approvals until you have looked at it.',
      done: false,
      action: { href: '/admin/approvals', label: 'Open approvals' },
    },
    {
      title: 'Verify a customer',
      text: 'Customers register by themselves; their inquiries go out to suppliers once they are verified.',
      done: accounts.customers > 0,
      action: { href: '/admin/customers', label: 'See customers' },
    },
    {
      title: 'Turn an accepted quotation into a work order',
      text: 'It appears on this page as soon as a customer has accepted.',
      done: false,
    },
  ]
}
