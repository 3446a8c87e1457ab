// A mail server on loopback for development: what arrives is kept in DATA_DIR/mail as .eml files.
//   INBOX_PORT=3025 tsx scripts/inbox.ts
// Whoever starts it with a channel is told its address.
import path from 'node:path'
import { openKeptInbox } from '@/tests/kept-inbox'

const folder = path.resolve(process.env.DATA_DIR || '.data', 'mail')
const inbox = await openKeptInbox(folder, Number(process.env.INBOX_PORT || 0))
process.send?.(inbox.url)
const leave = () => void inbox.close().then(() => process.exit(0))
process.once('SIGTERM', leave).once('SIGINT', leave).once('disconnect', leave)
