'use client'

import { FilterSelect } from '@/components/ui/filters/FilterSelect'
import { ListSection } from '@/components/ui/screen/ListSection'
import { useList } from '@/components/ui/screen/useList'
import { inquiryQueue, statuses } from './queue-list'

/** The inquiries for admins; `?inquiries=new` filters those in status New. */
export const InquiryQueue = () => <ListSection list={useList(inquiryQueue)} more={[status]} />

const status = {
  label: 'Status',
  params: ['inquiries'],
  control: <FilterSelect label="Status" param="inquiries" options={statuses} />,
}
