// A mail server on loopback for development and the browser tests: what arrives is kept in DATA_DIR/mail as .eml files.
//   INBOX_PORT=3025 tsx scripts/inbox.ts
// Whoever starts it with a channel is told its address.
import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openInbox } from '@/tests/inbox'

const folder = path.resolve(process.env.DATA_DIR || '.data', 'mail')
await mkdir(folder, { recursive: true, mode: 0o700 })

const inbox = await openInbox(Number(process.env.INBOX_PORT || 0), async (raw, mail) => {
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`)
  await writeFile(`${file}.part`, raw, { mode: 0o600 })
  await rename(`${file}.part`, file)
  console.log(`Mail to ${mail.to?.[0]?.address}: ${mail.subject} (${path.relative('.', file)})`)
})
process.send?.(inbox.url)
const leave = () => void inbox.close().then(() => process.exit(0))
process.once('SIGTERM', leave).once('SIGINT', leave).once('disconnect', leave)
