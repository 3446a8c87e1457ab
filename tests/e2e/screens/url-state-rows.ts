import type { Page } from '@playwright/test'

/** One thing that a person does on a screen: where, what, how. An admin's lists hold what others do meanwhile: rows are compared where a search narrows them. */
export type Row = [path: string, what: string, act: (page: Page, only: string) => Promise<unknown>]

const main = (page: Page) => page.getByRole('main')
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
const search = (label: string) => (page: Page, only: string) => page.getByRole('searchbox', { name: label }).fill(only)
const choose = (label: string, value: string) => (page: Page) =>
  main(page)
    .getByRole('combobox', { name: new RegExp(`^${label}`) })
    .first()
    .selectOption(value)
const sort = (table: string, head: string) => (page: Page) =>
  page.getByRole('table', { name: table }).getByRole('columnheader', { name: head }).getByRole('button').click()
const next = (nth: number) => (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).nth(nth).getByRole('link', { name: 'Next' }).click()
const row = (table: string) => (page: Page) =>
  page.getByRole('table', { name: table }).locator('tbody tr').nth(1).locator('[data-opens]').click()
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click()

const orders = (path: string, table: string, searchLabel: string, ...sorts: string[]): Row[] => [
  [path, 'tab Issues', tab('Issues')],
  [path, 'search', search(searchLabel)],
  ...sorts.map((head): Row => [path, `sort by ${head}`, sort(table, head)]),
  [path, 'next page', next(0)],
]

const bell = (role: string): Row[] => [
  [`/${role}/notifications`, 'tab Unread', tab('Unread')],
  [`/${role}/notifications`, 'the topic', choose('Topic', 'accounts')],
  [`/${role}/notifications`, 'the days', choose('Received', '1')],
]

const customer: Row[] = [
  ['/customer/inquiries', 'next page', next(0)],
  ['/customer/inquiries', 'an inquiry', (page) => main(page).locator('li a').nth(1).click()],
  ['/customer/quotations', 'tab Accepted', tab('Accepted')],
  ['/customer/quotations', 'search', search('Search quotations')],
  ['/customer/quotations', 'sort by Price', sort('Quotations', 'Price')],
  ['/customer/quotations', 'sort by Valid Until', sort('Quotations', 'Valid Until')],
  ['/customer/quotations', 'next page', next(0)],
  ['/customer/quotations', 'View Details', row('Quotations')],
  [
    '/customer/quotations?id={quotation}',
    'a comparison',
    (page) =>
      page
        .getByRole('dialog')
        .getByRole('link', { name: /^Compare/ })
        .click(),
  ],
  ...orders('/customer/orders', 'Orders', 'Search orders', 'Order ID', 'Due Date'),
  ['/customer/orders', 'View Details', row('Orders')],
  ['/customer/history', 'search', search('Search completed orders')],
  ['/customer/history', 'the date range', choose('Completed', '30')],
  ['/customer/history', 'the payment filter', choose('Payment', 'partial')],
  ['/customer/history', 'next page', next(0)],
  ['/customer/history', 'View Details', row('Completed orders')],
  ['/customer/profile', 'tab Tax & bank', tab('Tax & bank')],
  ['/customer/profile', 'tab Addresses', tab('Addresses')],
  ['/customer/profile', 'tab Security', tab('Security')],
  ['/customer/profile', 'tab People', tab('People')],
  ...bell('customer'),
]

const supplier: Row[] = [
  ['/supplier/machines', 'tab Maintenance', tab('Maintenance')],
  ['/supplier/machines', 'next page', next(0)],
  ['/supplier/machines', 'Add Machine', button('Add Machine')],
  ['/supplier/machines', 'Status', button(/^Status of/)],
  ['/supplier/machines', 'Edit', button(/^Edit /)],
  ...orders('/supplier/workorders', 'Work orders', 'Search work orders', 'Work order', 'Due Date'),
  ['/supplier/workorders', 'the payment filter', choose('Payment', 'partial')],
  ['/supplier/workorders', 'View Details', row('Work orders')],
  ['/supplier/workorders', 'Update Status', button('Update Status')],
  ['/supplier/workorders', 'Request Work Order', button('Request Work Order')],
  ['/supplier/quotations', 'tab Rejected', tab('Rejected')],
  ['/supplier/quotations', 'search', search('Search quotations')],
  ['/supplier/quotations', 'sort by Price', sort('Quotations', 'Price')],
  ['/supplier/quotations', 'next page', next(1)],
  ['/supplier/quotations', 'View Details', row('Quotations')],
  ['/supplier/quotations', 'search of the requests', search('Search inquiries')],
  ['/supplier/quotations?find={key}', 'sort of the requests', sort('Quotation Requests', 'Quantity')],
  ['/supplier/quotations?find={key}', 'next page of the requests', next(0)],
  ['/supplier/quotations?find={key}', 'a request', row('Quotation Requests')],
  ['/supplier/quotations?find={key}', 'Create Quotation', button(/^Create Quotation/)],
  ['/supplier/processes', 'tab Rejected', tab('Rejected')],
  ['/supplier/processes', 'next page', next(0)],
  ['/supplier/processes', 'Add Process', button('Add Process')],
  ['/supplier/processes?tab=rejected', 'Edit', button(/^Edit/)],
  ['/supplier/profile', 'tab Security', tab('Security')],
  ['/supplier/profile', 'tab People', tab('People')],
  ...bell('supplier'),
]

