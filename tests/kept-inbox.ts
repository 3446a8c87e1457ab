import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { openInbox } from './inbox'

/** A mail server on loopback that keeps what arrives in `folder` as .eml files and says so. Port 0: any that is free. */
export async function openKeptInbox(folder: string, port: number) {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return openInbox(port, async (raw, mail) => {
    const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`)
    await writeFile(`${file}.part`, raw, { mode: 0o600 })
    await rename(`${file}.part`, file)
    console.log(`Mail to ${mail.to?.[0]?.address}: ${mail.subject} (${path.relative('.', file)})`)
  })
}
