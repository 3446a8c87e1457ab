import { accounts } from '@/lib/contract'
import { listCategories } from '@/lib/domain/people/accounts/list-categories'
import { handle } from '@/lib/http/handler/handle'

export const GET = handle(accounts.categories, listCategories)
