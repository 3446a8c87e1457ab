import { bulk } from '@/lib/contract'
import { previewBulk } from '@/lib/domain/desk/bulk/run-bulk'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(bulk.preview, previewBulk, { draws: ({ ids }) => ({ writes: ids.length - 1 }) })
