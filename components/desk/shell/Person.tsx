import type { Role } from '@/lib/contract/people/account'
import { Initials } from '@/components/ui/data/Initials'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { memberLabel, type MemberRole } from '@/lib/terms/member-roles'
import { roleName } from './navigation'
import css from './Person.module.css'
import side from './side.module.css'

type Props = {
  viewer: { companyName: string; contactName: string; role: Role; member?: { role: MemberRole } }
}

/** Who is signed in: the company's initials, the person's name, and the role: that of the company for its owner. */
export function Person({ viewer }: Props) {
  return (
    <Row gap="medium" title={viewer.companyName}>
      <Initials of={viewer.companyName} decorative />
      <div className={`${side.words} ${css.words}`}>
        <Text as="p" size="small" weight="strong" cut={1}>
          {viewer.contactName}
        </Text>
        <Text as="p" size="micro" className={css.role}>
          {viewer.member && viewer.member.role !== 'owner' ? memberLabel[viewer.member.role] : roleName[viewer.role]}
        </Text>
      </div>
    </Row>
  )
}
