import type { Role } from '@/lib/contract/people/account'
import { Text } from '@/components/ui/layout/Text'
import { initials } from '@/lib/terms/format'
import { memberLabel, type MemberRole } from '@/lib/terms/member-roles'
import { roleName } from './navigation'
import css from './Person.module.css'
import side from './side.module.css'

type Props = {
  viewer: { companyName: string; contactName: string; role: Role; member?: { role: MemberRole } }
  onPlate?: boolean
}

/** Who is signed in: the company's initials, the person's name, and the role: that of the company for its owner. */
export function Person({ viewer, onPlate }: Props) {
  return (
    <div className={onPlate ? `${css.person} ${css.onPlate}` : css.person} title={viewer.companyName}>
      <Initials of={viewer.companyName} decorative />
      <div className={`${side.words} ${css.words}`}>
        <Text as="p" size="small" weight="strong" cut={1}>
          {viewer.contactName}
        </Text>
        <Text as="p" size="micro" tone="secondary" className={css.role}>
          {viewer.member && viewer.member.role !== 'owner' ? memberLabel[viewer.member.role] : roleName[viewer.role]}
        </Text>
      </div>
    </div>
  )
}

/** The company as a tile with its initials; `decorative` where the name follows. */
export function Initials({ of, decorative }: { of: string; decorative?: true }) {
  return (
    <span className={css.initials} aria-hidden={decorative}>
      {initials(of)}
    </span>
  )
}
