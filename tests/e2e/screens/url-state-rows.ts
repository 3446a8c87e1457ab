import type { Page } from '@playwright/test'

export type Act = [what: string, act: (page: Page, only: string) => Promise<unknown>]
/**
 * What a person does on a screen, one thing after another: where, then what and how. An admin's lists hold what others do
 * meanwhile: rows are compared where a search narrows them.
 */
export type Way = [path: string, ...acts: Act[]]

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

const orders = (path: string, table: string, searchLabel: string, id: string): Way[] => [
  [path, ['tab Issues', tab('Issues')], [`sort by ${id}`, sort(table, id)]],
  [path, ['search', search(searchLabel)]],
  [path, ['sort by Due Date', sort(table, 'Due Date')], ['next page', next(0)], ['View Details', row(table)]],
]

const bell = (role: string): Way[] => [
  [
    `/${role}/notifications`,
    ['tab Unread', tab('Unread')],
    ['the topic', choose('Topic', 'accounts')],
    ['the days', choose('Received', '1')],
  ],
]

const customer: Way[] = [
  ['/customer/inquiries', ['next page', next(0)], ['an inquiry', (page) => main(page).locator('li a').nth(1).click()]],
  ['/customer/quotations', ['tab Accepted', tab('Accepted')], ['sort by Price', sort('Quotations', 'Price')]],
  ['/customer/quotations', ['search', search('Search quotations')]],
  [
    '/customer/quotations',
    ['sort by Valid Until', sort('Quotations', 'Valid Until')],
    ['next page', next(0)],
    ['View Details', row('Quotations')],
  ],
  [
    '/customer/quotations?id={quotation}',
    [
      'a comparison',
      (page) =>
        page
          .getByRole('dialog')
          .getByRole('link', { name: /^Compare/ })
          .click(),
    ],
  ],
  ...orders('/customer/orders', 'Orders', 'Search orders', 'Order ID'),
  ['/customer/history', ['search', search('Search completed orders')]],
  [
    '/customer/history',
    ['the date range', choose('Completed', '30')],
    ['the payment filter', choose('Payment', 'partial')],
  ],
  ['/customer/history', ['next page', next(0)], ['View Details', row('Completed orders')]],
  [
    '/customer/profile',
    ['tab Tax & bank', tab('Tax & bank')],
    ['tab Addresses', tab('Addresses')],
    ['tab Security', tab('Security')],
    ['tab People', tab('People')],
  ],
  ...bell('customer'),
]

const supplier: Way[] = [
  ['/supplier/machines', ['tab Maintenance', tab('Maintenance')]],
  ['/supplier/machines', ['next page', next(0)], ['Edit', button(/^Edit /)]],
  ['/supplier/machines', ['Add Machine', button('Add Machine')]],
  ['/supplier/machines', ['Status', button(/^Status of/)]],
  ...orders('/supplier/workorders', 'Work orders', 'Search work orders', 'Work order'),
  ['/supplier/workorders', ['the payment filter', choose('Payment', 'partial')]],
  ['/supplier/workorders', ['Update Status', button('Update Status')]],
  ['/supplier/workorders', ['Request Work Order', button('Request Work Order')]],
  ['/supplier/quotations', ['tab Rejected', tab('Rejected')]],
  ['/supplier/quotations', ['search', search('Search quotations')]],
  ['/supplier/quotations', ['sort by Price', sort('Quotations', 'Price')], ['next page', next(1)]],
  ['/supplier/quotations', ['View Details', row('Quotations')]],
  ['/supplier/quotations', ['search of the requests', search('Search inquiries')]],
  [
    '/supplier/quotations?find={key}',
    ['sort of the requests', sort('Quotation Requests', 'Quantity')],
    ['next page of the requests', next(0)],
    ['a request', row('Quotation Requests')],
  ],
  ['/supplier/quotations?find={key}', ['Create Quotation', button(/^Create Quotation/)]],
  ['/supplier/processes', ['tab Rejected', tab('Rejected')], ['Edit', button(/^Edit/)]],
  ['/supplier/processes', ['next page', next(0)]],
  ['/supplier/processes', ['Add Process', button('Add Process')]],
  ['/supplier/profile', ['tab Security', tab('Security')], ['tab People', tab('People')]],
  ...bell('supplier'),
]

const admin: Way[] = [
  [
    '/admin/dashboard',
    [
      'details of a request',
      (page) => page.getByRole('table', { name: 'Supplier Work Requests' }).locator('[data-opens]').first().click(),
    ],
  ],
  ['/admin/customers?q={key}', ['tab Verified', tab('Verified')]],
  ['/admin/customers', ['tab Suspended', tab('Suspended')]],
  ['/admin/customers', ['search', (page) => page.getByRole('searchbox').fill('Godavari')]],
  ['/admin/customers', ['details', row('Customers')]],
  ['/admin/suppliers?q={key}', ['tab Verified', tab('Verified')]],
  ['/admin/suppliers?q={key}', ['the category', choose('Category', 'CNC Turning')]],
  ['/admin/suppliers?q={key}', ['next page', next(0)]],
  ['/admin/suppliers?q={key}', ['Add New Supplier', button('Add New Supplier')]],
  ['/admin/suppliers', ['tab Changes asked', tab('Changes asked')], ['tab Suspended', tab('Suspended')]],
  ['/admin/suppliers', ['search', (page) => page.getByRole('searchbox').fill('Indrayani')]],
  ['/admin/workorders', ['search', search('Search work orders')]],
  ['/admin/workorders?q={key}', ['tab Issues', tab('Issues')], ['sort by Due Date', sort('Work orders', 'Due Date')]],
  [
    '/admin/workorders?q={key}',
    ['sort by Amount', sort('Work orders', 'Amount')],
    ['next page', next(0)],
    ['Details', row('Work orders')],
  ],
  ['/admin/workorders?q={key}', ['the payment filter', choose('Payment', 'partial')]],
  ['/admin/workorders?q={key}', ['Create Work Order', button('Create Work Order')]],
  ['/admin/quotations?q={key}', ['tab Sent', tab('Sent')], ['sort by Price', sort('Quotations', 'Price')]],
  ['/admin/quotations?q={key}', ['View Details', row('Quotations')]],
  ['/admin/quotations', ['search', search('Search quotations')]],
  [
    '/admin/quotations',
    ['search of the inquiries', search('Search inquiries')],
    ['status of the inquiries', choose('Status', 'processing')],
  ],
  ['/admin/quotations', ['an inquiry', row('Open to Quoting')]],
  ['/admin/payments', ['search', search('Search payments')]],
  ['/admin/payments?q={key}', ['the payment filter', choose('Payment', 'partial')]],
  [
    '/admin/payments?q={key}',
    ['sort by Amount', sort('Payments', 'Amount')],
    ['next page', next(0)],
    ['Details', row('Payments')],
  ],
  [
    '/admin/audit?by=everyone&q={key}',
    ['whose acts', choose('By', 'supplier')],
    ['the kind', choose('What', 'workorders')],
  ],
  ['/admin/audit?by=everyone&q={key}', ['sort by When', sort('Audit log', 'When')], ['an entry', row('Audit log')]],
  ['/admin/approvals', ['tab Machines', tab('Machines')]],
  ['/admin/approvals?tab=processes', ['another one in the queue', (page) => main(page).locator('li a').nth(2).click()]],
  ['/admin/profile', ['tab People', tab('People')]],
  ...bell('admin'),
]

/** Every screen with a list, and everything on it that a link must be able to show. */
export const ways = { customer, supplier, admin }
