import type { Page } from '@playwright/test'
import { dismiss, expect } from '../support/fixtures'
import { button, byAdmin, click, DOWN, remember, signedOut, orDown, type Failure } from '../support/failure'
import { approvedMachineOf, ask, machineOf, orderOf, processOf } from '../support/trade'

const queue = (noun: 'machine' | 'process', verb: 'approve' | 'reject'): Failure => ({
  situation: `Failed to ${verb} ${noun}`,
  who: 'admin',
  title: 'Error',
  down: `Failed to ${verb} ${noun}: ${DOWN}`,
  meanwhile: {
    happens: 'another admin was faster',
    step: byAdmin(`PATCH /api/${noun === 'machine' ? 'machines' : 'processes'}/{id}/approve`),
    says:
      `Failed to ${verb} ${noun}: It is approved and can’t be changed to ${verb === 'approve' ? 'approved' : 'rejected'}. ` +
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

/** The message closes, which sends it. */
const verify = (page: Page, noun: string) => async () => {
  await button(page, `Verify ${noun}`).click()
  await dismiss(page)
}

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
      says: 'This account is already verified. Another admin was faster.',
    },
    open: async (page, trade) => {
      const { id, companyName } = await trade.company('customer', false)
      remember(page, id)
      await page.goto(`/admin/customers?q=${encodeURIComponent(companyName)}&id=${id}`)
      return verify(page, 'Customer')
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
      says: 'Failed to verify supplier: This account is already verified. Another admin was faster.',
    },
    open: async (page, trade) => {
      const { id, companyName } = await trade.company('supplier', false)
      remember(page, id)
      await page.goto(`/admin/suppliers?q=${encodeURIComponent(companyName)}`)
      return verify(page, 'Supplier')
    },
  },
  {
    situation: 'Failed to update process category',
    who: 'admin',
    title: 'Error',
    down: `Failed to update process category: ${DOWN}`,
    meanwhile: { ...signedOut, says: 'Failed to update process category: Please sign in' },
    open: async (page, trade) => {
      const { id, companyName } = await trade.company('supplier')
      await page.goto(`/admin/suppliers/${id}`)
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
      says: 'Failed to create work order: This request is already rejected',
    },
    typed: { Notes: 'Material is sent along' },
    open: async (page, trade) => {
      const supplier = await trade.company('supplier')
      const [machine, process] = [await approvedMachineOf(trade, supplier), await processOf(supplier)]
      const form = { machineId: machine.id, processId: process.id }
      const { id } = await ask(supplier, 'POST /api/workorderrequests', form)
      remember(page, id)
      await page.goto(`/admin/workorders?request=${id}`)
      const dialog = page.getByRole('dialog')
      let asked = false
      return async () => {
        if (!asked) await dialog.getByRole('button', { name: 'Create Work Order' }).click()
        asked = true
        await dialog.getByRole('button', { name: 'Create it anyway' }).click()
      }
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
      return async () => {
        await payment.selectOption({ label: 'Customer: Paid' })
        await dismiss(page)
      }
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
      says: 'Failed to verify user: This account is already verified. Another admin was faster.',
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
      happens: 'the email belongs to another account',
      says: 'Failed to update supplier: An account with this email already exists',
    },
    typed: { Email: 'supplier@demo.jobwork.example', Phone: '+91 98220 12345', Address: 'MIDC, Nashik' },
    open: async (page, trade) => {
      const { id } = await trade.company('supplier')
      await page.goto(`/admin/suppliers/${id}?tab=details`)
      return click(page, 'Save supplier')
    },
  },
]