const admin: Row[] = [
  [
    '/admin/dashboard',
    'details of a request',
    (page) => page.getByRole('table', { name: 'Supplier Work Requests' }).locator('[data-opens]').first().click(),
  ],
  ['/admin/customers?q={key}', 'tab Verified', tab('Verified')],
  ['/admin/customers', 'search', (page) => page.getByRole('searchbox').fill('Godavari')],
  ['/admin/customers', 'details', row('Customers')],
  ['/admin/suppliers?q={key}', 'tab Verified', tab('Verified')],
  ['/admin/suppliers', 'search', (page) => page.getByRole('searchbox').fill('Indrayani')],
  ['/admin/suppliers?q={key}', 'the category', choose('Category', 'CNC Turning')],
  ['/admin/suppliers?q={key}', 'next page', next(0)],
  ['/admin/suppliers?q={key}', 'Add New Supplier', button('Add New Supplier')],
  ['/admin/workorders', 'search', search('Search work orders')],
  ['/admin/workorders?q={key}', 'tab Issues', tab('Issues')],
  ['/admin/workorders?q={key}', 'sort by Due Date', sort('Work orders', 'Due Date')],
  ['/admin/workorders?q={key}', 'sort by Amount', sort('Work orders', 'Amount')],
  ['/admin/workorders?q={key}', 'next page', next(0)],
  ['/admin/workorders?q={key}', 'the payment filter', choose('Payment', 'partial')],
  ['/admin/workorders?q={key}', 'Details', row('Work orders')],
  ['/admin/workorders?q={key}', 'Create Work Order', button('Create Work Order')],
  ['/admin/quotations?q={key}', 'tab Sent', tab('Sent')],
  ['/admin/quotations', 'search', search('Search quotations')],
  ['/admin/quotations?q={key}', 'sort by Price', sort('Quotations', 'Price')],
  ['/admin/quotations?q={key}', 'View Details', row('Quotations')],
  ['/admin/quotations', 'search of the inquiries', search('Search inquiries')],
  ['/admin/quotations', 'status of the inquiries', choose('Status', 'processing')],
  ['/admin/quotations', 'an inquiry', row('Open to Quoting')],
  ['/admin/payments', 'search', search('Search payments')],
  ['/admin/payments?q={key}', 'the payment filter', choose('Payment', 'partial')],
  ['/admin/payments?q={key}', 'sort by Amount', sort('Payments', 'Amount')],
  ['/admin/payments?q={key}', 'next page', next(0)],
  ['/admin/payments?q={key}', 'Details', row('Payments')],
  ['/admin/audit?by=everyone&q={key}', 'whose acts', choose('By', 'supplier')],
  ['/admin/audit?by=everyone&q={key}', 'the kind', choose('What', 'workorders')],
  ['/admin/audit?by=everyone&q={key}', 'sort by When', sort('Audit log', 'When')],
  ['/admin/audit?by=everyone&q={key}', 'an entry', row('Audit log')],
  ['/admin/approvals', 'tab Machines', tab('Machines')],
  ['/admin/suppliers', 'tab Changes asked', tab('Changes asked')],
  ['/admin/suppliers', 'tab Suspended', tab('Suspended')],
  ['/admin/customers', 'tab Suspended', tab('Suspended')],
  ['/admin/profile', 'tab People', tab('People')],
  ...bell('admin'),
  ['/admin/approvals?tab=processes', 'another one in the queue', (page) => main(page).locator('li a').nth(2).click()],
]

/** Every screen with a list, and everything on it that a link must be able to show. */
export const rows = { customer, supplier, admin }
