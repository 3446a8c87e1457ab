import { ProblemsScreen } from '@/components/orders/order-problems/ProblemsScreen'
import { problemsQuery } from '@/components/orders/order-problems/query'
import { problems } from '@/lib/contract/orders/order-problems'
import { getProblem } from '@/lib/domain/orders/order-problems/get-problem'
import { listProblems } from '@/lib/domain/orders/order-problems/list-problems'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Problems' }

export default page(async ({ address, load }) => {
  await load(problems.list, listProblems, problemsQuery(address))
  // A link to an unknown problem still shows the list; the drawer has the error.
  if (address.id) await load(problems.get, getProblem, { id: address.id }).catch(() => null)
  return <ProblemsScreen />
})
