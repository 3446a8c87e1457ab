import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { displayId } from '../../../lib/terms/nouns'
import { withExif } from '../../named-files/jpeg'
import { fits } from '../support/fits'
import { dismiss, expect, toast } from '../support/fixtures'
import { phone } from '../support/screens'
import { boxOf, settled } from '../support/settled'
import { ask, orderOf, test } from '../support/trade'

test('on a phone beside the machine: the menu slides in, the next step is one tap that can be taken back', async ({
  member,
  trade,
}) => {
  const page = await member('supplier')
  const { id } = await orderOf(trade, { supplier: page })
  await ask(page, `POST /api/workorders/${id}/acknowledge`)
  const stored = async () => (await ask<{ status: string }>(page, `GET /api/workorders/${id}`)).status
  await page.setViewportSize(phone)
  await page.goto('/supplier/dashboard')
  await test.step('the task of a single order starts it at once, and Undo brings the task back', async () => {
    const task = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Start production: / }) })
    await task.getByRole('button').click()
    await expect(toast(page, 'Work Order Updated')).toContainText('marked as Production Started.')
    await expect(task).toBeHidden()
    const current = page.getByRole('table', { name: 'Current Work Orders' })
    await expect(current).toContainText('Production Started')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(task).toBeVisible()
    await expect(current).toContainText('Order Received')
    expect(await stored()).toBe('pending')
  })
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Work Orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Work Orders' })).toBeVisible()
  const row = page.getByRole('row', { name: displayId('workorder', id) })
  await test.step('a tap shows the step as done, Undo takes it back, and nothing was sent', async () => {
    await row.getByRole('button', { name: 'Start production' }).dblclick()
    await expect(row).toContainText('Production Started')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('Order Received')
    expect(await stored()).toBe('pending')
  })
  await test.step('a closed message sends it', async () => {
    await row.getByRole('button', { name: 'Start production' }).click()
    await expect(toast(page, 'Work Order Updated')).toContainText('marked as Production Started.')
    await settled(page)
    const message = await boxOf(page.getByRole('region', { name: /^Messages/ }).getByRole('listitem'))
    await page.evaluate(() => scrollTo(0, 0))
    const heading = await boxOf(page.getByRole('heading', { level: 1 }))
    expect(message.y + message.height, 'The message leaves the heading in sight').toBeLessThanOrEqual(heading.y)
    await dismiss(page)
    await expect.poll(stored).toBe('started')
    await expect(row.getByRole('button', { name: 'Mark as in production' })).toBeVisible()
  })
  await test.step('More… sends the waiting step before a problem, with note and documents on its first screen', async () => {
    await row.getByRole('button', { name: 'Mark as in production' }).click()
    await row.getByRole('button', { name: 'More…' }).click()
    const sheet = page.getByRole('dialog', { name: 'Update Work Order Status' })
    await expect(sheet.getByRole('radio', { checked: true })).toHaveAccessibleName('In Production')
    for (const field of [sheet.getByLabel('Notes'), sheet.getByText('Choose files')])
      await expect(field).toBeInViewport()
    await sheet.getByRole('radio', { name: 'Issues' }).check()
    await sheet.getByRole('button', { name: 'Report a problem' }).click()
    await expect(sheet.getByText('Describe the problem').first()).toBeVisible()
    await sheet.getByLabel('Notes').fill('The spindle has failed')
    await sheet.getByRole('button', { name: 'Report a problem' }).click()
    await expect(sheet).toBeHidden()
    const { history } = await ask<{ history: { to: string | null }[] }>(page, `GET /api/workorders/${id}`)
    expect(history.flatMap(({ to }) => to ?? [])).toEqual(['pending', 'started', 'in_progress', 'issues'])
  })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})

test('a photo of a phone goes to the order, small and without its place; the customer looks at it', async ({
  member,
  trade,
  browser,
}) => {
  const [desk, customer] = [await member('supplier'), await member('customer')]
  const { id } = await orderOf(trade, { supplier: desk, customer })
  const storageState = await desk.context().storageState()
  const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true, storageState })
  const page = await context.newPage()
  await page.goto(`/supplier/workorders?update=${id}`)
  const sheet = page.getByRole('dialog', { name: 'Update Work Order Status' })
  const camera = sheet.getByLabel('Take a photo')
  await expect(camera).toHaveAttribute('capture', 'environment')
  await expect(sheet.getByText('Take a photo')).toBeInViewport()

  await camera.setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(sheet.getByText('This phone’s photo format can’t be read here.')).toBeVisible()
  // As a camera of 12 megapixels takes it.
  const raw = { width: 4000, height: 3000, channels: 3 } as const
  const data = await sharp(randomBytes(4000 * 3000 * 3), { raw })
    .jpeg({ quality: 30 })
    .toBuffer()
  await camera.setInputFiles({ name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: withExif(data, 6, '18.52N') })
  await expect(sheet.getByRole('button', { name: 'Remove IMG_0002.jpg' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Update Status' }).click()
  await page.getByRole('button', { name: 'Upload and save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { files } = await ask<{ files: { size: number; width: number; height: number }[] }>(
    desk,
    `GET /api/workorders/${id}`,
  )
  expect(files).toMatchObject([{ name: 'IMG_0002.jpg', type: 'image/jpeg', width: 1200, height: 1600 }])
  expect(files[0]!.size).toBeLessThan(1024 * 1024)
  await context.close()

  await customer.goto(`/customer/orders?id=${id}`)
  const photos = customer.getByRole('list', { name: /^Photos/ }).getByRole('link')
  await expect(photos).toHaveCount(1)
  await photos.click()
  const shown = customer.getByRole('dialog').getByRole('img', { name: /^ORD-\d+-1\.jpg$/ })
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 1600])

  await fits(customer, 'a photo')
})
