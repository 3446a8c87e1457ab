import type { Locator, Page } from '@playwright/test'

export { expect, test } from './fixtures'

export const wide = { width: 1440, height: 900 }
export const phone = { width: 360, height: 740 }

/** The demo people and their menus, in the order in which these stand. */
export const demo = [
  {
    role: 'customer',
    contact: 'Meera Deshpande',
    called: 'Customer',
    initials: 'GF',
    menu: [
      ['Dashboard', '/customer/dashboard'],
      ['Submit Inquiry', '/customer/inquiries'],
      ['Quotations', '/customer/quotations'],
      ['Orders', '/customer/orders'],
      ['Order History', '/customer/history'],
      ['Payments', '/customer/payments'],
      ['Profile', '/customer/profile'],
    ],
  },
  {
    role: 'supplier',
    contact: 'Rohan Jadhav',
    called: 'Supplier',
    initials: 'IP',
    menu: [
      ['Dashboard', '/supplier/dashboard'],
      ['Machines', '/supplier/machines'],
      ['Work Orders', '/supplier/workorders'],
      ['Quotations', '/supplier/quotations'],
      ['Processes', '/supplier/processes'],
      ['Company Profile', '/supplier/profile'],
      ['Shop floor', '/supplier/floor'],
    ],
  },
  {
    role: 'admin',
    contact: 'Nandini Rao',
    called: 'Admin',
    initials: 'JO',
    menu: [
      ['Dashboard', '/admin/dashboard'],
      ['Customers', '/admin/customers'],
      ['Suppliers', '/admin/suppliers'],
      ['Work Orders', '/admin/workorders'],
      ['Quotations', '/admin/quotations'],
      ['Payments', '/admin/payments'],
      ['Approvals', '/admin/approvals'],
      ['Audit log', '/admin/audit'],
      ['Problems', '/admin/problems'],
      ['Company', '/admin/company'],
    ],
  },
] as const

/** The menu beside or over the screen. */
export const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** The heads of a table, in order. */
export const heads = async (table: Locator) => (await table.getByRole('columnheader').allInnerTexts()).map(trimmed)

const trimmed = (text: string) => text.trim()
