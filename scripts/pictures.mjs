// Makes the pictures of the README from the real program: node scripts/pictures.mjs http://localhost:3000
// Take a server with fresh demo data, or one's own doings are in the picture.
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'
import { findBrowser } from './lib/browser.mjs'

const baseURL = process.argv[2] ?? 'http://localhost:3000'
const desk = { width: 1280, height: 800 }
const phone = { width: 390, height: 780 }
const pictures = [
  { name: 'dashboard', role: 'customer', path: '/customer/dashboard', viewport: desk, colorScheme: 'light' },
  { name: 'comparison', role: 'admin', path: '/admin/quotations?inquiry=14', viewport: desk, colorScheme: 'light' },
  { name: 'approvals', role: 'admin', path: '/admin/approvals?tab=machines', viewport: desk, colorScheme: 'dark' },
  { name: 'phone', role: 'supplier', path: '/supplier/workorders', viewport: phone, colorScheme: 'light' },
]

await mkdir('docs/pictures', { recursive: true })
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const { name, role, path, ...options } of pictures) {
  const context = await browser.newContext({ ...options, baseURL })
  const data = { username: `${role}@demo.jobwork.example`, password: 'jobwork-demo' }
  await context.request.post('/api/login', { data })
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.screenshot({ path: `docs/pictures/${name}.png` })
  await context.close()
}
await browser.close()
