import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from './fixtures'

/** The path of the link in the newest mail to this address, waited for as a person waits. */
export async function linkMailedTo(address: string): Promise<string> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? '.data', 'mail')
  let link: string | undefined
  await expect
    .poll(async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
      for (const name of names) {
        const mail = (await readFile(path.join(folder, name), 'utf8')).replace(/=\r?\n/g, '').replace(/=3D/g, '=')
        if (mail.includes(`To: ${address}`)) link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail)?.[1]
      }
      return link
    })
    .toBeTruthy()
  return link!
}
