import type { Page } from '@playwright/test'

/** The shop floor as the server writes it, without the menu: that of an owner names Payments. */
export async function floorHtml(page: Page): Promise<string> {
  const html = await (await page.request.get('/supplier/floor')).text()
  return html.replaceAll(/<nav\b[^]*?<\/nav>/g, '')
}
