import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { asciiStl, binaryStl } from '../../drawings'
import { axeFaults } from '../support/accessible-faults'
import { drawings, expect, test } from '../support/fixtures'
import { settled } from '../support/settled'
import { inquiryOf, uploadsOf, type GivenFile } from '../support/trade'

const [step, dxf, pdf] = drawings() as [GivenFile, GivenFile, GivenFile]
const fileOf = (name: string, content: string | Buffer): GivenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
})

/** A customer's own inquiry with these files, opened at one of them. */
async function opened(page: Page, files: readonly GivenFile[], name = files[0]!.name): Promise<Locator> {
  const id = await inquiryWith(page, files)
  await page.goto(`/customer/my-inquiries?id=${id}&file=${encodeURIComponent(name)}`)
  return previewOf(page, name)
}

const inquiryWith = async (page: Page, files: readonly GivenFile[]) =>
  (await inquiryOf(page, { files: await uploadsOf(page, files) })).id

const previewOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const fact = (preview: Locator, label: string) => preview.locator('dl > div').filter({ hasText: label }).locator('dd')
const canvas = (preview: Locator) => preview.getByRole('img', { name: /^3D view/ })

/** How many colours the picture has: an empty sheet has a handful. */
const colours = async (page: Page, picture: Locator) => {
  const png = (await picture.screenshot()).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const on = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    on.drawImage(image, 0, 0)
    return new Set(new Uint32Array(on.getImageData(0, 0, image.width, image.height).data.buffer)).size
  }, png)
}

test(
  'a STEP model is measured and drawn; section, wireframe, views and keys change the picture, Esc closes only the preview',
  { tag: '@all' },
  async ({ demo }) => {
    const page = await demo('customer')
    const preview = await opened(page, [step])
    await expect(fact(preview, 'Bounding box')).toHaveText('46 × 46 × 380 mm')
    await expect(fact(preview, 'Volume')).toHaveText(/^48\d\.\d+ cm³$/)
    await expect(fact(preview, 'Surface')).toHaveText(/cm²$/)
    await expect(preview.getByText(`${step.name} is shown.`)).toBeAttached()
    expect(await colours(page, canvas(preview))).toBeGreaterThan(100)

    const pictures = [await canvas(preview).screenshot()]
    for (const name of ['Section', 'Show the other half', 'Wireframe', 'Top']) {
      await preview.getByRole('button', { name, exact: true }).click()
      await expect.poll(async () => pictures.at(-1)!.equals(await canvas(preview).screenshot())).toBe(false)
      pictures.push(await canvas(preview).screenshot())
    }

    await canvas(preview).focus()
    for (const key of ['ArrowLeft', 'ArrowUp', '+', 'f']) {
      const before = await canvas(preview).screenshot()
      await page.keyboard.press(key)
      await expect.poll(async () => before.equals(await canvas(preview).screenshot()), key).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page).toHaveURL(/\?id=\d+$/)
  },
)

test('a browser whose streams can’t be iterated over, as WebKit, shows a PDF with its words, and one without words too', async ({
  demo,
}) => {
  const page = await demo('customer')
  await page.addInitScript(() => {
    for (const name of [Symbol.asyncIterator, 'values'] as const) Reflect.deleteProperty(ReadableStream.prototype, name)
  })
  const preview = await opened(page, [pdf])
  await expect(preview.getByRole('img', { name: `Page 1 of ${pdf.name}` })).toBeVisible()
  await expect(preview.getByText('Pump shaft', { exact: false }).last()).toBeAttached()
  await expect(preview.getByText('can’t be shown')).toBeHidden()

  await page.addInitScript(() => {
    const { read } = ReadableStreamDefaultReader.prototype
    ReadableStreamDefaultReader.prototype.read = async function (this: ReadableStreamDefaultReader) {
      const part = await read.call(this)
      if (part.value?.items) throw new Error('No words')
      return part
    }
  })
  await page.reload()
  await expect(preview.getByRole('img', { name: `Page 1 of ${pdf.name}` })).toBeVisible()
  await expect(preview.getByText('can’t be shown')).toBeHidden()
})

