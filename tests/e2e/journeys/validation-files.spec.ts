import type { Locator, Page } from '@playwright/test'
import { field } from '../support/filled'
import { expect } from '../support/fixtures'
import { orderOf, test, type Trade } from '../support/trade'

const MB = 1024 * 1024
const zip = 'PK\x03\x04 packed'
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 old'
const step = 'ISO-10303-21;\nHEADER;'
/** What a file of each type begins with. */
const beginnings: Record<string, string> = {
  ...{ '.pdf': '%PDF-1.7', '.doc': ole, '.docx': zip, '.xls': ole, '.xlsx': zip, '.dwg': 'AC1032' },
  ...{ '.dxf': '0\nSECTION\n', '.step': step, '.stp': step, '.stl': 'solid bracket\n' },
}
const file = (name: string, size = 64) => {
  const beginning = Buffer.from(beginnings[name.slice(name.lastIndexOf('.'))] ?? 'MZ', 'latin1')
  const filling = Buffer.alloc(Math.max(0, size - beginning.length), 10)
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.concat([beginning, filling]) }
}

type Uploader = {
  name: string
  label: string
  types: string[]
  maxMb: number
  foreign: string[]
  open: (people: {
    member: (role: 'customer' | 'supplier') => Promise<Page>
    demo: (role: 'admin') => Promise<Page>
    trade: Trade
  }) => Promise<{ page: Page; form: Locator }>
}
const workorder = {
  types: ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.dwg', '.dxf', '.stp', '.step', '.stl'],
  ...{ maxMb: 15, foreign: ['.exe', '.png'] },
}
const uploaders: Uploader[] = [
  {
    ...{ name: 'Submit Inquiry', label: 'Technical Files', maxMb: 10, foreign: ['.xlsx', '.exe', '.png'] },
    types: ['.pdf', '.doc', '.docx', '.dwg', '.dxf', '.step', '.stp', '.stl'],
    open: async ({ member }) => {
      const page = await member('customer')
      await page.goto('/customer/inquiries')
      return { page, form: page.getByRole('form', { name: 'Inquiry' }) }
    },
  },
  {
    ...{ ...workorder, name: 'Create Work Order', label: 'Files' },
    open: async ({ demo }) => {
      const page = await demo('admin')
      await page.goto('/admin/workorders?new=1')
      return { page, form: page.getByRole('dialog', { name: 'Create Work Order' }) }
    },
  },
  {
    ...{ ...workorder, name: 'Update Work Order Status', label: 'Documents' },
    open: async ({ member, trade }) => {
      const page = await member('supplier')
      const { id } = await orderOf(trade, { supplier: page })
      await page.goto(`/supplier/workorders?update=${id}`)
      return { page, form: page.getByRole('dialog', { name: 'Update Work Order Status' }) }
    },
  },
]

for (const { name, label, types, maxMb, foreign, open } of uploaders)
  test(`Files of ${name}`, async ({ member, demo, trade }) => {
    const { page, form } = await open({ member, demo, trade })
    const input = field(form, label).and(page.locator('input'))
    const names = () => form.getByRole('list', { name: label }).getByRole('listitem')
    const good = file('good.pdf')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))

    await test.step(`the helper text states the types and the ${maxMb} MB that are in force`, async () => {
      const shown = types.map((type) => type.slice(1).toUpperCase())
      await expect(input).toHaveAccessibleDescription(`${shown.join(', ')}, up to ${maxMb} MB each`)
      await expect(input).toHaveAttribute('accept', types.join(','))
      await expect(input).toHaveAttribute('multiple', '')
    })
    const batches: [string, string][] = [
      ['casting.step', `File "casting.step" exceeds the ${maxMb}MB limit`],
      ...foreign.map((type): [string, string] => [
        `part${type}`,
        `File "part${type}" is of a type that is not allowed. Allowed are ${types.join(', ')}`,
      ]),
    ]
    for (const [wrong, message] of batches)
      await test.step(`${wrong} refuses the batch: ${message}`, async () => {
        await input.setInputFiles([good, file(wrong, wrong === 'casting.step' ? maxMb * MB + 1 : 64)])
        await expect(input).toHaveAttribute('aria-invalid', 'true')
        await expect(input).toHaveAccessibleDescription(
          new RegExp(`${maxMb} MB each ${message.replaceAll('.', '\\.')}$`),
        )
        await expect(names()).toHaveCount(0)
        expect(sent).toEqual([])
      })
    await test.step('every type of the list is taken, several at once', async () => {
      await input.setInputFiles(types.map((type) => file(`part${type}`)))
      for (const type of types)
        await expect(form.getByRole('button', { name: `Remove part${type}`, exact: true })).toBeVisible()
      await expect(input).not.toHaveAttribute('aria-invalid')
    })
    await test.step('one is removed, the others stay', async () => {
      await form.getByRole('button', { name: 'Remove part.pdf' }).click()
      await expect(names()).toHaveCount(types.length - 1)
    })
    await test.step('a file that is not what its name says is refused by itself, and there is nothing to try again', async () => {
      await input.setInputFiles({ ...good, name: 'sheet.pdf', buffer: Buffer.from('MZ a program') })
      const row = names().filter({ hasText: 'sheet.pdf' })
      await expect(row).toContainText('The content of "sheet.pdf" does not fit its type')
      await expect(row.getByRole('button')).toHaveAccessibleName('Remove sheet.pdf')
      await row.getByRole('button').click()
      await expect(row).toHaveCount(0)
    })
    await test.step(`a file of ${maxMb} MB is dropped, and taken`, async () => {
      const transfer = await page.evaluateHandle((size) => {
        const dropped = new DataTransfer()
        dropped.items.add(new File(['%PDF-1.7', new Uint8Array(size - 8)], 'dropped.pdf'))
        return dropped
      }, maxMb * MB)
      await form.getByText('Choose files').dispatchEvent('drop', { dataTransfer: transfer })
      await expect(form.getByRole('button', { name: 'Remove dropped.pdf' })).toBeVisible()
    })
  })
