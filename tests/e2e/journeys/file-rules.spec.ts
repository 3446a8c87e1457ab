import { field } from '../support/filled'
import { expect } from '../support/fixtures'
import { orderOf, test } from '../support/trade'

const MB = 1024 * 1024
const zip = 'PK\x03\x04 [Content_Types].xml packed'
const ole = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 old'
const step = 'ISO-10303-21;\nHEADER;'
/** What a file of each type begins with. */
const beginnings: Record<string, string> = {
  '.pdf': '%PDF-1.7',
  '.doc': ole,
  '.docx': zip,
  '.xls': ole,
  '.xlsx': zip,
  '.dwg': 'AC1032',
  '.dxf': '0\nSECTION\n',
  '.step': step,
  '.stp': step,
  '.stl': 'solid bracket\n',
}
const file = (name: string, size = 64) => {
  const beginning = Buffer.from(beginnings[name.slice(name.lastIndexOf('.'))] ?? 'MZ', 'latin1')
  const filling = Buffer.alloc(Math.max(0, size - beginning.length), 10)
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.concat([beginning, filling]) }
}

const workorder = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.dwg', '.dxf', '.stp', '.step', '.stl']
const inquiry = ['.pdf', '.doc', '.docx', '.dwg', '.dxf', '.step', '.stp', '.stl']

// Which content fits which type is tried on the call: tests/product/validation/uploads.
test('files: each form names its types and its limit; one wrong file refuses the batch; files are added, dropped and removed', async ({
  member,
  demo,
  trade,
}) => {
  const [customer, page, admin] = [await member('customer'), await member('supplier'), await demo('admin')]
  const { id } = await orderOf(trade, { customer, supplier: page })
  await customer.goto('/customer/inquiries')
  await admin.goto('/admin/workorders?new=1')
  await page.goto(`/supplier/workorders?update=${id}`)
  const form = page.getByRole('dialog', { name: 'Update Work Order Status' })
  const [label, types, maxMb, foreign] = ['Documents', workorder, 15, ['.exe', '.zip']] as const
  const input = field(form, label).and(page.locator('input'))

  for (const [what, uploader, allowed, mb] of [
    ['Submit Inquiry', customer.getByLabel('Technical Files').and(customer.locator('input')), inquiry, 10],
    ['Create Work Order', field(admin.getByRole('dialog'), 'Files').and(admin.locator('input')), workorder, 15],
    ['Update Work Order Status', input, workorder, 15],
  ] as const)
    await test.step(`${what}: its types, and ${mb} MB`, async () => {
      const photos = uploader === input
      const shown = [...(photos ? ['Photos'] : []), ...allowed.map((type) => type.slice(1).toUpperCase())]
      await expect(uploader).toHaveAccessibleDescription(`Optional ${shown.join(', ')}, up to ${mb} MB each`)
      await expect(uploader).toHaveAttribute('accept', [...allowed, ...(photos ? ['image/*'] : [])].join(','))
      await expect(uploader).toHaveAttribute('multiple', '')
    })

  const names = () => form.getByRole('list', { name: label }).getByRole('listitem')
  const good = file('good.pdf')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const refused: [string, string][] = [
    ['casting.step', `File "casting.step" exceeds the ${maxMb}MB limit`],
    ...foreign.map((type): [string, string] => [
      `part${type}`,
      `File "part${type}" has a type that isn’t allowed. Allowed: ${types.join(', ')}, .jpg`,
    ]),
  ]
  for (const [wrong, message] of refused)
    await test.step(`${wrong} refuses the batch: ${message}`, async () => {
      await input.setInputFiles([good, file(wrong, wrong === 'casting.step' ? maxMb * MB + 1 : 64)])
      await expect(input).toHaveAttribute('aria-invalid', 'true')
      await expect(input).toHaveAccessibleDescription(new RegExp(`${maxMb} MB each ${message.replaceAll('.', '\\.')}$`))
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
    await expect(input).toHaveAccessibleDescription(/The content of "sheet.pdf" doesn’t match its file type/)
    await expect(names().filter({ hasText: 'sheet.pdf' })).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Update Status' })).toBeEnabled()
  })
  await test.step('an empty file is refused as such', async () => {
    await input.setInputFiles({ ...good, name: 'nothing.pdf', buffer: Buffer.alloc(0) })
    await expect(input).toHaveAccessibleDescription(/File "nothing.pdf" is empty$/)
    await expect(names().filter({ hasText: 'nothing.pdf' })).toHaveCount(0)
  })
  await test.step('an upload that failed blocks Submit until it is retried or removed', async () => {
    await page.route('**/api/files**', (route) => route.abort('internetdisconnected'))
    await input.setInputFiles({ ...good, name: 'valve-spindle.pdf' })
    await expect(form.getByText('Retry or remove valve-spindle.pdf')).toBeVisible()
    await expect(form.getByRole('button', { name: 'Update Status' })).toBeDisabled()
    await page.unroute('**/api/files**')
    await form.getByRole('button', { name: 'Retry valve-spindle.pdf' }).click()
    await expect(form.getByRole('button', { name: 'Remove valve-spindle.pdf' })).toBeVisible()
    await expect(form.getByText('Retry or remove valve-spindle.pdf')).toHaveCount(0)
    await expect(form.getByRole('button', { name: 'Update Status' })).toBeEnabled()
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