test('a DXF drawing shows its extents, a PDF its pages, an STL mesh its measures; each says what its file leaves open', async ({
  demo,
}) => {
  const page = await demo('customer')
  const preview = await opened(page, [dxf, pdf])
  await expect(fact(preview, 'Extents')).toHaveText(/^[\d,.]+ × [\d,.]+ mm$/)
  await expect(fact(preview, 'Unit')).toHaveText('Not in the file; millimetres are assumed')
  const sheet = preview.getByRole('img', { name: dxf.name })
  await expect(sheet.locator('text', { hasText: 'Pump shaft' })).toBeAttached()
  const whole = await sheet.getAttribute('viewBox')
  await preview.getByRole('button', { name: 'Zoom in' }).click()
  await expect(sheet).not.toHaveAttribute('viewBox', whole!)
  await preview.getByRole('button', { name: 'Fit' }).click()
  await expect(sheet).toHaveAttribute('viewBox', whole!)

  await page.getByRole('button', { name: 'Next file' }).click()
  const document = previewOf(page, pdf.name)
  await expect(document.getByText('Page 1 of 1')).toBeVisible()
  await expect(page).toHaveTitle(`${pdf.name} · Jobwork`)
  await expect(document.getByText('Pump shaft', { exact: false }).last()).toBeAttached()
  // The page itself, without the shadow around it: a blank one has a single colour.
  const inks = (canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    return new Set(new Uint32Array(data.buffer)).size
  }
  const drawn = document.getByRole('img', { name: `Page 1 of ${pdf.name}` })
  expect(await drawn.evaluate(inks)).toBeGreaterThan(20)
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(/^INQ-\d+ .* · Jobwork$/)

  const text = asciiStl([100, 50, 20])
  const open = text.replace(/ {2}facet[\s\S]*?endfacet\n/, '')
  const files = [fileOf('a.stl', text), fileOf('b.stl', binaryStl([100, 50, 20])), fileOf('c.stl', open)]
  const first = await opened(page, files)
  for (const [name, volume] of [
    ['a.stl', '100 cm³'],
    ['b.stl', '100 cm³'],
    ['c.stl', 'None: the surface is not closed'],
  ] as const) {
    await expect(fact(previewOf(page, name), 'Volume')).toHaveText(volume)
    await expect(fact(previewOf(page, name), 'Bounding box')).toHaveText('100 × 50 × 20 mm')
    await expect(fact(previewOf(page, name), 'Unit')).toContainText('millimetres are assumed')
    if (name !== 'c.stl') await page.getByRole('button', { name: 'Next file' }).click()
  }
  await expect(page).toHaveURL(/file=c\.stl$/)
  await expect(first).toBeHidden()

  const letter = fileOf('terms.docx', Buffer.from('PK\u0003\u0004 [Content_Types].xml and so on', 'latin1'))
  const id = await inquiryWith(page, [letter, dxf])
  await page.goto(`/customer/my-inquiries?id=${id}`)
  const list = page.getByRole('list', { name: 'Files' })
  await expect(list.getByRole('link', { name: `Download ${letter.name}` })).toHaveAttribute('download', letter.name)
  await list.getByRole('link', { name: letter.name }).first().click()
  const terms = previewOf(page, letter.name)
  await expect(fact(terms, 'Type')).toHaveText('Word document')
  await page.reload()
  await expect(terms).toContainText('File 1 of 2')
  await page.goBack()
  await expect(terms).toBeHidden()
  await expect(page).toHaveURL(`/customer/my-inquiries?id=${id}`)
})

