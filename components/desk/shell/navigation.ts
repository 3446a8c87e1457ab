import {
  BadgeCheck,
  Building2,
  ClipboardList,
  Cog,
  Factory,
  FilePlus2,
  Files,
  FileText,
  Hammer,
  History,
  IndianRupee,
  Landmark,
  LayoutDashboard,
  Package,
  ScrollText,
  TriangleAlert,
  Truck,
  UserRound,
  Users,
  Workflow,
} from 'lucide-react'
import type { Role } from '@/lib/contract/people/account'
import type { Act } from '@/lib/rules/core/permissions'

export type NavItem = {
  href: string
  label: string
  Icon: typeof Cog
  /** Stands there only for a person who may do this. */ act?: Act
  /** The browser loads it anew: a page with a camera, which works without a line. */ isWhole?: true
}

/** Each role's menu, in the order in which it stands. */
export const navigation: Record<Role, readonly NavItem[]> = {
  customer: [
    { href: '/customer/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
    { href: '/customer/inquiries', label: 'Submit Inquiry', Icon: FilePlus2, act: 'inquiry.submit' },
    { href: '/customer/rfqs', label: 'Requests', Icon: ClipboardList },
    { href: '/customer/parts', label: 'Parts', Icon: Cog },
    { href: '/customer/my-inquiries', label: 'Inquiries', Icon: Files },
    { href: '/customer/quotations', label: 'Quotations', Icon: FileText },
    { href: '/customer/approvals', label: 'Approvals', Icon: BadgeCheck, act: 'approvalrequest.list' },
    { href: '/customer/orders', label: 'Orders', Icon: Package },
    { href: '/customer/shipments', label: 'Deliveries', Icon: Truck },
    { href: '/customer/history', label: 'Order History', Icon: History },
    { href: '/customer/payments', label: 'Payments', Icon: IndianRupee, act: 'receipt.list' },
    { href: '/customer/profile', label: 'Profile', Icon: UserRound },
  ],
  supplier: [
    { href: '/supplier/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
    { href: '/supplier/machines', label: 'Machines', Icon: Cog },
    { href: '/supplier/workorders', label: 'Work Orders', Icon: ClipboardList },
    { href: '/supplier/shipments', label: 'Dispatches', Icon: Truck },
    { href: '/supplier/payments', label: 'Payments', Icon: IndianRupee, act: 'bill.list' },
    { href: '/supplier/quotations', label: 'Quotations', Icon: FileText, act: 'quotation.list' },
    { href: '/supplier/processes', label: 'Processes', Icon: Workflow },
    { href: '/supplier/profile', label: 'Company Profile', Icon: Building2 },
    { href: '/supplier/floor', label: 'Shop floor', Icon: Hammer, isWhole: true },
  ],
  admin: [
    { href: '/admin/dashboard', label: 'Dashboard', Icon: LayoutDashboard },
    { href: '/admin/customers', label: 'Customers', Icon: Users },
    { href: '/admin/suppliers', label: 'Suppliers', Icon: Factory },
    { href: '/admin/workorders', label: 'Work Orders', Icon: ClipboardList },
    { href: '/admin/quotations', label: 'Quotations', Icon: FileText },
    { href: '/admin/payments', label: 'Payments', Icon: IndianRupee, act: 'payment.ledger' },
    { href: '/admin/approvals', label: 'Approvals', Icon: BadgeCheck },
    { href: '/admin/audit', label: 'Audit log', Icon: ScrollText },
    { href: '/admin/shipments', label: 'Shipments', Icon: Truck },
    { href: '/admin/problems', label: 'Problems', Icon: TriangleAlert },
    { href: '/admin/company', label: 'Company', Icon: Landmark },
  ],
}

/** How a role is called where a person reads it. */
export const roleName: Record<Role, string> = { customer: 'Customer', supplier: 'Supplier', admin: 'Admin' }
