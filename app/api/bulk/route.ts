import { bulk } from '@/lib/contract'
import { runBulk } from '@/lib/domain/desk/bulk/run-bulk'
import { handle } from '@/lib/http/handler/handle'
import { drawsOfBulk } from '@/lib/http/handler/spend'

export const POST = handle(bulk.run, runBulk, { draws: drawsOfBulk })
