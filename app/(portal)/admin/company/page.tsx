import { CompanyScreen } from '@/components/people/company/CompanyScreen'
import { ratesQuery } from '@/components/people/company/query'
import { operator } from '@/lib/contract/people/operator'
import { rates } from '@/lib/contract/money/rates'
import { getOperator } from '@/lib/domain/people/operator/get-operator'
import { listRates } from '@/lib/domain/money/rates/list-rates'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Company' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(operator.get, getOperator, {}),
    address.tab === 'rates' && load(rates.list, listRates, ratesQuery(address)),
  ])
  return <CompanyScreen />
})
