import { Columns3, FilePen, FileText, type LucideIcon } from 'lucide-react'
import type { SearchHit } from '@/lib/contract/desk/search'
import { inquiryEnded, openToQuoting } from '@/lib/rules/trade/flows/inquiry-flow'
import { displayId } from '@/lib/terms/nouns'
import { may, type Act } from '@/lib/rules/core/permissions'
import type { ShellViewer } from '../shell-props'

type ActOn = { group: string; label: string; href: string; Icon: LucideIcon }

/** What this person can do at once with an inquiry that was found. */
export function actsOn({ id, status }: Pick<SearchHit, 'id' | 'status'>, viewer: ShellViewer): ActOn[] {
  const name = displayId('inquiry', id)
  const offered: [boolean, Act, Omit<ActOn, 'group'>][] = [
    [
      !inquiryEnded.some((one) => one === status),
      'inquiry.revise',
      { label: `Revise ${name}`, href: `/customer/inquiries?revise=${id}`, Icon: FilePen },
    ],
    [
      viewer.role === 'customer' && status !== 'new',
      'quotation.list',
      { label: `Compare quotations on ${name}`, href: `/customer/quotations?compare=${id}`, Icon: Columns3 },
    ],
    [
      openToQuoting.some((one) => one === status),
      'quotation.create',
      { label: `Quote ${name}`, href: `/supplier/quotations?inquiry=${id}&quote=1`, Icon: FileText },
    ],
  ]
  return offered.flatMap(([possible, act, entry]) =>
    possible && may(act, viewer) ? [{ group: `On ${name}`, ...entry }] : [],
  )
}
