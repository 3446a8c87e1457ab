// What the server of the browser tests joins when it starts: a PostgreSQL in DATA_DIR that doesn't wait for the disk, since
// nothing has to outlive the run, and a mailbox at INBOX_PORT.
import path from 'node:path'
import { startEmbeddedPostgres } from '@/lib/infra/postgres/embedded-postgres'
import { openKeptInbox } from '@/tests/kept-inbox'

const folder = path.resolve(process.env.DATA_DIR!)
const postgres = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', jit: 'off' },
})
const inbox = await openKeptInbox(path.join(folder, 'mail'), Number(process.env.INBOX_PORT))

const leave = () => void Promise.all([inbox.close(), postgres.stop()]).then(() => process.exit(0))
process.once('SIGTERM', leave).once('SIGINT', leave)
