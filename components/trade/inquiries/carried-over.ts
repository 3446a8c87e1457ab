'use client'

import { idIn } from '@/components/ui/filters/search-params'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import { useApi } from '@/lib/client/api'
import type { Address } from '@/lib/contract/people/addresses'
import type { DocumentKind } from '@/lib/contract/files/document-kinds'
import type { Inquiry } from '@/lib/contract/trade/inquiries'
import { daysUntil } from '@/lib/terms/format'
import { processChoices } from './query'

/** The form of an inquiry, empty. */
export const empty = {
  projectName: '',
  processId: '',
  description: '',
  quantity: '',
  material: '',
  targetDate: '',
  specialRequirements: '',
  partNumber: '',
  drawingRevision: '',
  addressId: '',
  quoteBy: '',
  sealed: '',
  nda: '',
  requiredDocuments: [] as DocumentKind[],
  aql: '',
  files: [],
} as const

/** The own inquiry that `?again=` names, with the choice of its process; null without one. */
export function useInquiryAgain(): Inquiry | null | 'loading' {
  const id = idIn(useUrlState().get('again'))
  const { data, error } = useApi('GET /api/inquiries/{id}', id ? { id } : null, { keepPreviousData: false })
  const choices = useApi('GET /api/processes', processChoices).data?.items
  if (!id || error) return null
  if (!data || !choices) return 'loading'
  // Customers choose from one entry a name, which another supplier's process may stand for.
  return { ...data, processId: choices.find(({ name }) => name === data.processName)?.id ?? null }
}

/** What the form starts with for the same parts again; files and a date that has passed stay behind. */
export const carriedOver = (i: Inquiry) => ({
  projectName: i.projectName,
  processId: i.processId ? String(i.processId) : '',
  description: i.description,
  quantity: String(i.quantity),
  material: i.material ?? '',
  targetDate: i.targetDate && daysUntil(i.targetDate, Date.now()) >= 0 ? i.targetDate.slice(0, 10) : '',
  specialRequirements: i.specialRequirements ?? '',
  partNumber: i.partNumber ?? '',
  drawingRevision: i.drawingRevision ?? '',
  requiredDocuments: i.requiredDocuments,
  aql: i.aql ?? '',
  nda: i.nda === true ? 'true' : '',
  files: [],
})

/** The address that the form begins with: that of the earlier inquiry where it is still one, else the default. */
export function addressFor(again: Inquiry | null, addresses: readonly Address[]): string {
  const chosen = addresses.find(({ id }) => id === again?.addressId) ?? addresses.find(({ isDefault }) => isDefault)
  return chosen ? String(chosen.id) : ''
}
