import { processes } from '@/lib/contract'
import { listProcesses } from '@/lib/domain/trade/processes/list-processes'
import { addProcess } from '@/lib/domain/trade/processes/add-process'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(processes.list, listProcesses)
export const POST = handle(processes.add, addProcess)
