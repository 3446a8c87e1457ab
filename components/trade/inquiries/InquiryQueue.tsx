'use client'

import { FilterSelect } from '@/components/ui/filters/Filters'
import { FiltersOf } from '@/components/ui/screen/ListParts'
import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { inquiryQueue, statuses } from './queue-list'

/** The inquiries for admins; `?inquiries=new` filters those in status New. */
export const InquiryQueue = () => (
  <ListSection
    list={useList(inquiryQueue)}
    filters={
      <>
        <FilterSelect label="Status" param="inquiries" options={statuses} />
        <FiltersOf list={inquiryQueue} />
      </>
    }
  />
)
