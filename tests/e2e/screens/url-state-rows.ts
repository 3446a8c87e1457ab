import { expect, type Page } from '@playwright/test'
import { chooseFilter } from '../support/filters'

export type Act = [what: string, act: (page: Page, only: string) => Promise<unknown>]
/**
 * What a person does on a screen, one thing after another: where, then what and how. An admin's lists hold what others do
 * meanwhile: rows are compared where a search narrows them.
 */
export type Way = [path: string, ...acts: Act[]]

const main = (page: Page) => page.getByRole('main')
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
/** Searches a list, and waits for what it finds. To go on typing adds nothing to the history: a list is searched once on the way. */
const find = (label: string, table: string, wordOf: (only: string) => string) => async (page: Page, only: string) => {
  const word = wordOf(only)
  await page.getByRole('searchbox', { name: label }).fill(word)
  const rows = page.getByRole('table', { name: table, exact: true }).locator('tbody tr')
  await expect(rows.filter({ hasNotText: word })).toHaveCount(0)
}
/** Finds 111 of the 501 inquiries and what belongs to them, more than a page of orders. */
const search = (label: string, table: string) => find(label, table, (only) => only.replace('p7x', 'p1'))
/** Finds all that is not somebody else's. */
const searchOwn = (label: string, table: string) => find(label, table, (only) => only.replace('p7x', 'p'))
const searchFor = (word: string, table: string) => find('Search', table, () => word)
const choose = (label: string, value: string, of?: string) => (page: Page) => chooseFilter(page, label, value, of)
const sort = (table: string, head: string) => (page: Page) =>
  page.getByRole('table', { name: table }).getByRole('columnheader', { name: head }).getByRole('button').click()
const next = (nth: number) => (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).nth(nth).getByRole('link', { name: 'Next' }).click()
const row = (table: string) => (page: Page) =>
  page.getByRole('table', { name: table }).locator('tbody tr').nth(1).locator('[data-opens]').click()
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name }).first().click()

