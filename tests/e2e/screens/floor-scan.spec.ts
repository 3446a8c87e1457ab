import { writeFileSync } from 'node:fs'
import { encode } from 'uqr'
import { expect } from '../support/fixtures'
import { phone } from '../support/screens'
import { orderOf, test } from '../support/trade'

const [WIDTH, HEIGHT, SCALE] = [640, 480, 8]

/** What a camera films that is held over a code: one grey picture, as YUV 4:2:0. */
function filmOf(text: string): Buffer {
  const { data } = encode(text, { ecc: 'M', border: 4 })
  const [left, top] = [WIDTH, HEIGHT].map((size) => Math.floor((size - data.length * SCALE) / 2)) as [number, number]
  const light = Buffer.alloc(WIDTH * HEIGHT, 200)
  for (let y = 0; y < data.length * SCALE; y++)
    for (let x = 0; x < data.length * SCALE; x++)
      if (data[Math.floor(y / SCALE)]![Math.floor(x / SCALE)]) light[(top + y) * WIDTH + left + x] = 30
  const head = `YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`
  return Buffer.concat([Buffer.from(`${head}FRAME\n`), light, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
}

test('the camera reads the code of a job card and opens its card; a foreign code is named as one', async ({
  trade,
  baseURL,
  playwright,
  launchOptions,
}, info) => {
  const supplier = await trade.company('supplier')
  const { id } = await orderOf(trade, { supplier })
  const scanned = async (text: string) => {
    const film = info.outputPath('camera.y4m')
    writeFileSync(film, filmOf(text))
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    })
    const storageState = await supplier.http.storageState()
    const context = await browser.newContext({ baseURL, storageState, viewport: phone, permissions: ['camera'] })
    const page = await context.newPage()
    await page.goto('/supplier/floor?scan=1')
    return { page, close: () => browser.close() }
  }
  const own = await scanned(`${baseURL}/workorders/${id}`)
  await expect(own.page).toHaveURL(`/supplier/floor?id=${id}`)
  await own.close()
  const foreign = await scanned('https://example.com/workorders/1')
  await expect(foreign.page.getByText('This is not a Jobwork job card')).toBeVisible()
  await foreign.close()
})
