import { addresses } from '@/lib/contract'
import { addAddress } from '@/lib/domain/people/addresses/add-address'
import { listAddresses } from '@/lib/domain/people/addresses/list-addresses'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(addresses.list, listAddresses)
export const POST = handle(addresses.add, addAddress)