const customer: Way[] = [
  [
    '/customer/my-inquiries',
    ['search', find('Search inquiries', 'Inquiries', (only) => only.replace('p7x', 'p1'))],
    ['sort by Quantity', sort('Inquiries', 'Quantity')],
    ['next page', next(0)],
    ['View Details', row('Inquiries')],
  ],
  [
    '/customer/quotations',
    ['tab Accepted', tab('Accepted')],
    ['sort by Valid Until', sort('Quotations', 'Valid Until')],
  ],
  [
    '/customer/quotations',
    ['search', search('Search quotations', 'Quotations')],
    ['sort by Price', sort('Quotations', 'Price')],
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
  [
    '/customer/orders',
    ['search', search('Search orders', 'Orders')],
    ['tab Issues', tab('Issues')],
    ['sort by Due Date', sort('Orders', 'Due Date')],
    ['next page', next(0)],
    ['View Details', row('Orders')],
  ],
  [
    '/customer/history',
    ['the date range', choose('Completed', '30')],
    ['the payment filter', choose('Payment', 'partial')],
    ['search', search('Search completed orders', 'Completed orders')],
  ],
  ['/customer/history', ['next page', next(0)], ['View Details', row('Completed orders')]],
  [
    '/customer/profile',
    ['tab Tax & bank', tab('Tax & bank')],
    ['tab Addresses', tab('Addresses')],
    ['tab Security', tab('Security')],
    ['tab People', tab('People')],
  ],
  [
    '/customer/notifications',
    ['tab Unread', tab('Unread')],
    ['the topic', choose('Topic', 'accounts')],
    ['the days', choose('Received', '1')],
  ],
]

const supplier: Way[] = [
  ['/supplier/machines', ['tab Maintenance', tab('Maintenance')], ['Status', button(/^Status of/)]],
  ['/supplier/machines', ['next page', next(0)], ['Edit', button(/^Edit /)]],
  ['/supplier/machines', ['Add Machine', button('Add Machine')]],
  [
    '/supplier/workorders',
    ['search', search('Search work orders', 'Work orders')],
    ['the payment filter', choose('Payment', 'partial')],
    ['sort by Due Date', sort('Work orders', 'Due Date')],
    ['next page', next(0)],
    ['View Details', row('Work orders')],
  ],
  ['/supplier/workorders', ['tab Issues', tab('Issues')], ['Update Status', button('Update Status')]],
  ['/supplier/workorders', ['Request Work Order', button('Request Work Order')]],
  [
    '/supplier/quotations',
    ['tab Rejected', tab('Rejected')],
    ['sort by Price', sort('Quotations', 'Price')],
    ['next page', next(1)],
    ['View Details', row('Quotations')],
  ],
  [
    '/supplier/quotations',
    ['search', search('Search quotations', 'Quotations')],
    ['search of the requests', searchOwn('Search inquiries', 'Quotation Requests')],
    ['sort of the requests', sort('Quotation Requests', 'Quantity')],
    ['next page of the requests', next(0)],
    ['a request', row('Quotation Requests')],
  ],
  ['/supplier/quotations?find={key}', ['Create Quotation', button(/^Create Quotation/)]],
  ['/supplier/processes', ['tab Rejected', tab('Rejected')], ['Edit', button(/^Edit/)]],
  ['/supplier/processes', ['next page', next(0)], ['Add Process', button('Add Process')]],
]

const admin: Way[] = [
  [
    '/admin/dashboard',
    [
      'details of a request',
      (page) => page.getByRole('table', { name: 'Supplier Work Requests' }).locator('[data-opens]').first().click(),
    ],
  ],
  ['/admin/customers', ['tab Verified', tab('Verified')], ['details', row('Customers')]],
  ['/admin/customers', ['tab Suspended', tab('Suspended')], ['search', searchFor('Godavari', 'Customers')]],
  [
    '/admin/suppliers',
    ['search', searchFor('Indrayani', 'Suppliers')],
    ['tab Verified', tab('Verified')],
    ['the category', choose('Category', 'CNC Turning')],
  ],
  ['/admin/suppliers?q={key}', ['next page', next(0)], ['Add New Supplier', button('Add New Supplier')]],
  ['/admin/suppliers', ['tab Changes asked', tab('Changes asked')], ['tab Suspended', tab('Suspended')]],
  [
    '/admin/workorders',
    ['search', search('Search work orders', 'Work orders')],
    ['tab Issues', tab('Issues')],
    ['sort by Due Date', sort('Work orders', 'Due Date')],
    ['next page', next(0)],
    ['Details', row('Work orders')],
  ],
  [
    '/admin/workorders?q={key}',
    ['the payment filter', choose('Payment', 'partial')],
    ['Create Work Order', button('Create Work Order')],
  ],
  [
    '/admin/quotations',
    ['search', search('Search quotations', 'Quotations')],
    ['tab Sent', tab('Sent')],
    ['sort by Price', sort('Quotations', 'Price')],
    ['View Details', row('Quotations')],
  ],
  [
    '/admin/quotations',
    ['search of the inquiries', searchOwn('Search inquiries', 'Open to Quoting')],
    ['status of the inquiries', choose('Status', 'processing', 'inquiries')],
    ['an inquiry', row('Open to Quoting')],
  ],
  [
    '/admin/audit?by=everyone&q={key}',
    ['whose acts', choose('By', 'supplier')],
    ['the kind', choose('What', 'workorders')],
    ['sort by When', sort('Audit log', 'When')],
    ['an entry', row('Audit log')],
  ],
  ['/admin/approvals', ['tab Machines', tab('Machines')]],
  ['/admin/approvals?tab=processes', ['another one in the queue', (page) => main(page).locator('li a').nth(2).click()]],
]

/**
 * Every screen with a list, and everything on it that a link must be able to show. Profile and notifications are one
 * screen for all roles: the customer's are asked. The filters of payments are asked in payments.spec.
 */
export const ways = { customer, supplier, admin }
