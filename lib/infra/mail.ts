import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import { env } from './env'

export type Mail = {
  to: string
  subject: string
  html: string
  text: string
  /** The address of List-Unsubscribe: mail programs post to it, and RFC 8058 wants one of https alone. */
  unsubscribe?: string
}

// A hanging mail server delays one mail, not the queue (ms).
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }

let transport: Transporter | undefined
const server = (url: string) =>
  (transport ??= nodemailer.createTransport({ url, pool: true, maxConnections: 4, ...TIMEOUTS } as object))

/** Sends a mail by SMTP_URL, else writes it to DATA_DIR/mail as an .eml file that every mail program opens. */
export async function sendMail({ unsubscribe, ...mail }: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, DATA_DIR } = env()
  const message = {
    from: MAIL_FROM,
    ...mail,
    ...(unsubscribe && {
      headers: {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
  }
  if (SMTP_URL) return void (await server(SMTP_URL).sendMail(message))

  const written = await nodemailer.createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  const folder = path.resolve(DATA_DIR, 'mail')
  const file = path.join(folder, `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID()}.eml`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Written under another name and renamed, so that the file is never half written.
  await writeFile(`${file}.part`, written.message as Buffer, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Closes the connections to the mail server. */
export function closeMail() {
  transport?.close()
  transport = undefined
}
