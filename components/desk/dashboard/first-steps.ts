import type { Viewer } from '@/lib/rules/core/permissions'
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
      text: 'Describe the part, the quantity and the date; attach drawings and models.',
      done: inquiries > 0,
      action: { href: '/customer/inquiries', label: 'Submit Inquiry' },
    },
    verification(viewer.verified, 'Suppliers see your inquiries after that.'),
    {
      title: 'Accept a quotation',
      text: 'Compare the offers on your inquiry and accept one.',
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
      text: 'We verify your company by its address, GST number and main process category.',
      done: Boolean(viewer.phone && viewer.address && viewer.gstNumber && viewer.mainProcessCategory),
      action: { href: '/supplier/profile', label: 'Complete profile' },
    },
    {
      title: 'Add a process',
      text: 'Turning, plating, welding: we notify you of inquiries for your approved processes.',
      done: own.processes > 0,
      action: { href: '/supplier/processes?new=1', label: 'Add Process' },
    },
    {
      title: 'Add a machine',
      text: 'Make, model and capacity, to get work assigned to it.',
      done: own.machines > 0,
      action: { href: '/supplier/machines?new=1', label: 'Add Machine' },
    },
    verification(viewer.verified, 'You can quote and request work after that.'),
    {
      title: 'Quote on an inquiry',
      text: 'Open inquiries and their drawings are under Quotations.',
      done: false,
      ...(viewer.verified && { action: { href: '/supplier/quotations', label: 'See inquiries' } }),
    },
  ]
}

/** How an admin fills an empty marketplace. */
export function adminSteps(accounts: { suppliers: number; customers: number }): FirstStep[] {
  return [
    {
      title: 'Add a supplier',
      text: 'Add one yourself, or verify suppliers that register.',
      done: accounts.suppliers > 0,
      action: { href: '/admin/suppliers', label: 'Add supplier' },
    },
    {
      title: 'Approve their processes and machines',
      text: 'Review each process and machine in Approvals.',
      done: false,
      action: { href: '/admin/approvals', label: 'Open approvals' },
    },
    {
      title: 'Verify a customer',
      text: 'Customers register themselves; suppliers see their inquiries once you verify them.',
      done: accounts.customers > 0,
      action: { href: '/admin/customers', label: 'See customers' },
    },
    {
      title: 'Turn an accepted quotation into a work order',
      text: 'It appears here once a customer accepts.',
      done: false,
    },
  ]
}