test(
  'parts show their pictures and measures as soon as they are uploaded, in the unit that is chosen; a broken one says nothing',
  { tag: '@all' },
  async ({ member }) => {
    const page = await member('customer')
    await page.goto('/customer/inquiries')
    const broken = fileOf('broken.step', 'ISO-10303-21; and nothing that can be read')
    await page
      .getByLabel('Technical Files')
      .and(page.locator('input'))
      .setInputFiles([step, broken, fileOf('small.stl', asciiStl([10, 5, 2]))])
    const row = (name: string) =>
      page.getByRole('list', { name: 'Technical Files' }).getByRole('listitem').filter({ hasText: name })
    await expect(row(step.name)).toContainText(/46 × 46 × 380 mm48\d\.\d+ cm³/)
    await expect.poll(() => colours(page, canvas(row(step.name)))).toBeGreaterThan(20)
    await expect(row('small.stl')).toContainText('10 × 5 × 2 mm0.1 cm³')
    await row('small.stl').getByRole('combobox').selectOption('Inches')
    await expect(row('small.stl')).toContainText('254 × 127 × 50.8 mm')
    await expect(row('broken.step').getByRole('status')).toHaveCount(0)
    await row(step.name)
      .getByRole('button', { name: `Remove ${step.name}` })
      .click()
    await expect(canvas(page.getByRole('list', { name: 'Technical Files' }))).toHaveCount(1)
  },
)

test(
  'a broken STEP file says so and is still downloaded; reading ends when it is cancelled or takes a minute, and can be tried again',
  { tag: '@all' },
  async ({ demo }) => {
    const page = await demo('customer')
    const broken = { ...step, buffer: step.buffer.subarray(0, step.buffer.length / 2) }
    const preview = await opened(page, [broken])
    await expect(preview.getByRole('alert')).toContainText('This file can’t be shown')
    await expect(preview.getByRole('alert')).toContainText('This STEP file is damaged or incomplete')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      preview.getByRole('link', { name: 'Download' }).click(),
    ])
    expect(await readFile(await download.path())).toEqual(broken.buffer)

    const id = await inquiryWith(page, [step])
    let held = true
    await page.context().route(/\/api\/inquiries\/\d+\/files\//, async (route) => {
      if (!held) await route.continue()
    })
    await page.clock.install()
    await page.goto(`/customer/my-inquiries?id=${id}&file=${encodeURIComponent(step.name)}`)
    const threads = () => page.workers().length
    await expect.poll(threads).toBe(1)
    await preview.getByRole('button', { name: 'Cancel' }).click()
    await expect(preview.getByRole('alert')).toContainText('You cancelled it.')
    await expect.poll(threads).toBe(0)

    await preview.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(threads).toBe(1)
    await page.clock.fastForward(61_000)
    await expect(preview.getByRole('alert')).toContainText('longer than 60 seconds')
    await expect.poll(threads).toBe(0)

    held = false
    await preview.getByRole('button', { name: 'Try again' }).click()
    await expect(fact(preview, 'Bounding box')).toHaveText('46 × 46 × 380 mm')
  },
)

test('axe finds nothing on an open preview, in light and in dark', { tag: '@all' }, async ({ demo }) => {
  const page = await demo('customer')
  await opened(page, [step, dxf, pdf])
  for (const [name, shown] of [
    [step.name, /^3D view/],
    [dxf.name, /^Drawing/],
    [pdf.name, /^Page 1/],
  ] as const) {
    const preview = previewOf(page, name)
    await expect(preview.getByRole('img', { name: shown })).toBeVisible()
    if (name === step.name) await preview.getByRole('button', { name: 'Section', exact: true }).click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      // While a drawing is rendered the page may change its scheme in the middle of axe's work.
      await expect(page.locator('html')).toContainClass(colorScheme)
      await settled(page)
      expect([name, colorScheme, await axeFaults(page)]).toEqual([name, colorScheme, []])
    }
    if (name !== pdf.name) await page.getByRole('button', { name: 'Next file' }).click()
  }
})
