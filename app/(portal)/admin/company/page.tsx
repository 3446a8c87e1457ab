import { CompanyScreen } from '@/components/people/company/CompanyScreen'
import { bankRateQuery, ratesQuery } from '@/components/people/company/query'
import { NdaPart } from '@/components/trade/nda/NdaPart'
import { nda } from '@/lib/contract/trade/nda'
import { getNda } from '@/lib/domain/trade/nda/get-nda'
import { operator } from '@/lib/contract/people/operator'
import { rates } from '@/lib/contract/money/rates'
import { getOperator } from '@/lib/domain/people/operator/get-operator'
import { listRates } from '@/lib/domain/money/rates/list-rates'
import { page } from '@/lib/http/page'

export const metadata = { title: 'Company' }

export default page(async ({ address, load }) => {
  await Promise.all([
    load(operator.get, getOperator, {}),
    address.tab === 'nda' && load(nda.get, getNda, {}),
    address.tab === 'rates' && load(rates.list, listRates, ratesQuery(address)),
    address.tab === 'rates' && load(rates.list, listRates, bankRateQuery),
  ])
  return <CompanyScreen nda={<NdaPart />} />
})
