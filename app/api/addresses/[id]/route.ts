import { addresses } from '@/lib/contract'
import { editAddress } from '@/lib/domain/people/addresses/edit-address'
import { removeAddress } from '@/lib/domain/people/addresses/remove-address'
import { handle } from '@/lib/http/handler/handle'

export const DELETE = handle(addresses.remove, removeAddress)
export const PATCH = handle(addresses.edit, editAddress)
