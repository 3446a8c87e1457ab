import { Profile } from '@/components/accounts/Profile'
import { accounts } from '@/lib/contract/accounts'
import { getMe } from '@/lib/domain/accounts/get-me'
import { page } from '@/lib/http/page'

export const metadata = { title: 'My Profile' }

export default page(async ({ load }) => <Profile viewer={await load(accounts.me, getMe, {})} />)
