import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

type Arrived = (raw: Buffer, mail: Email) => Promise<void>

/** A mail server on loopback with one mailbox for everybody: what arrives is read as a mail program reads it. */
export async function openInbox(port = 0, arrived: Arrived = async () => {}) {
  const mails: Email[] = []
  let refusing: number | null = null
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Whoever names themselves is let in.
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refusing) return done(Object.assign(new Error('Not now'), { responseCode: refusing }))
        const raw = Buffer.concat(chunks)
        PostalMime.parse(raw)
          .then(async (mail) => {
            await arrived(raw, mail)
            mails.push(mail)
            done()
          })
          .catch(done)
      })
    },
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.server.address() as { port: number }
  return {
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    /** The mails to an address, in the order in which they came. */
    to: (address: string) => mails.filter((mail) => mail.to?.some((to) => to.address === address)),
    /** From now on mails are turned away with this code, or taken again. */
    refuse: (yes: boolean, code = 451) => void (refusing = yes ? code : null),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
