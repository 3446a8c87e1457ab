import { accounts } from '@/lib/contract/people/accounts'
import { chooseLanguage } from '@/lib/domain/people/accounts/choose-language'
import { handle } from '@/lib/http/handler/handle'

export const PATCH = handle(accounts.chooseLanguage, chooseLanguage)
