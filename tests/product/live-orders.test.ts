import { ownDatabase } from '@/tests/own-database'
import { callsOfOrders, walksLive } from './live-walk'

await ownDatabase()

walksLive(callsOfOrders)
