'use client'

import { FilterSelect } from '@/components/ui/filters/Filters'
import { FiltersOf } from '@/components/ui/screen/ListParts'
import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { choices, quotationRequests } from './requests-list'

const whose = [
  { value: '', label: 'All processes' },
  { value: 'true', label: 'My processes' },
]

/** What a supplier can quote on; an inquiry opens in the drawer of `?inquiry=`. */
export const QuotationRequests = () => (
  <ListSection
    list={useList(quotationRequests)}
    filters={
      <>
        <FilterSelect label="Show" param="inquiries" options={choices} />
        <FilterSelect label="Process" param="fits" options={whose} />
        <FiltersOf list={quotationRequests} />
      </>
    }
  />
)
