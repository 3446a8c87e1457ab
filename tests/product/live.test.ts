import { ownDatabase } from '@/tests/own-database'
import { callsBesideOrders, walksLive } from './live-walk'

await ownDatabase()

walksLive(callsBesideOrders)
