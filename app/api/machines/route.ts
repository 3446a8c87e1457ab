import { machines } from '@/lib/contract'
import { listMachines } from '@/lib/domain/trade/machines/list-machines'
import { addMachine } from '@/lib/domain/trade/machines/add-machine'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(machines.list, listMachines)
export const POST = handle(machines.add, addMachine)
