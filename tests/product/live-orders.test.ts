import { calls } from '@/tests/nouns'
import { walksLive } from './live-walk'
import { ownDatabase } from '@/tests/own-database'

await ownDatabase()

walksLive(calls.filter(([line]) => /^\w+ \/api\/(work|problems|reports|lots|cert|receipts|invoices|bills)/.test(line)))
