import { button, byAdmin, byTab, click, remember, signedOut, orDown, type Failure } from '../support/failure'
import { givenMachine } from '../support/shop'
import { inquiryOf, machineOf, orderOf, processOf } from '../support/trade'
import { walk } from '../support/settled'

const machine = { 'Machine name': 'Lathe 3', Model: 'LX 200', Type: 'CNC lathe' }
const process = { 'Process name': 'Honing', Description: 'Bores of 20 to 120 mm, Ra 0.2' }

/** What suppliers do. */
export const failuresOfSuppliers: Failure[] = [
  {
    situation: 'Add machine',
    who: 'supplier',
    title: 'Failed to Add Machine',
    down: orDown('There was an error adding the machine'),
    meanwhile: signedOut,
    typed: machine,
    open: async (page) => {
      await walk(page, '/supplier/machines?new=1')
      return click(page, 'Add machine')
    },
  },
  {
    situation: 'Machine status',
    who: 'supplier',
    title: 'Failed to Update Status',
    down: orDown('There was an error updating the machine status'),
    meanwhile: signedOut,
    typed: { Notes: 'Spindle bearing' },
    open: async (page) => {
      const { name } = await machineOf(page)
      await walk(page, '/supplier/machines')
      await button(page, `Status of ${name}`).click()
      await page.getByRole('radio', { name: 'Maintenance' }).check()
      return click(page, 'Update status')
    },
  },
  {
    situation: 'Work order request',
    who: 'supplier',
    title: 'Request Failed',
    down: orDown('Failed to submit work order request'),
    meanwhile: signedOut,
    typed: { Notes: 'Two shifts from Monday' },
    open: async (page, trade) => {
      const [{ name }, { id }] = [await processOf(page), await givenMachine(page, trade)]
      await walk(page, `/supplier/workorders?request=true&machineId=${id}`)
      await page.getByLabel('Process', { exact: true }).selectOption({ label: `${name} (pending approval)` })
      return click(page, 'Send request')
    },
  },
  {
    situation: 'Work order status',
    who: 'supplier',
    title: 'Update Failed',
    down: orDown('Failed to update work order status'),
    meanwhile: signedOut,
    typed: { Notes: 'First piece is on the machine' },
    open: async (page, trade) => {
      const { id } = await orderOf(trade, { supplier: page })
      await walk(page, `/supplier/workorders?update=${id}&to=started`)
      return click(page, 'Start production')
    },
  },
  {
    situation: 'Document upload',
    who: 'supplier',
    title: 'Upload Failed',
    down: orDown('Failed to upload documents'),
    meanwhile: {
      happens: 'the file is not what its name says',
      says: 'The content of "report.pdf" doesn’t match its file type',
    },
    open: async (page, trade) => {
      const { id } = await orderOf(trade, { supplier: page })
      await walk(page, `/supplier/workorders?update=${id}`)
      const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('No PDF at all') }
      return () => page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
    },
  },
  {
    situation: 'Quotation create',
    who: 'supplier',
    title: 'Submission Failed',
    down: orDown('Failed to submit quotation'),
    meanwhile: {
      happens: 'quoted in another tab',
      step: byTab('POST /api/quotations', (inquiryId) => ({ inquiryId, price: 1, details: 'Ex works' })),
      says: 'You already have a pending quotation on this inquiry',
    },
    typed: { Price: '84000', Details: 'Delivery in two lots' },
    open: async (page, trade) => {
      const { id } = await inquiryOf(await trade.company('customer'))
      remember(page, id)
      await walk(page, `/supplier/quotations?inquiry=${id}&quote=1`)
      return click(page, 'Submit Quotation')
    },
  },
  {
    situation: 'Add process',
    who: 'supplier',
    title: 'Failed to Add Process',
    down: orDown('There was an error adding the process'),
    meanwhile: signedOut,
    typed: process,
    open: async (page) => {
      await walk(page, '/supplier/processes?new=1')
      return click(page, 'Add process')
    },
  },
  {
    situation: 'Update process',
    who: 'supplier',
    title: 'Failed to Update Process',
    down: orDown('There was an error updating the process'),
    meanwhile: {
      happens: 'an admin approved it',
      step: byAdmin('PATCH /api/processes/{id}/approve'),
      says: 'It is approved and can’t be changed to pending approval',
    },
    typed: { Description: 'Bores of 20 to 180 mm, Ra 0.2' },
    open: async (page) => {
      const { id, name } = await processOf(page)
      remember(page, id)
      await walk(page, '/supplier/processes')
      await button(page, `Edit ${name}`).click()
      return click(page, 'Save and resubmit')
    },
  },
]
