import { workorders } from '@/lib/contract'
import { attachWorkorderFiles } from '@/lib/domain/orders/workorders/attach-workorder-files'
import { handle } from '@/lib/http/handler/handle'

export const POST = handle(workorders.attachFiles, attachWorkorderFiles)
