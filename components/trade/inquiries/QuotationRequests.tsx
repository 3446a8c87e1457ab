'use client'

import { FilterSelect } from '@/components/ui/filters/FilterSelect'
import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { choices, quotationRequests } from './requests-list'

/** What a supplier can quote on; an inquiry opens in the drawer of `?inquiry=`. */
export const QuotationRequests = () => <ListSection list={useList(quotationRequests)} more={[quoted]} />

const quoted = {
  label: 'Show',
  params: ['inquiries'],
  control: <FilterSelect label="Show" param="inquiries" options={choices} />,
}
