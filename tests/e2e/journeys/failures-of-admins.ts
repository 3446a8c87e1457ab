import { expect } from '../support/fixtures'
import { button, byAdmin, click, DOWN, remember, signedOut, orDown, type Failure } from '../support/failure'
import { ask, machineOf, orderOf, processOf } from '../support/trade'

const queue = (noun: 'machine' | 'process', verb: 'approve' | 'reject'): Failure => ({
  situation: `Failed to ${verb} ${noun}`,
  who: 'admin',
  title: 'Error',
  down: `Failed to ${verb} ${noun}: ${DOWN}`,
  meanwhile: {
    happens: 'another admin was faster',
    step: byAdmin(`PATCH /api/${noun === 'machine' ? 'machines' : 'processes'}/{id}/approve`),
    says:
      `Failed to ${verb} ${noun}: It is approved and can not become ${verb === 'approve' ? 'approved' : 'rejected'}. ` +
      'Another admin was faster.',
  },
  open: async (page, trade) => {
    const supplier = await trade.company('supplier')
    const { id, name } = await (noun === 'machine' ? machineOf : processOf)(supplier)
    remember(page, id)
    await page.goto(`/admin/approvals?tab=${noun === 'machine' ? 'machines' : 'processes'}&id=${id}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    if (verb === 'approve') return click(page, /^Approve/)
    await button(page, /^Reject/).click()
    await page.getByLabel('Reason', { exact: true }).fill('The serial number is missing.')
    return click(page, `Reject ${noun}`)
  },
})

/** What admins do. */
export const failuresOfAdmins: Failure[] = [
  {
    situation: 'Verify customer',
    who: 'admin',
    title: 'Verification Failed',
    down: orDown('Failed to verify customer'),
    meanwhile: {
      happens: 'another admin was faster',
      step: byAdmin('PATCH /api/users/{id}/verify'),
      says: 'This account is verified already',
    },
    open: async (page, trade) => {
      const { id, companyName } = await trade.company('customer', false)
      remember(page, id)
      await page.goto(`/admin/customers?q=${encodeURIComponent(companyName)}&id=${id}`)
      return click(page, 'Verify Customer')
    },
  },

  {
    situation: 'Failed to verify supplier',
    who: 'admin',
    title: 'Error',
    down: `Failed to verify supplier: ${DOWN}`,
    meanwhile: {
      happens: 'another admin was faster',
      step: byAdmin('PATCH /api/suppliers/{id}/verify'),
      says: 'Failed to verify supplier: This account is verified already',
    },
    open: async (page, trade) => {
      const { id, companyName } = await trade.company('supplier', false)
      remember(page, id)
      await page.goto(`/admin/suppliers?q=${encodeURIComponent(companyName)}`)
      return click(page, 'Verify Supplier')
    },
  },
  {
    situation: 'Failed to update process category',
    who: 'admin',
    title: 'Error',
    down: `Failed to update process category: ${DOWN}`,
    meanwhile: { ...signedOut, says: 'Failed to update process category: Please sign in' },
    open: async (page, trade) => {
      const { companyName } = await trade.company('supplier')
      await page.goto(`/admin/suppliers?q=${encodeURIComponent(companyName)}`)
      return () => page.getByLabel(`Process category of ${companyName}`).selectOption('Forging')
    },
  },
  {
    situation: 'Failed to create work order',
    who: 'admin',
    title: 'Error',
    down: `Failed to create work order: ${DOWN}`,
    meanwhile: {
      happens: 'another admin rejected the request',
      step: byAdmin('PATCH /api/workorderrequests/{id}/reject'),
      says: 'Failed to create work order: The request is already rejected',
    },
    typed: { Notes: 'Material is sent along' },
    open: async (page, trade) => {
      const supplier = await trade.company('supplier')
      const [machine, process] = [await machineOf(supplier), await processOf(supplier)]
      const form = { machineId: machine.id, processId: process.id }
      const { id } = await ask(supplier, 'POST /api/workorderrequests', form)
      remember(page, id)
      await page.goto(`/admin/workorders?request=${id}`)
      const dialog = page.getByRole('dialog')
      return () => dialog.getByRole('button', { name: 'Create Work Order' }).click()
    },
  },
  {
    situation: 'Failed to update payment status',
    who: 'admin',
    title: 'Error',
    down: `Failed to update payment status: ${DOWN}`,
    meanwhile: { ...signedOut, says: 'Failed to update payment status: Please sign in' },
    open: async (page, trade) => {
      const { id } = await orderOf(trade)
      await page.goto(`/admin/workorders?id=${id}`)
      const payment = page.getByRole('dialog').getByLabel(/^Payment status/)
      return () => payment.selectOption({ label: 'Paid' })
    },
  },
  {
    situation: 'Failed to verify user',
    who: 'admin',
    title: 'Error',
    down: `Failed to verify user: ${DOWN}`,
    meanwhile: {
      happens: 'another admin was faster',
      step: byAdmin('PATCH /api/users/{id}/verify'),
      says: 'Failed to verify user: This account is verified already. Another admin was faster.',
    },
    open: async (page, trade) => {
      const { id, companyName } = await trade.company('supplier', false)
      remember(page, id)
      await page.goto(`/admin/approvals?tab=suppliers&id=${id}`)
      await expect(page.getByRole('heading', { name: companyName })).toBeVisible()
      return click(page, /^Verify Supplier/)
    },
  },
  queue('machine', 'approve'),
  queue('process', 'approve'),
  queue('process', 'reject'),
  queue('machine', 'reject'),
  {
    situation: 'Failed to update supplier',
    who: 'admin',
    title: 'Error',
    down: `Failed to update supplier: ${DOWN}`,
    meanwhile: {
      happens: 'the e-mail belongs to another account',
      says: 'Failed to update supplier: An account with this e-mail already exists',
    },
    typed: { Email: 'supplier@demo.jobwork.example', Phone: '+91 98220 12345', Address: 'MIDC, Nashik' },
    open: async (page, trade) => {
      const { id } = await trade.company('supplier')
      await page.goto(`/admin/suppliers/${id}`)
      return click(page, 'Save supplier')
    },
  },
]
